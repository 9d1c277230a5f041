#include <encounters/arguments/arguments.hpp>

#include <fmt/format.h>

#include <charconv>

namespace encounters::arguments {

namespace {

// What stands before the first `mark`, and behind it; all of it before when there is no such mark.
struct Parts {
    std::string before;
    std::string after;
};

Parts parted(const std::string& text, const std::string& mark) {
    const auto at = text.find(mark);
    if (at == std::string::npos) return {text, ""};
    return {text.substr(0, at), text.substr(at + mark.size())};
}

// "--seed: 1 required TEXT missing", "--seed: At Most 1 required but received 2"
std::string mismatch(const Parts& said) {
    const bool is_missing = said.after.find("missing") != std::string::npos;
    if (is_missing) return said.before + " needs a value behind it.";
    const bool is_repeated = said.after.find("received") != std::string::npos;
    return said.before + (is_repeated ? " can be given only once." : " takes no value.");
}

// "The following argument was not expected: a"; "... arguments were not expected: c b a": the last one was said first.
std::string unexpected(const std::string& said) {
    const std::string all = parted(said, ": ").after;
    const bool is_one = said.find("argument was") != std::string::npos;
    return fmt::format("\"{}\" has no meaning here.", is_one ? all : all.substr(all.rfind(' ') + 1));
}

std::string missing(const std::string& said) {
    const std::string what = parted(said, " is required").before;
    return (what == "A subcommand" ? "A command" : what) + " is missing.";
}

template <class Kind>
bool is(const CLI::ParseError& error) {
    return dynamic_cast<const Kind*>(&error) != nullptr;
}

}  // namespace

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// The option's own name is put before it by CLI11.
CLI::Validator whole_number_in(Range range) {
    const auto check = [range](const std::string& text) -> std::string {
        const auto number = whole_number(text);
        if (number && *number >= range.least && *number <= range.most) return "";
        return fmt::format("takes a whole number from {} to {}, not \"{}\".", range.least, range.most, text);
    };
    return CLI::Validator(check, "");
}

CLI::Validator number_in(double least, double most) {
    const auto check = [least, most](const std::string& text) -> std::string {
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool is_whole = error == std::errc{} && end == text.data() + text.size();
        if (is_whole && number >= least && number <= most) return "";
        return fmt::format("takes a number from {} to {}, not \"{}\".", least, most, text);
    };
    return CLI::Validator(check, "");
}

std::string sentence(const CLI::ParseError& error) {
    const std::string said = error.what();
    const Parts of_option = parted(said, ": ");
    if (is<CLI::ValidationError>(error)) return of_option.before + " " + of_option.after;
    if (is<CLI::ArgumentMismatch>(error)) return mismatch(of_option);
    if (is<CLI::ConversionError>(error)) return parted(of_option.before, " = ").before + " takes no value.";
    if (is<CLI::ExtrasError>(error)) return unexpected(said);
    if (is<CLI::RequiredError>(error)) return missing(said);
    const Parts needing = parted(said, " requires ");
    if (is<CLI::RequiresError>(error)) return needing.before + " can't stand without " + needing.after + ".";
    const Parts excluding = parted(said, " excludes ");
    if (is<CLI::ExcludesError>(error)) return excluding.before + " can't stand beside " + excluding.after + ".";
    return said + ".";
}

}  // namespace encounters::arguments

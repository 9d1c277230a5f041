#include "cards/reader.hpp"

#include "cards/syntax.hpp"
#include "cards/tokens.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <limits>
#include <map>

namespace encounters::cards {

namespace {

using Json = nlohmann::json;

// Builds the tree from what the parser reports. The parser tells no places, so a cursor follows it through the text.
class TreeBuilder : public nlohmann::json_sax<Json> {
public:
    TreeBuilder(std::string_view text, FaultList& faults) : text_(text), cursor_(text), faults_(faults) {}

    bool null() override { return add(ValueKind::null) != nullptr; }
    bool boolean(bool truth) override {
        auto* value = add(ValueKind::boolean);
        if (value) value->boolean = truth;
        return value != nullptr;
    }
    bool number_integer(number_integer_t number) override { return add_whole(number); }
    bool number_unsigned(number_unsigned_t number) override {
        constexpr auto kMost = static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
        if (number > kMost) return add_number(ValueKind::fraction) != nullptr;
        return add_whole(static_cast<std::int64_t>(number));
    }
    bool number_float(number_float_t, const string_t&) override { return add_number(ValueKind::fraction) != nullptr; }
    bool string(string_t& content) override {
        auto* value = add(ValueKind::text);
        if (value) value->text = content;
        return value != nullptr;
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(ValueKind::object); }
    bool start_array(std::size_t) override { return open(ValueKind::list); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override;
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override;

    Value take_root() { return std::move(root_); }

private:
    // Moves the cursor over the token that was just read.
    Place pass_token() {
        cursor_.advance_to(start_of_token(text_, cursor_.offset()));
        token_ = cursor_.offset();
        const auto place = cursor_.place();
        cursor_.advance_to(end_of_token(text_, token_));
        return place;
    }
    Value* add(ValueKind kind);
    Value& slot();
    Value* add_number(ValueKind kind) {
        auto* value = add(kind);
        if (value) value->text = std::string(text_.substr(token_, cursor_.offset() - token_));
        return value;
    }
    bool add_whole(std::int64_t number) {
        auto* value = add_number(ValueKind::whole);
        if (value) value->whole = number;
        return value != nullptr;
    }
    bool open(ValueKind kind);
    bool close() {
        pass_token();
        path_.pop_back();
        open_.pop_back();
        key_lines_.pop_back();
        return true;
    }
    const std::string& here() const {
        static const std::string nowhere;
        return path_.empty() ? nowhere : path_.back()->pointer;
    }

    std::string_view text_;
    TextCursor cursor_;
    FaultList& faults_;
    Value root_;
    std::vector<Value*>
        path_;  // lists and objects not closed; their addresses hold while nothing is added outside them
    std::vector<OpenBracket> open_;
    std::vector<std::map<std::string, int>> key_lines_;
    std::size_t token_ = 0;
    std::size_t values_ = 0;
};

// Where the next value goes, with its pointer filled in.
Value& TreeBuilder::slot() {
    if (path_.empty()) return root_;
    auto& parent = *path_.back();
    open_.back().step = Step::value;
    if (parent.kind == ValueKind::object) {
        auto& member = parent.members.back();
        member.value.pointer = pointer_to(parent.pointer, member.key);
        return member.value;
    }
    auto& item = parent.items.emplace_back();
    item.pointer = pointer_to(parent.pointer, fmt::to_string(parent.items.size() - 1));
    return item;
}

Value* TreeBuilder::add(ValueKind kind) {
    const auto place = pass_token();
    auto& value = slot();
    value.kind = kind;
    value.place = place;
    std::string flaw = ++values_ > kMostValues ? fmt::format("more than {} values in one file", kMostValues) : "";
    const auto token = text_.substr(token_, cursor_.offset() - token_);
    // The parser takes 03 for 0 and something else; in the text it is one word.
    if (flaw.empty() && !word_at(token).empty()) flaw = flaw_of_word(token);
    if (flaw.empty()) return &value;
    faults_.error_at(place, value.pointer, std::move(flaw));
    return nullptr;
}

bool TreeBuilder::open(ValueKind kind) {
    auto* value = add(kind);
    if (!value) return false;
    if (path_.size() == kMostDepth) {
        faults_.error(*value, fmt::format("lists and objects lie more than {} deep in each other", kMostDepth));
        return false;
    }
    path_.push_back(value);
    OpenBracket bracket;
    bracket.is_object = kind == ValueKind::object;
    bracket.place = value->place;
    open_.push_back(bracket);
    key_lines_.emplace_back();
    return true;
}

bool TreeBuilder::key(string_t& name) {
    const auto place = pass_token();
    auto& object = *path_.back();
    Member member;
    member.key = name;
    member.place = place;
    const auto [first, is_new] = key_lines_.back().try_emplace(name, place.line);
    member.repeated = !is_new;
    if (member.repeated)
        faults_.error_at(place, pointer_to(object.pointer, name),
                         fmt::format("duplicate key {}; first in line {}", in_quotes(name), first->second));
    object.members.push_back(std::move(member));
    open_.back().step = Step::key;
    open_.back().last_key = name;
    return true;
}

bool TreeBuilder::parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) {
    const auto fault = why_broken({text_, cursor_, open_, open_.empty() && values_ > 0});
    faults_.error_at(fault.place, here(), fault.message);
    return false;
}

}  // namespace

std::optional<Value> read_json(std::string_view text, FaultList& faults) {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text.size() > kMostBytes) {
        faults.error_at({}, {}, fmt::format("the file has {} bytes; at most {} are read", text.size(), kMostBytes));
        return std::nullopt;
    }
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    if (const auto flaw = why_no_text(text)) {
        TextCursor cursor(text);
        cursor.advance_to(flaw->at);
        faults.error_at(cursor.place(), {}, flaw->message);
        return std::nullopt;
    }
    TreeBuilder builder(text, faults);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) return std::nullopt;
    return builder.take_root();
}

}  // namespace encounters::cards

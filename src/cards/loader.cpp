#include <encounters/cards/loader.hpp>

#include "cards/card_reading.hpp"
#include "cards/pack_files.hpp"
#include "cards/reader.hpp"
#include "cards/whole_pack.hpp"

#include <algorithm>

namespace encounters::cards {

namespace {

enum PackFile : std::size_t { kPackFile, kTableFile, kContractsFile, kEncountersFile, kEquipmentFile, kCommandsFile };

// The files of one pack while they are read, in the order of kPackFiles.
class PackReading {
public:
    PackReading() {
        for (const auto file : kPackFiles) faults_.emplace_back(std::string(file));
    }

    FaultList& faults_of(std::size_t file) { return faults_[file]; }
    void read(std::size_t file, std::string_view text) { roots_[file] = read_json(text, faults_[file]); }
    Catalogue finish();
    std::vector<Fault> all_faults() const;

private:
    using CardReader = void (*)(const Value&, const Words*, Catalogue&, FaultList&);
    ReadList read_cards(std::size_t file, std::string_view key, CardReader reader);
    bool read_constants();
    ReadPack read_all();

    std::vector<FaultList> faults_;
    std::array<std::optional<Value>, kPackFiles.size()> roots_;
    Catalogue catalogue_;
    bool has_keywords_ = false;
};

std::vector<Fault> PackReading::all_faults() const {
    std::vector<Fault> all;
    for (const auto& list : faults_) {
        const auto faults = list.sorted();
        all.insert(all.end(), faults.begin(), faults.end());
    }
    return all;
}

// Whether the constants can be relied on.
bool PackReading::read_constants() {
    auto& faults = faults_[kTableFile];
    if (!roots_[kTableFile]) return false;
    const int before = faults.size();
    read_table(*roots_[kTableFile], catalogue_, faults);
    const auto* keywords = roots_[kTableFile]->find("keywords");
    has_keywords_ =
        keywords && keywords->kind == ValueKind::list && keywords->items.size() == catalogue_.keywords.size();
    return faults.size() == before;
}

ReadList PackReading::read_cards(std::size_t file, std::string_view key, CardReader reader) {
    if (!roots_[file]) return {};
    reader(*roots_[file], has_keywords_ ? &catalogue_.keywords : nullptr, catalogue_, faults_[file]);
    const auto* list = roots_[file]->find(key);
    if (!list || list->kind != ValueKind::list) return {};
    return {list, &faults_[file]};
}

ReadPack PackReading::read_all() {
    ReadPack pack;
    if (roots_[kPackFile]) read_pack(*roots_[kPackFile], catalogue_, faults_[kPackFile]);
    pack.has_table = read_constants();
    pack.contracts = read_cards(kContractsFile, "contracts", read_contracts);
    pack.encounters = read_cards(kEncountersFile, "encounters", read_encounters);
    pack.equipment = read_cards(kEquipmentFile, "equipment", read_equipment);
    pack.commands = read_cards(kCommandsFile, "commands", read_commands);
    return pack;
}

Catalogue PackReading::finish() {
    const auto pack = read_all();
    check_whole(pack, catalogue_);
    if (has_errors(all_faults())) return {};
    warn_of_dead_cards(pack, catalogue_);
    number_copies(catalogue_);
    const auto reason = why_unplayable(catalogue_);
    if (!reason.empty()) faults_[kPackFile].error_at({}, {}, reason);
    return std::move(catalogue_);
}

LoadResult load_files(const std::vector<PackFileText>& files) {
    PackReading reading;
    LoadResult result;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (files[i].text) {
            reading.read(i, *files[i].text);
            result.pack_texts.push_back({std::string(kPackFiles[i]), *files[i].text, content_hash(*files[i].text)});
        } else {
            reading.faults_of(i).error_at({}, {}, files[i].message, files[i].suggestion);
        }
    }
    auto catalogue = reading.finish();
    result.faults = reading.all_faults();
    if (!has_errors(result.faults)) result.catalogue = std::move(catalogue);
    return result;
}

}  // namespace

LoadResult load_pack(const std::filesystem::path& folder) {
    if (auto fault = why_no_pack_folder(folder)) {
        LoadResult result;
        result.faults.push_back(std::move(*fault));
        return result;
    }
    return load_files(read_pack_files(folder));
}

LoadResult load_pack_from_texts(const std::map<std::string, std::string>& texts) {
    std::vector<PackFileText> files;
    for (const auto file : kPackFiles) {
        const auto found = texts.find(std::string(file));
        PackFileText read;
        if (found != texts.end())
            read.text = found->second;
        else
            read.message = missing_file_message();
        files.push_back(std::move(read));
    }
    return load_files(files);
}

std::uint64_t content_hash(std::string_view text) {
    constexpr std::uint64_t kOffset = 14695981039346656037u;
    constexpr std::uint64_t kPrime = 1099511628211u;
    std::uint64_t hash = kOffset;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
    return hash;
}

}  // namespace encounters::cards

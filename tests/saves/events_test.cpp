// Events as JSON lines: documented to the last member, and enough to check a game's arithmetic without the rules.
#include "support/catch.hpp"

#include "support/play_tables.hpp"
#include "support/test_files.hpp"

#include <encounters/play/event_json.hpp>

#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

using nlohmann::ordered_json;
using Members = std::vector<std::string>;

// The words between backquotes in a text.
Members quoted_in(const std::string& text) {
    Members words;
    for (std::size_t start = text.find('`'); start != std::string::npos; start = text.find('`', start)) {
        const std::size_t end = text.find('`', start + 1);
        words.push_back(text.substr(start + 1, end - start - 1));
        start = end + 1;
    }
    return words;
}

// The tables below "## Events" of docs/journal.md: members by event.
std::map<std::string, Members> documented_events() {
    const std::string page = content_of(ENCOUNTERS_SOURCE_DIR "/docs/journal.md");
    std::map<std::string, Members> events;
    for (std::size_t line = page.find("\n| `", page.find("## Events")); line != std::string::npos; line = page.find("\n| `", line + 1)) {
        const std::size_t second = page.find(" | ", line + 1);
        const std::size_t third = page.find(" |", second + 3);
        for (const auto& name : quoted_in(page.substr(line, second - line))) events[name] = quoted_in(page.substr(second, third - second));
    }
    return events;
}

// One event of every kind.
template <std::size_t kind = 0>
std::vector<Event> all_events() {
    if constexpr (kind == std::variant_size_v<Event>) {
        return {};
    } else {
        auto rest = all_events<kind + 1>();
        rest.insert(rest.begin(), std::variant_alternative_t<kind, Event>{});
        return rest;
    }
}

ordered_json parsed(const Event& event) { return ordered_json::parse(event_json(event, *core_pack().catalogue)); }

// What a program that knows no rules can add up and compare, from the lines alone.
class Auditor {
public:
    explicit Auditor(int seats) : seats_(seats), cbills_(seats), reputation_(seats) {}

    void read(const ordered_json& event) {
        const std::string name = event["event"];
        if (name == "turn_began") begin_turn(event);
        if (name == "started_fresh") clear();
        if (name == "encounter_revealed") column_of_[event["encounter"]] = event["column"];
        if (name == "encounter_defeated") ++defeated_[column_of_.at(event["encounter"])];
        if (name == "bonus_noted") bonus_[column_of_.at(event["encounter"])] += event["cbills"].get<int>();
        if (name == "hazard_pay_noted") hazard_[{event["seat"], column_of_.at(event["encounter"])}] += event["cbills"].get<int>();
        if (name == "cashed_out") cash_out(event);
        if (name == "reputation_scored") score(event);
        if (name == "dice_locked") lock(event);
        if (name == "cbills_changed") pay(event["seat"], event["by"]);
        if (name == "equipment_bought" || name == "equipment_readied") pay(event["seat"], -event["cost"].get<int>());
        if (name == "burned") reputation_[event["seat"]] -= event["reputation"].get<int>();
        if (name == "won_game") CHECK(reputation_[event["seat"]] == event["reputation"]);
    }
    const std::vector<int>& cbills() const { return cbills_; }
    const std::vector<int>& reputation() const { return reputation_; }

private:
    void begin_turn(const ordered_json& event) {
        REQUIRE(event["turn"] == turn_ + 1);
        if (turn_ > 0) REQUIRE(event["seat"] == (seat_ + 1) % seats_);
        turn_ = event["turn"];
        seat_ = event["seat"];
    }
    void clear() {
        column_of_.clear();
        defeated_.clear();
        bonus_.clear();
        hazard_.clear();
        paid_.clear();
    }
    void pay(int seat, int amount) {
        cbills_[seat] += amount;
        REQUIRE(cbills_[seat] >= 0);
    }
    void cash_out(const ordered_json& event) {
        INFO(event.dump());
        const int column = event["column"];
        REQUIRE(paid_.insert(column).second);
        REQUIRE(event["rate"] == column + 1);
        REQUIRE(event["count"] == defeated_[column]);
        REQUIRE(event["bonus"] == bonus_[column]);
        REQUIRE((event["hazard"] == hazard_[{event["seat"], column}]));
        int total = event["count"].get<int>() * event["rate"].get<int>();
        for (const char* part : {"bonus", "hazard", "contract_pay", "command_pay", "secure_bonus"}) total += event[part].get<int>();
        REQUIRE(event["total"] == total);
        pay(event["seat"], total);
    }
    void score(const ordered_json& event) {
        INFO(event.dump());
        int total = 0;
        for (const char* part : {"value", "column_bonus", "condition_bonus", "command_bonus"}) total += event[part].get<int>();
        REQUIRE(event["total"] == total);
        REQUIRE(event["column_bonus"] == event["column"]);
        reputation_[event["seat"]] += total;
    }
    void lock(const ordered_json& event) {
        INFO(event.dump());
        int total = 0;
        for (const auto& die : event["dice"]) total += die["face"].get<int>();
        REQUIRE(event["value"] == total);
    }

    int seats_;
    std::vector<int> cbills_;
    std::vector<int> reputation_;
    std::map<int, int> column_of_;
    std::map<int, int> defeated_;
    std::map<int, int> bonus_;
    std::map<std::pair<int, int>, int> hazard_;  // by seat and column: nobody is paid for another's risk
    std::set<int> paid_;
    int turn_ = 0;
    int seat_ = 0;
};

void audit(const Session& session) {
    Auditor auditor(static_cast<int>(session.table().seats.size()));
    for (const auto& event : session.events()) auditor.read(parsed(event));
    for (std::size_t seat = 0; seat < session.table().seats.size(); ++seat) {
        REQUIRE(auditor.cbills()[seat] == session.state().seats[seat].cbills);
        REQUIRE(auditor.reputation()[seat] == session.state().seats[seat].reputation);
    }
}

}  // namespace

TEST_CASE("docs/journal.md names every event and every member of it, in order") {
    const auto documented = documented_events();
    const auto events = all_events();

    CHECK(documented.size() == events.size());
    for (const auto& event : events) {
        const auto json = parsed(event);
        const std::string name = json["event"];
        Members members;
        for (const auto& [key, value] : json.items()) members.push_back(key);
        INFO(name);
        REQUIRE(documented.contains(name));
        REQUIRE(members.size() >= 2);
        CHECK(Members(members.begin(), members.begin() + 2) == Members{"event", "rule"});
        CHECK(Members(members.begin() + 2, members.end()) == documented.at(name));
    }
}

TEST_CASE("a game's arithmetic can be checked from its events alone") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        auto table = table_of(core_pack(), 1 + static_cast<int>(seed % 8));
        table.even_start = seed % 2 == 0;
        auto house = seeded_session(table, seed);
        decide_by_house(house, 100000);
        audit(house);
        auto restless = seeded_session(table, seed);
        SplitMix64 choice(seed);
        decide_restlessly(restless, choice, 500);
        audit(restless);
    }
}

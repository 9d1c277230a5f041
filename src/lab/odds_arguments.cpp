#include "lab/odds_arguments.hpp"

#include <encounters/arguments/arguments.hpp>
#include <encounters/odds/counts.hpp>

namespace encounters::lab {

void add_odds(CLI::App& app, OddsOptions& said) {
    CLI::App& command = *app.add_subcommand("odds", "The chance that dice beat an Encounter");
    command.add_option("--dice", said.dice, "Dice to be rolled: 5w1y; w white, y yellow, g green, b blue, k black");
    arguments::add_number(command, "--value", said.value, {1, odds::kMostValue})->description("What they have to total");
    command.add_option("--bar", said.bars, "Barred colours or types of Equipment: energy,blue")->delimiter(',');
    command.add_option("--equipment", said.equipment, "Ready Equipment, by id: er-ppc,jump-jets")->delimiter(',');
    command.add_option("--data", said.data, "Folder of the cards, instead of the program's own");
    command.add_option("--journal", said.journal, "Ask about a position of this journal instead");
    arguments::add_number(command, "--move", said.move)->description("How many of the journal's moves are made before");
    command.add_flag("--json", said.json, "One JSON object instead of text");
}

}  // namespace encounters::lab

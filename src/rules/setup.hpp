// Setting the table up: Commands dealt, the market laid out, the first player drawn (chapter 1).
#pragma once

#include "rules/step.hpp"

namespace encounters {

void deal_command(Step& step, CommandId command);
void draw_first_seat(Step& step, SeatIndex seat);

}  // namespace encounters

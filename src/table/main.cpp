#include <iostream>
#include <string>
#include <vector>

#include "table/program.hpp"

int main(int count, char** values) {
    using namespace encounters::table;
    const std::vector<std::string> arguments(values + (count > 0 ? 1 : 0), values + count);
    const ReadCommandLine read = read_command_line(arguments, std::cout, std::cerr);
    return read.wish ? run_program(*read.wish, std::cerr) : read.exit_code;
}

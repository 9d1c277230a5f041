#include <encounters/lab/lab.hpp>

#include <iostream>

int main(int count, char** values) {
    const std::vector<std::string> arguments(values + (count > 0 ? 1 : 0), values + count);
    const int code = encounters::lab::run(arguments, {std::cin, std::cout, std::cerr});
    std::cout.flush();
    if (std::cout.good()) return code;
    std::cerr << "encounters-lab: the output could not be written\n";
    return code == encounters::lab::kDone ? encounters::lab::kFailed : code;
}

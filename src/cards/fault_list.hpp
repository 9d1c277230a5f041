// Collects the faults of one file while it is read.
#pragma once

#include "cards/value.hpp"

#include <encounters/cards/diagnostics.hpp>

#include <string>
#include <utility>
#include <vector>

namespace encounters::cards {

class FaultList {
public:
    explicit FaultList(std::string file) : file_(std::move(file)) {}

    // At a value.
    void error(const Value& at, std::string message, std::string suggestion = {});
    void warning(const Value& at, std::string message);
    // At a place within, or instead of, a value.
    void error_at(Place place, std::string pointer, std::string message, std::string suggestion = {});

    const std::string& file() const { return file_; }
    bool has_errors() const { return cards::has_errors(faults_); }
    int size() const { return static_cast<int>(faults_.size()); }
    // In order of place; equal places in the order in which they were found.
    std::vector<Fault> sorted() const;

private:
    std::string file_;
    std::vector<Fault> faults_;
};

}  // namespace encounters::cards

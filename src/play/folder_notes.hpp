// What is noted down in a folder of saved games beside them: further folders, and which game was played last.
#pragma once

#include <encounters/play/file_system.hpp>

#include <optional>
#include <vector>

namespace encounters::play {

// Absolute folders, in the order in which they were noted.
std::vector<std::filesystem::path> further_folders(const std::filesystem::path& first);
// Gives the reason when it can't be noted.
std::optional<std::string> note_further_folder(const std::filesystem::path& first, const std::filesystem::path& folder,
                                               FileSystem& files);

// The file noted as played last; empty when none is.
std::filesystem::path noted_as_last(const std::filesystem::path& first);
// Notes it, or nothing when `file` is empty. That it can't be done is no matter.
void note_as_last(const std::filesystem::path& first, const std::filesystem::path& file, FileSystem& files);

// Adds what is, or is named like, a journal.
void journals_in(const std::filesystem::path& folder, std::vector<std::filesystem::path>& journals);

// Journals in the order in which they were played, the last one first, as far as their own dates and those of their files
// tell: the later of when the game began and when it was written; then the writing; then the number in the name.
void sort_by_dates(std::vector<std::filesystem::path>& journals);

// Deletes what programs that were stopped have left in a folder, seeds without a journal and halves of files, when it is
// older than a day.
void tidy(const std::filesystem::path& folder, FileSystem& files);

}  // namespace encounters::play

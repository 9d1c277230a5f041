// Threads that take one game after another; each counts for itself, and whole numbers add up in any order.
#include <encounters/simulation/run.hpp>

#include <encounters/simulation/watcher.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace encounters::simulation {

namespace {

constexpr std::chrono::milliseconds kBetweenReports{200};

// What the threads of one run share.
struct Work {
    const Catalogue& catalogue;
    const Terms& terms;
    const GameRange games;
    const MakePlayer& make_player;
    Tally total;
    std::atomic<std::uint64_t> next;
    std::mutex mutex{};
    std::condition_variable finished{};
    int working = 0;
    std::exception_ptr failure{};
};

// One thread's players, tally and watcher.
class Worker {
public:
    explicit Worker(const Work& work)
        : work_(work), names_(names_in(work.terms)), tally_(work.terms), watcher_(work.catalogue, tally_) {
        for (const std::string& name : names_) players_.push_back(work.make_player(name));
        for (const std::string& name : work.terms.players)
            name_of_.push_back(static_cast<int>(std::find(names_.begin(), names_.end(), name) - names_.begin()));
    }

    void play(std::uint64_t game) {
        const Terms& terms = work_.terms;
        seated_.clear();
        names_at_.clear();
        for (int seat = 0; seat < terms.seats(); ++seat) {
            names_at_.push_back(name_of_[static_cast<std::size_t>(player_at(terms, game, seat))]);
            seated_.push_back(players_[static_cast<std::size_t>(names_at_.back())].get());
        }
        const GameTerms game_terms{work_.catalogue, terms.setup(), terms.cap};
        const PlayedGame played = play_game(game_terms, seed_of_game(terms.seed, game), seated_, &watcher_);
        watcher_.ended(played.end, names_at_, terms.cap);
    }
    const Tally& tally() const { return tally_; }

private:
    const Work& work_;
    std::vector<std::string> names_;
    std::vector<int> name_of_;  // by place in Terms::players
    std::vector<std::unique_ptr<players::Player>> players_;
    std::vector<players::Player*> seated_;
    std::vector<int> names_at_;  // by seat
    Tally tally_;
    Watcher watcher_;
};

void play_all(Work& work) {
    Worker worker(work);
    for (auto game = work.next++; game < work.games.last; game = work.next++) worker.play(game);
    const std::lock_guard lock(work.mutex);
    work.total.add(worker.tally());
}

void work_until_done(Work& work) {
    std::exception_ptr failure;
    try {
        play_all(work);
    } catch (...) {
        failure = std::current_exception();
        work.next = work.games.last;
    }
    const std::lock_guard lock(work.mutex);
    if (failure && !work.failure) work.failure = failure;
    --work.working;
    work.finished.notify_one();
}

// As many threads as the system gives, one at least: the report is the same for any number.
std::vector<std::thread> begin_threads(Work& work) {
    std::vector<std::thread> threads;
    for (int missing = work.working; missing > 0; --missing) {
        try {
            threads.emplace_back(work_until_done, std::ref(work));
        } catch (const std::system_error&) {
            if (threads.empty()) throw;
            const std::lock_guard lock(work.mutex);
            work.working -= missing;
            break;
        }
    }
    return threads;
}

void wait_for(Work& work, const Crew& crew) {
    std::unique_lock lock(work.mutex);
    while (!work.finished.wait_for(lock, kBetweenReports, [&] { return work.working == 0; })) {
        if (!crew.progress) continue;
        lock.unlock();
        crew.progress(std::min(work.next.load(), work.games.last) - work.games.first);
        lock.lock();
    }
}

}  // namespace

GameRange games_of(const Terms& terms, const Part& part) {
    return {terms.games / part.of * (part.number - 1) + terms.games % part.of * (part.number - 1) / part.of,
            terms.games / part.of * part.number + terms.games % part.of * part.number / part.of};
}

MakePlayer players_knowing(std::shared_ptr<const players::Knowledge> knowledge) {
    return [knowledge = std::move(knowledge)](const std::string& name) { return players::player_named(name, knowledge); };
}

Tally run(const Catalogue& catalogue, const Terms& terms, const Part& part, const Crew& crew) {
    const GameRange games = games_of(terms, part);
    Work work{catalogue, terms, games, crew.make_player, Tally(terms), games.first};
    const auto most = std::max<std::uint64_t>(games.size(), 1);
    work.working = static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(std::max(crew.threads, 1)), most));
    std::vector<std::thread> threads = begin_threads(work);
    wait_for(work, crew);
    for (std::thread& thread : threads) thread.join();
    if (work.failure) std::rethrow_exception(work.failure);
    return work.total;
}

}  // namespace encounters::simulation

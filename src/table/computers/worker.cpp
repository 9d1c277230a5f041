#include "table/computers/worker.hpp"

#include <utility>

namespace encounters::table {

ThreadWorker::~ThreadWorker() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        is_closing_ = true;
        if (current_) current_->stop = true;
        queued_.reset();
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void ThreadWorker::begin(Work work) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (current_) current_->stop = true;
        current_ = std::make_shared<Job>();
        current_->work = std::move(work);
        queued_ = current_;
    }
    if (!thread_.joinable()) thread_ = std::thread([this] { work_until_closed(); });
    changed_.notify_all();
}

void ThreadWorker::hurry() {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (current_) current_->stop = true;
}

// Work that is dropped before the thread has come to it is never done.
void ThreadWorker::drop() {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (current_) current_->stop = true;
    current_.reset();
    queued_.reset();
}

bool ThreadWorker::is_busy() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return current_ != nullptr;
}

bool ThreadWorker::hand_over() {
    std::function<void()> result;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (!current_ || !current_->has_ended) return false;
        result = std::move(current_->result);
        current_.reset();
    }
    if (result) result();
    return true;
}

std::shared_ptr<ThreadWorker::Job> ThreadWorker::next_job() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return is_closing_ || queued_ != nullptr; });
    return is_closing_ ? nullptr : std::exchange(queued_, nullptr);
}

void ThreadWorker::work_until_closed() {
    while (const std::shared_ptr<Job> job = next_job()) {
        std::function<void()> result = job->work(job->stop);
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            job->result = std::move(result);
            job->has_ended = true;
        }
        if (wake_) wake_();
    }
}

}  // namespace encounters::table

// SPDX-License-Identifier: MIT
#include "server/engine_session.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <new>

#include "notation/json.hpp"
#include "page/desk.hpp"
#include "page/envelope.hpp"
#include "words/serving.hpp"

namespace damas::server {

namespace {

constexpr std::size_t most_waiting = 16;
constexpr std::size_t most_waiting_bytes = std::size_t{8} << 20;
constexpr std::size_t most_answer = std::size_t{16} << 20;
constexpr std::size_t longest_stop = 1'000;
constexpr std::size_t longest_glance = std::size_t{64} << 10;  ///< A longer message is not read only to refuse it.

std::string refusal(long long id, const words::Message& reason) { return page::envelope(id, std::unexpected(reason)); }

/// The number of a request, as far as it can be told at a glance.
long long id_of(const std::string& message) {
    if (message.size() > longest_glance) return 0;
    const auto request = notation::read_json(message);
    return request ? request->integer_of("id", 0, page::largest_id, 0) : 0;
}

/// Whether somebody asks to end what is being worked on, however that is written.
bool is_stop(const std::string& message) {
    if (message.size() > longest_stop || message.find("stop") == std::string::npos) return false;
    const auto request = notation::read_json(message);
    return request && request->text_of("do") == "stop";
}

/// What a session and its thread share.
class Work {
public:
    Work(const EngineOptions& options, SendText send) : options_(options), send_(std::move(send)) {}

    void add(const std::string& message) {
        const bool stops = is_stop(message);
        std::unique_lock lock(mutex_);
        if (stops) {
            stop_ = true;
            for (Waiting& request : waiting_) request.stopped = true;
            return;
        }
        if (waiting_.size() >= most_waiting || waiting_bytes_ + message.size() > most_waiting_bytes) {
            lock.unlock();
            return send_(refusal(id_of(message), words::serving::too_many_waiting));
        }
        waiting_bytes_ += message.size();
        waiting_.push_back({message});
        wake_.notify_one();
    }

    void end() {
        const std::lock_guard lock(mutex_);
        ending_ = stop_ = true;
        wake_.notify_one();
    }

    /// Answers one request after another until the session ends.
    void run() {
        std::unique_ptr<page::Desk> desk;
        std::unique_lock lock(mutex_);
        while (true) {
            wake_.wait(lock, [&] { return ending_ || !waiting_.empty(); });
            if (ending_) return;
            const Waiting request = std::move(waiting_.front());
            waiting_.pop_front();
            waiting_bytes_ -= request.text.size();
            stop_ = request.stopped;
            lock.unlock();
            say(answer(desk, request.text));
            lock.lock();
        }
    }

private:
    struct Waiting {
        std::string text;
        bool stopped = false;  ///< A stop that comes before it is begun is meant for it, too.
    };

    /// Nothing that a request throws leaves it; a desk on which something broke is cleared away.
    std::string answer(std::unique_ptr<page::Desk>& desk, const std::string& request) {
        try {
            if (!desk) desk = make_desk();
            std::string reply = desk->answer(request);
            if (reply.size() > most_answer) return refusal(id_of(request), words::serving::long_answer);
            return reply;
        } catch (const std::bad_alloc&) {
            return clear(desk, request, words::serving::no_memory);
        } catch (const std::exception&) {
            return clear(desk, request, words::serving::no_answer);
        }
    }
    std::string clear(std::unique_ptr<page::Desk>& desk, const std::string& request, const words::Text& reason) {
        desk.reset();
        std::string text;
        patiently([&] { text = refusal(id_of(request), reason); });
        return text;
    }
    void say(const std::string& text) {
        patiently([&] { send_(text); });
    }

    /// Somebody waits for this: where memory is lacking it is tried until there is some, or nobody waits any more.
    void patiently(auto action) {
        while (!ending_) try {
                return action();
            } catch (const std::bad_alloc&) {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            }
    }

    std::unique_ptr<page::Desk> make_desk() {
        return std::make_unique<page::Desk>(page::Host{.interrupted = [this] { return stop_.load(); },
                                                       .tell = [this](const std::string& text) { send_(text); },
                                                       .hash_megabytes = options_.hash_megabytes,
                                                       .threads = options_.threads,
                                                       .table_directory = options_.table_directory,
                                                       .max_seconds = options_.max_seconds});
    }

    const EngineOptions options_;
    const SendText send_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Waiting> waiting_;
    std::size_t waiting_bytes_ = 0;
    std::atomic<bool> ending_ = false, stop_ = false;
};

class EngineSession final : public Session {
public:
    explicit EngineSession(std::shared_ptr<Work> work) : work_(std::move(work)) {}
    ~EngineSession() override { work_->end(); }

    void receive(const std::string& message) override { work_->add(message); }

private:
    std::shared_ptr<Work> work_;
};

}  // namespace

bool EngineThreads::start(int most, std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    std::erase_if(members_, [](Member& member) {
        if (!*member.done) return false;
        member.thread.join();  // It has nothing left to do.
        return true;
    });
    if (static_cast<int>(members_.size()) >= most) return false;
    const auto done = std::make_shared<std::atomic<bool>>(false);
    members_.push_back({{}, done});  // A place before the thread: what is running cannot be taken back.
    try {
        members_.back().thread = std::thread([work = std::move(work), done] {
            work();
            *done = true;
        });
    } catch (...) {
        members_.pop_back();
        throw;
    }
    return true;
}

EngineThreads::~EngineThreads() {
    for (Member& member : members_) member.thread.join();
}

std::expected<std::unique_ptr<Session>, words::Message> open_engine(EngineThreads& threads,
                                                                    const EngineOptions& options, SendText send) {
    const auto work = std::make_shared<Work>(options, std::move(send));
    auto session =
        std::make_unique<EngineSession>(work);  // Whatever goes wrong from here on, it tells the work to end.
    if (!threads.start(options.engines, [work] { work->run(); }))
        return std::unexpected(words::Message(words::serving::engines_taken, options.engines));
    return session;
}

}  // namespace damas::server

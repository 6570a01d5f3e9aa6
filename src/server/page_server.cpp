// SPDX-License-Identifier: MIT
#include "server/page_server.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

#include "engine/embedded.hpp"
#include "engine/rulebook.hpp"
#include "page/desk.hpp"

namespace damas::server {

namespace {

using Headers = std::vector<std::pair<std::string, std::string>>;

/// Every answer says what a page may do, and isolates it so that it may share memory with its workers.
const Headers& common_headers() {
    static const Headers headers{
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
         "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
         "frame-ancestors 'none'"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Embedder-Policy", "require-corp"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
    };
    return headers;
}

/// A desk with a thread of its own. `{"do":"stop"}` interrupts what it works on.
class EngineSession final : public Session {
public:
    EngineSession(const PageOptions& options, SendText send, std::atomic<int>& open)
        : open_(open),
          send_(std::move(send)),
          desk_({.interrupted = [this] { return stop_.load(); },
                 .tell = [this](const std::string& text) { send_(text); },
                 .hash_megabytes = options.hash_megabytes,
                 .threads = options.threads,
                 .table_directory = options.table_directory,
                 .max_seconds = options.max_seconds}) {
        thread_ = std::thread([this] { work(); });
    }
    ~EngineSession() override {
        {
            const std::lock_guard lock(mutex_);
            ending_ = stop_ = true;
        }
        wake_.notify_one();
        thread_.join();
        --open_;
    }

    void receive(const std::string& message) override {
        const std::lock_guard lock(mutex_);
        if (message == R"({"do":"stop"})") {
            stop_ = true;
            for (Waiting& request : waiting_) request.stopped = true;
            return;
        }
        if (waiting_.size() >= most_waiting) return;
        waiting_.push_back({message});
        wake_.notify_one();
    }

private:
    static constexpr std::size_t most_waiting = 16;

    struct Waiting {
        std::string text;
        bool stopped = false;  ///< A stop that comes before it is begun is meant for it, too.
    };

    void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            wake_.wait(lock, [&] { return ending_ || !waiting_.empty(); });
            if (ending_) return;
            const Waiting request = std::move(waiting_.front());
            waiting_.pop_front();
            stop_ = request.stopped;
            lock.unlock();
            send_(desk_.answer(request.text));
            lock.lock();
        }
    }

    std::atomic<int>& open_;
    std::atomic<bool> stop_ = false;
    SendText send_;
    page::Desk desk_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Waiting> waiting_;
    bool ending_ = false;
    std::thread thread_;
};

/// What is served, by path.
class PageSite {
public:
    PageSite(std::vector<SiteFile> files, PageOptions options) : options_(std::move(options)) {
        for (SiteFile& file : files) {
            // The page learns that it is served by the program, and so may ask for its engine.
            if (file.name == "index.html") {
                index_ = file.plain;
                const std::string mark = "name=\"damas-engine\" content=\"page\"";
                if (const std::size_t at = index_.find(mark); at != std::string::npos)
                    index_.replace(at, mark.size(), "name=\"damas-engine\" content=\"here\"");
                file.plain = index_;
                file.gzip = {};
                file.digest += "-here";
            }
            const std::string path = file.name == "index.html" ? "/" : "/" + file.name;
            entries_[path] = {file.type, '"' + file.digest + '"', file.plain, file.gzip};
        }
        for (const engine::Rulebook* book : engine::rulebooks()) {
            const auto bytes = engine::embedded_tables(book->id());
            entries_["/tables/" + std::string(book->id()) + ".tables"] = {
                "application/octet-stream",
                '"' + std::to_string(bytes.size()) + '"',
                {reinterpret_cast<const char*>(bytes.data()), bytes.size()},
                {}};
        }
    }

    Response respond(const Request& request) const {
        if (request.method != "GET" && request.method != "HEAD") return plain(405, "only GET and HEAD\n");
        const auto found = entries_.find(request.path.substr(0, request.path.find('?')));
        if (found == entries_.end()) return plain(404, "there is nothing here\n");
        const Entry& entry = found->second;
        Response response{.headers = common_headers()};
        response.headers.emplace_back("ETag", entry.tag);
        response.headers.emplace_back("Cache-Control", "no-cache");
        response.headers.emplace_back("Vary", "Accept-Encoding");
        if (request.if_none_match == entry.tag) {
            response.status = 304;
            return response;
        }
        response.headers.emplace_back("Content-Type", entry.type);
        const bool gzip = request.accepts_gzip && !entry.gzip.empty();
        if (gzip) response.headers.emplace_back("Content-Encoding", "gzip");
        response.body = gzip ? entry.gzip : entry.plain;
        return response;
    }

    std::unique_ptr<Session> open(const std::string& path, SendText send) {
        if (path != "/engine") return nullptr;
        if (++sessions_ > options_.engines) {
            --sessions_;
            return nullptr;
        }
        return std::make_unique<EngineSession>(options_, std::move(send), sessions_);
    }

private:
    struct Entry {
        std::string type, tag;
        std::string_view plain, gzip;
    };

    static Response plain(int status, std::string_view body) {
        Response response{.status = status, .headers = common_headers(), .body = body};
        response.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
        return response;
    }

    PageOptions options_;
    std::string index_;
    std::map<std::string, Entry, std::less<>> entries_;
    std::atomic<int> sessions_ = 0;
};

}  // namespace

std::expected<Handlers, std::string> page_handlers(std::string_view pack, const PageOptions& options) {
    auto files = read_pack(pack);
    if (!files) return std::unexpected("the page is damaged: " + files.error());
    auto site = std::make_shared<PageSite>(std::move(*files), options);
    return Handlers{
        .respond = [site](const Request& request) { return site->respond(request); },
        .open = [site](const std::string& path, SendText send) { return site->open(path, std::move(send)); }};
}

}  // namespace damas::server

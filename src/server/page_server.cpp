// SPDX-License-Identifier: MIT
#include "server/page_server.hpp"

#include <map>

#include "assets/assets.hpp"
#include "engine/rulebook.hpp"
#include "server/engine_session.hpp"
#include "words/serving.hpp"

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
            if (path == "/") entries_["/index.html"] = {file.type, '"' + file.digest + '"', file.plain, file.gzip};
            entries_[path] = {file.type, '"' + file.digest + '"', file.plain, file.gzip};
        }
        for (const engine::Rulebook* book : engine::rulebooks()) {
            const auto bytes = assets::tables_of(book->id());
            if (bytes.empty()) continue;
            entries_["/tables/" + std::string(book->id()) + ".tables"] = {
                "application/octet-stream",
                '"' + std::to_string(bytes.size()) + '"',
                {reinterpret_cast<const char*>(bytes.data()), bytes.size()},
                {}};
        }
    }

    Response respond(const Request& request) const {
        if (request.method != "GET" && request.method != "HEAD") return plain(405, other_method_);
        const auto found = entries_.find(request.path.substr(0, request.path.find('?')));
        if (found == entries_.end()) return plain(404, nothing_here_);
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

    std::expected<std::unique_ptr<Session>, words::Message> open(const std::string& path, SendText send) {
        if (path != "/engine") return std::unexpected(words::Message(words::serving::nothing_here));
        return open_engine(threads_, options_, std::move(send));
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
    const std::string other_method_ = words::serving::in_both(words::serving::other_method),
                      nothing_here_ = words::serving::in_both(words::serving::nothing_here);
    std::map<std::string, Entry, std::less<>> entries_;
    EngineThreads threads_;
};

}  // namespace

std::expected<Handlers, words::Message> page_handlers(std::string_view pack, const PageOptions& options) {
    auto files = read_pack(pack);
    if (!files) return std::unexpected(words::Message(words::serving::damaged_page, files.error()));
    auto site = std::make_shared<PageSite>(std::move(*files), options);
    return Handlers{
        .respond = [site](const Request& request) { return site->respond(request); },
        .open = [site](const std::string& path, SendText send) { return site->open(path, std::move(send)); }};
}

}  // namespace damas::server

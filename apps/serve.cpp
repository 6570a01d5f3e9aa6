// SPDX-License-Identifier: MIT
// `damas serve`: the page from memory and the engine behind it. `damas site DIR`: the page as files for any static
// host.
#include "words/commands/serve.hpp"

#include <iostream>

#include "common.hpp"
#include "engine/options.hpp"
#include "numbers.hpp"
#include "server/page_server.hpp"
#include "table_warning.hpp"
#include "words/serving.hpp"

namespace damas::apps {

namespace {

namespace said = words::commands::serve;
namespace help = words::commands::serve::help;

struct Options {
    std::string address = "127.0.0.1", directory;
    std::optional<std::uint16_t> port;
    std::vector<std::string> hosts;
    server::PageOptions page;
};

constexpr std::uint16_t usual_port = 8080;

/// A program of `cmake --build` alone has no page: it is packed before, by web/build.mjs.
int no_page() { return bad_request(said::no_page); }

int serve(const Options& o) {
    if (server::embedded_pack().empty()) return no_page();
    auto handlers = server::page_handlers(server::embedded_pack(), o.page);
    if (!handlers) return bad_request(handlers.error());
    for (const engine::Rulebook* book : engine::rulebooks()) warn_about_tables(o.page.table_directory, book->id());
    server::ListenOptions where{.address = o.address, .port = o.port.value_or(usual_port), .hosts = o.hosts};
    auto server = server::HttpServer::listen(where, *handlers);
    if (!server && !o.port) {
        where.port = 0;
        if (auto other = server::HttpServer::listen(where, *handlers)) server = std::move(other);
    }
    if (!server) return bad_request(server.error());
    const std::string host = o.address == "0.0.0.0" ? "localhost" : o.address;
    std::cout << "http://" << (host.find(':') == std::string::npos ? host : '[' + host + ']') << ':'
              << (*server)->port() << "/" << std::endl;
    if (!std::cout) return exit_bad_request;  // Nobody could know where to look.
    (*server)->run();
    return exit_ok;
}

int site(const Options& o) {
    if (server::embedded_pack().empty()) return no_page();
    const auto files = server::read_pack(server::embedded_pack());
    if (!files) return bad_request({words::serving::damaged_page, files.error()});
    if (const auto error = server::write_site(*files, o.directory)) return bad_request(error->message());
    return exit_ok;
}

}  // namespace

void add_serve(CLI::App& app) {
    auto o = std::make_shared<Options>();
    o->page.table_directory = engine::default_table_directory();
    CLI::App& command = *app.add_subcommand("serve", text(help::command));
    command.add_option("--address", o->address, text(help::address))->capture_default_str();
    command.add_option("--port,-p", o->port, text(help::port))->transform(within(0, 65'535));
    command.add_option("--host", o->hosts, text(help::host))->allow_extra_args(false);
    add_number(command, "--threads", o->page.threads, text(help::threads), 1, 256);
    add_hash(command, o->page.hash_megabytes, text(help::hash));
    add_number(command, "--engines", o->page.engines, text(help::engines), 0, 10'000);
    command.footer(text(help::footer));
    on_run(command, [o] { return serve(*o); });
}

void add_site(CLI::App& app) {
    auto o = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("site", text(help::site));
    command.add_option("DIR", o->directory, text(help::site_directory))->required();
    on_run(command, [o] { return site(*o); });
}

}  // namespace damas::apps

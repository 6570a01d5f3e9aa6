// SPDX-License-Identifier: MIT
#include "server/http.hpp"

#include <algorithm>
#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <mutex>
#include <thread>
#include <tuple>

#include "words/serving.hpp"
#include "words/system.hpp"

namespace damas::server {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace net = boost::asio;
namespace said = words::serving;
using tcp = net::ip::tcp;
using Stream = beast::basic_stream<tcp, net::io_context::executor_type>;

constexpr std::size_t max_message = std::size_t{4} << 20;
constexpr std::size_t max_header = std::size_t{16} << 10;
constexpr std::size_t longest_reason = beast::websocket::reason_string::static_capacity;
constexpr auto idle_time = std::chrono::seconds(30);
constexpr auto longest_answer = std::chrono::minutes(10);  // Somebody far away fetches the largest file.
constexpr auto accept_pause = std::chrono::milliseconds(100);
constexpr auto shortage_pause = std::chrono::milliseconds(10);

const std::string no_response = said::in_both(said::no_response);

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

/// What threads other than the serving one may still do: post to it, until it ends.
struct Gate {
    std::mutex mutex;
    bool open = true;
};

/// A WebSocket connection: reads one message after another, writes from a queue. All of it in the serving thread, but
/// for what `sender` returns.
class Socket : public std::enable_shared_from_this<Socket> {
public:
    Socket(Stream stream, std::shared_ptr<Gate> gate, std::size_t most_unsent)
        : stream_(std::move(stream)), gate_(std::move(gate)), most_unsent_(most_unsent) {}

    SendText sender() {
        return [self = weak_from_this(), gate = gate_, unsent = unsent_, executor = stream_.get_executor(),
                most = most_unsent_](std::string message) {
            const std::lock_guard lock(gate->mutex);
            if (!gate->open) return;
            // Counted before it is posted: the serving thread may be slow to take it.
            const std::size_t size = message.size();
            const bool too_much = (*unsent += size) > most;
            try {
                net::post(executor, [self, too_much, message = std::move(message)]() mutable {
                    if (const auto socket = self.lock())
                        socket->guarded([&] { too_much ? socket->end() : socket->send(std::move(message)); });
                });
            } catch (...) {
                *unsent -= size;
                throw;
            }
        };
    }

    void begin(const http::request<http::string_body>& request, std::unique_ptr<Session> session) {
        session_ = std::move(session);
        accept(request, [](Socket& me) {
            me.accepted_ = true;
            if (!me.queue_.empty()) me.write();
            me.read();
        });
    }

    /// A browser tells its page nothing of a refused handshake, but it tells why a socket was closed. The page has its
    /// own words for that; the reason is for whoever looks at the connection itself.
    void refuse(const http::request<http::string_body>& request, const words::Message& what) {
        std::string reason = said::side_by_side(what);
        if (reason.size() > longest_reason) reason = words::english(what);
        accept(request, [reason](Socket& me) {
            const beast::websocket::close_reason why(beast::websocket::close_code::try_again_later, reason);
            me.stream_.async_close(why, [self = me.shared_from_this()](beast::error_code) {});
        });
    }

private:
    /// What is called when something has been read or written. Where memory runs out on its way it is thrown away
    /// uncalled; then its socket, which waits for it in vain, ends.
    template <class Handler>
    class Completion {
    public:
        Completion(Socket& socket, Handler handler)
            : socket_(socket.shared_from_this()), handler_(std::move(handler)) {}
        Completion(Completion&&) = default;
        ~Completion() {
            // A server that has ended takes down everything by itself.
            if (socket_ && socket_->gate_->open) socket_->end();
        }
        void operator()(beast::error_code error, std::size_t) {
            const std::shared_ptr<Socket> socket = std::move(socket_);
            if (error) return socket->end();
            socket->guarded([&] { handler_(*socket); });
        }

    private:
        std::shared_ptr<Socket> socket_;
        Handler handler_;
    };

    /// Nothing that is thrown here (no memory is left) leaves a connection that only seems to be alive.
    void guarded(auto action) {
        try {
            action();
        } catch (const std::exception&) {
            end();
        }
    }

    template <class Next>
    void accept(const http::request<http::string_body>& request, const Next& next) {
        stream_.set_option(beast::websocket::stream_base::timeout::suggested(beast::role_type::server));
        stream_.read_message_max(max_message);
        stream_.async_accept(
            request, [me = shared_from_this(), next](beast::error_code error) { error ? me->end() : next(*me); });
    }

    void read() {
        stream_.async_read(buffer_, Completion(*this, [](Socket& me) {
                               if (!me.session_) return;  // A write failed while this was on its way.
                               // Bytes are no request: they are answered like an empty one.
                               me.session_->receive(me.stream_.got_text() ? beast::buffers_to_string(me.buffer_.data())
                                                                          : std::string());
                               me.buffer_.consume(me.buffer_.size());
                               me.read();
                           }));
    }

    void send(std::string message) {
        if (!session_) return;
        queue_.push_back(std::move(message));
        if (accepted_ && queue_.size() == 1) write();
    }

    void write() {
        stream_.text(true);
        stream_.async_write(net::buffer(queue_.front()), Completion(*this, [](Socket& me) {
                                *me.unsent_ -= me.queue_.front().size();
                                me.queue_.pop_front();
                                if (me.session_ && !me.queue_.empty()) me.write();
                            }));
    }

    /// Nothing more is received or sent. What is under way ends with an error and holds this object until then.
    void end() {
        session_.reset();
        beast::get_lowest_layer(stream_).close();
    }

    beast::websocket::stream<Stream> stream_;
    std::shared_ptr<Gate> gate_;
    std::shared_ptr<std::atomic<std::size_t>> unsent_ = std::make_shared<std::atomic<std::size_t>>(0);
    std::size_t most_unsent_;
    beast::flat_buffer buffer_;
    std::deque<std::string> queue_;
    std::unique_ptr<Session> session_;
    bool accepted_ = false;
};

/// What all connections know of their server.
struct ServerState {
    Handlers handlers;
    ListenOptions options;
    std::shared_ptr<Gate> gate = std::make_shared<Gate>();

    /// Whether a request is meant for this server: `host` is what its Host field says.
    bool is_ours(std::string host, const tcp::socket::endpoint_type& here) const {
        const bool bracketed = host.starts_with('[');
        host.resize(std::min(host.size(), bracketed ? host.find(']') : host.rfind(':')));
        if (bracketed) host.erase(0, 1);
        if (host.ends_with('.')) host.pop_back();
        const auto is_it = [&](std::string_view name) { return beast::iequals(host, {name.data(), name.size()}); };
        net::ip::address address = here.address();
        if (address.is_v6() && address.to_v6().is_v4_mapped())
            address = net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6());
        return is_it("localhost") || is_it(address.to_string()) || std::ranges::any_of(options.hosts, is_it);
    }
};

/// An HTTP connection: one request after another until it becomes a WebSocket or ends.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Stream stream, const ServerState& state) : stream_(std::move(stream)), state_(state) {}

    void read() {
        parser_.emplace();
        parser_->body_limit(0);
        parser_->header_limit(max_header);
        stream_.expires_after(idle_time);
        http::async_read(stream_, buffer_, *parser_, [me = shared_from_this()](beast::error_code error, std::size_t) {
            error ? me->explain(error) : me->answer();
        });
    }

private:
    /// Whoever speaks something else than HTTP is told so; whoever has gone or waits too long is not.
    void explain(beast::error_code error) {
        if (error == http::error::header_limit) return refuse(431, said::long_header);
        if (error == http::error::body_limit) return refuse(413, said::no_body);
        if (error == http::error::end_of_stream || error == http::error::partial_message) return;
        if (error.category() == http::make_error_code(http::error::bad_method).category()) refuse(400, said::no_http);
    }

    void answer() {
        const auto& request = parser_->get();
        beast::error_code gone;
        const auto here = stream_.socket().local_endpoint(gone);
        if (gone) return;
        const std::string host = text(request[http::field::host]), origin = text(request[http::field::origin]);
        if (host.empty()) return refuse(400, said::no_host);
        if (request.count(http::field::host) > 1 || request.count(http::field::origin) > 1)
            return refuse(400, said::two_hosts);
        if (!state_.is_ours(host, here)) return refuse(421, said::other_name);
        // A page of another site must not talk to this one's engine.
        const bool same = origin.empty() || origin == "http://" + host || origin == "https://" + host;
        if (beast::websocket::is_upgrade(request)) return same ? upgrade() : refuse(403, said::other_origin);
        Response found;
        try {
            found = state_.handlers.respond(
                {.method = text(request.method_string()),
                 .path = text(request.target()),
                 .if_none_match = text(request[http::field::if_none_match]),
                 .accepts_gzip = request[http::field::accept_encoding].find("gzip") != beast::string_view::npos});
        } catch (const std::exception&) {
            found = {.status = 500, .body = no_response};
        }
        write(found, request.keep_alive(), request.method() != http::verb::head);
    }

    void upgrade() {
        stream_.expires_never();
        const auto request = parser_->release();
        const auto socket = std::make_shared<Socket>(std::move(stream_), state_.gate, state_.options.most_unsent);
        std::expected<std::unique_ptr<Session>, words::Message> session;
        try {
            session = state_.handlers.open(text(request.target()), socket->sender());
        } catch (const std::exception&) {
            session = std::unexpected(words::Message(said::no_session));
        }
        session ? socket->begin(request, std::move(*session)) : socket->refuse(request, session.error());
    }

    /// Whoever reads it may be either.
    void refuse(int status, const words::Text& why) {
        refusal_ = said::in_both(why);
        write({.status = status, .headers = {{"Content-Type", "text/plain; charset=utf-8"}}, .body = refusal_}, false,
              true);
    }

    void write(const Response& plain, bool keep_alive, bool with_body) {
        response_ = {static_cast<http::status>(plain.status), 11};
        for (const auto& [name, value] : plain.headers) response_.set(name, value);
        response_.body() = {plain.body.data(), plain.body.size()};
        response_.keep_alive(keep_alive);
        response_.prepare_payload();
        if (!with_body) response_.body() = {};
        stream_.expires_after(longest_answer);
        http::async_write(stream_, response_, [me = shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return;
            if (me->response_.keep_alive()) return me->read();
            beast::error_code ignored;
            (void)me->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        });
    }

    Stream stream_;
    const ServerState& state_;
    std::string refusal_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::span_body<const char>> response_;
};

class BeastServer final : public HttpServer {
public:
    BeastServer(const ListenOptions& options, Handlers handlers)
        : state_{.handlers = std::move(handlers), .options = options} {}

    ~BeastServer() override {
        const std::lock_guard lock(state_.gate->mutex);
        state_.gate->open = false;
    }

    std::optional<words::Message> open() {
        const auto& [address, port, hosts, unsent] = state_.options;
        beast::error_code error;
        const auto ip = net::ip::make_address(address, error);
        if (error) return words::Message(said::no_address, address);
        const tcp::endpoint endpoint(ip, port);
        (void)acceptor_.open(endpoint.protocol(), error);
        if (!error) (void)acceptor_.set_option(net::socket_base::reuse_address(true), error);
        if (!error) (void)acceptor_.bind(endpoint, error);
        if (!error) (void)acceptor_.listen(net::socket_base::max_listen_connections, error);
        if (error) return words::Message(said::cannot_listen, address, port, words::system_error(error.value()));
        // From now on: whoever is told to end before it runs ends as well.
        signals_.async_wait([this](beast::error_code wrong, int) {
            if (!wrong) io_.stop();
        });
        return {};
    }

    std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }

    void run() override {
        while (!io_.stopped()) serve([this] { io_.run(); });
    }

    void poll(std::chrono::milliseconds wait) override {
        serve([&] {
            if (io_.poll() == 0) io_.run_one_for(wait);
        });
    }

    void stop() override { io_.stop(); }

private:
    /// What a handler throws (no memory is left) costs the connection that it was about, which nobody holds any more.
    /// Whoever comes next is accepted all the same.
    template <class Handlers>
    void serve(Handlers handlers) {
        try {
            if (!accepting_) accept();
            handlers();
        } catch (const std::exception&) {
            if (!accepting_) std::this_thread::sleep_for(shortage_pause);
        }
    }
    void accept() {
        auto stream = std::make_shared<Stream>(io_.get_executor());
        acceptor_.async_accept(stream->socket(), [this, stream](beast::error_code error) {
            accepting_ = false;
            if (error) return accept_later();
            beast::error_code ignored;
            std::ignore = stream->socket().set_option(tcp::no_delay(true), ignored);
            std::make_shared<Connection>(std::move(*stream), state_)->read();
            accept();
        });
        accepting_ = true;
    }
    /// No descriptor is left: to try again at once would only take a processor from those who could give some back.
    void accept_later() {
        pause_.expires_after(accept_pause);
        pause_.async_wait([this](beast::error_code error) {
            accepting_ = false;
            if (!error) accept();
        });
        accepting_ = true;
    }

    ServerState state_;  // Connections end, and with them what they hold, before the handlers do.
    net::io_context io_{1};
    net::signal_set signals_{io_, SIGINT, SIGTERM};
    net::steady_timer pause_{io_};
    bool accepting_ = false;  ///< Or waiting to do so.
    net::basic_socket_acceptor<tcp, net::io_context::executor_type> acceptor_{io_};
};

}  // namespace

std::expected<std::unique_ptr<HttpServer>, words::Message> HttpServer::listen(const ListenOptions& options,
                                                                              Handlers handlers) {
    auto server = std::make_unique<BeastServer>(options, std::move(handlers));
    if (auto error = server->open()) return std::unexpected(*error);
    return server;
}

}  // namespace damas::server

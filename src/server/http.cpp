// SPDX-License-Identifier: MIT
#include "server/http.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

namespace damas::server {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace net = boost::asio;
using tcp = net::ip::tcp;
using Stream = beast::basic_stream<tcp, net::io_context::executor_type>;

constexpr std::size_t max_message = std::size_t{4} << 20;
constexpr std::size_t max_queue = 4'000;
constexpr auto idle_time = std::chrono::seconds(30);

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

/// A WebSocket connection: reads one message after another, writes from a queue.
class Socket : public std::enable_shared_from_this<Socket> {
public:
    explicit Socket(Stream stream) : stream_(std::move(stream)) {}

    void begin(const http::request<http::string_body>& request, const Handlers& handlers) {
        stream_.set_option(beast::websocket::stream_base::timeout::suggested(beast::role_type::server));
        stream_.read_message_max(max_message);
        const std::weak_ptr<Socket> self = weak_from_this();
        const auto executor = stream_.get_executor();
        session_ = handlers.open(text(request.target()), [self, executor](std::string message) {
            net::post(executor, [self, message = std::move(message)]() mutable {
                if (const auto socket = self.lock()) socket->send(std::move(message));
            });
        });
        if (!session_) return;  // Nobody holds the connection any more: it closes.
        stream_.async_accept(request, [me = shared_from_this()](beast::error_code error) {
            if (!error) me->read();
        });
    }

private:
    void read() {
        stream_.async_read(buffer_, [me = shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return me->session_.reset();
            if (me->stream_.got_text()) me->session_->receive(beast::buffers_to_string(me->buffer_.data()));
            me->buffer_.consume(me->buffer_.size());
            me->read();
        });
    }

    void send(std::string message) {
        if (queue_.size() >= max_queue) return;  // A reader this slow loses news, not the connection.
        queue_.push_back(std::move(message));
        if (queue_.size() == 1) write();
    }

    void write() {
        stream_.text(true);
        stream_.async_write(net::buffer(queue_.front()),
                            [me = shared_from_this()](beast::error_code error, std::size_t) {
                                if (error) return me->session_.reset();
                                me->queue_.pop_front();
                                if (!me->queue_.empty()) me->write();
                            });
    }

    beast::websocket::stream<Stream> stream_;
    beast::flat_buffer buffer_;
    std::deque<std::string> queue_;
    std::unique_ptr<Session> session_;
};

/// An HTTP connection: one request after another until it becomes a WebSocket or ends.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Stream stream, const Handlers& handlers) : stream_(std::move(stream)), handlers_(handlers) {}

    void read() {
        parser_.emplace();
        parser_->body_limit(0);
        parser_->header_limit(16 * 1024);
        stream_.expires_after(idle_time);
        http::async_read(stream_, buffer_, *parser_, [me = shared_from_this()](beast::error_code error, std::size_t) {
            if (!error) me->answer();
        });
    }

private:
    /// A page of another site must not talk to this one's engine.
    bool is_same_origin() const {
        const auto& request = parser_->get();
        const std::string origin = text(request[http::field::origin]), host = text(request[http::field::host]);
        return origin.empty() || origin == "http://" + host || origin == "https://" + host;
    }

    void answer() {
        const auto& request = parser_->get();
        if (beast::websocket::is_upgrade(request) && is_same_origin()) {
            stream_.expires_never();
            std::make_shared<Socket>(std::move(stream_))->begin(parser_->release(), handlers_);
            return;
        }
        Response plain = handlers_.respond(
            {.method = text(request.method_string()),
             .path = text(request.target()),
             .if_none_match = text(request[http::field::if_none_match]),
             .accepts_gzip = request[http::field::accept_encoding].find("gzip") != beast::string_view::npos});
        response_ = {static_cast<http::status>(plain.status), request.version()};
        for (const auto& [name, value] : plain.headers) response_.set(name, value);
        response_.body() = {plain.body.data(), plain.body.size()};
        response_.keep_alive(request.keep_alive());
        response_.prepare_payload();
        if (request.method() == http::verb::head) response_.body() = {};
        http::async_write(stream_, response_, [me = shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return;
            if (me->response_.keep_alive()) return me->read();
            beast::error_code ignored;
            me->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        });
    }

    Stream stream_;
    const Handlers& handlers_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::span_body<const char>> response_;
};

class BeastServer final : public HttpServer {
public:
    BeastServer(Handlers handlers) : handlers_(std::move(handlers)) {}

    std::optional<std::string> open(const std::string& address, std::uint16_t port) {
        beast::error_code error;
        const auto ip = net::ip::make_address(address, error);
        if (error) return "'" + address + "' is not an address";
        const tcp::endpoint endpoint(ip, port);
        acceptor_.open(endpoint.protocol(), error);
        if (!error) acceptor_.set_option(net::socket_base::reuse_address(true), error);
        if (!error) acceptor_.bind(endpoint, error);
        if (!error) acceptor_.listen(net::socket_base::max_listen_connections, error);
        if (error) return address + ":" + std::to_string(port) + ": " + error.message();
        // From now on: whoever is told to end before it runs ends as well.
        signals_.async_wait([this](beast::error_code wrong, int) {
            if (!wrong) io_.stop();
        });
        return {};
    }

    std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }

    void run() override {
        accept();
        io_.run();
    }

    void stop() override { io_.stop(); }

private:
    void accept() {
        auto stream = std::make_shared<Stream>(io_.get_executor());
        acceptor_.async_accept(stream->socket(), [this, stream](beast::error_code error) {
            if (!error) {
                beast::error_code ignored;
                stream->socket().set_option(tcp::no_delay(true), ignored);
                std::make_shared<Connection>(std::move(*stream), handlers_)->read();
            }
            accept();
        });
    }

    net::io_context io_{1};
    net::signal_set signals_{io_, SIGINT, SIGTERM};
    Handlers handlers_;
    net::basic_socket_acceptor<tcp, net::io_context::executor_type> acceptor_{io_};
};

}  // namespace

std::expected<std::unique_ptr<HttpServer>, std::string> HttpServer::listen(const std::string& address,
                                                                           std::uint16_t port, Handlers handlers) {
    auto server = std::make_unique<BeastServer>(std::move(handlers));
    if (auto error = server->open(address, port)) return std::unexpected(*error);
    return server;
}

}  // namespace damas::server

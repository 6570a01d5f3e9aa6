// SPDX-License-Identifier: MIT
// DamExchange: messages, sessions held by hand, and games over real sockets.
#include "protocol/dxp.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "support/squares.hpp"
#include "words/connections.hpp"

namespace damas::protocol {

using rules::Square;

const std::string blanks(27, ' ');  // after a name of five letters

TEST(DxpText, WritesAndReadsEveryMessage) {
    const std::string set_up = std::string("ZeeeeeeZ") + std::string(40, 'e') + "wWe";
    const std::vector<std::pair<dxp::Message, std::string>> samples{
        {dxp::GameRequest{1, "damas", rules::Side::black, 5, 75}, "R01damas" + blanks + "Z005075A"},
        {dxp::GameRequest{1, "damas", rules::Side::white, 120, 0, *dxp::read_position(set_up)},
         "R01damas" + blanks + "W120000B" + set_up},
        {dxp::GameAcceptance{"damas", dxp::Acceptance::not_this_game}, "Adamas" + blanks + "2"},
        {dxp::Move{12, Square(6), Square(11)}, "M0012061100"},
        {dxp::Move{9999, Square(5), Square(25), testing::squares({22, 12, 23, 20})}, "M999905250422122320"},
        {dxp::GameEnd{dxp::EndReason::draw, true}, "E21"},
        {dxp::Chat{"hello, world"}, "Chello, world"},
        {dxp::BackRequest{7, rules::Side::black}, "B007Z"},
        {dxp::BackAcceptance{dxp::BackCode::not_supported}, "K1"},
    };
    for (const auto& [message, text] : samples) {
        EXPECT_EQ(dxp::write(message), text);
        const auto read = dxp::read(text);
        ASSERT_TRUE(read) << text << ": " << words::english(read.error());
        EXPECT_EQ(*read, message) << text;
    }
}

TEST(DxpText, RefusesWhatIsNotAMessage) {
    for (const std::string& text : {std::string(),
                                    std::string("X"),
                                    std::string("E2"),
                                    std::string("E40"),
                                    std::string("E200"),
                                    std::string("M001206110"),
                                    std::string("M0012065100"),
                                    std::string("M00120011 00"),
                                    std::string("M00120611-1"),
                                    std::string("M001206110112"
                                                "13"),
                                    std::string("M0012061102"),
                                    std::string("M00120611021212"),
                                    std::string("C"),
                                    "C" + std::string(127, 'x'),
                                    std::string("B001X"),
                                    std::string("K3"),
                                    "R01damas" + blanks + "X005075A",
                                    "R01damas" + blanks + "W005075C",
                                    "R01damas" + blanks + "W0050 5A",
                                    "R01damas" + blanks + "W005075AW",
                                    "R01damas" + blanks + "W005075BW" + std::string(49, 'e'),
                                    "R01damas" + blanks + "W005075BW" + std::string(49, 'e') + "b",
                                    std::string("Adamas0")}) {
        const auto read = dxp::read(text);
        ASSERT_FALSE(read) << text;
        EXPECT_FALSE(words::english(read.error()).empty());
    }
}

TEST(DxpText, KeepsToPrintableCharactersAndLengths) {
    EXPECT_EQ(dxp::write(dxp::Chat{"a\nb\xff"}), "Ca?b?");
    EXPECT_EQ(dxp::write(dxp::Chat{std::string(500, 'x')}).size(), dxp::longest_message);
    EXPECT_EQ(dxp::write(dxp::GameAcceptance{std::string(500, 'x'), dxp::Acceptance::accepted}).size(), 34u);
    EXPECT_EQ(std::get<dxp::Chat>(*dxp::read("Ca\x01")).text, "a?");
}

/// A position of international draughts in DXP's letters.
std::string letters(std::string_view fen) {
    return dxp::write_position((*engine::find_rulebook("international")->read_game(fen))->start());
}

TEST(DxpText, TurnsPositionsRound) {
    const std::string position = letters("B:W31,K32:BK1,2");
    EXPECT_EQ(position, "ZZz" + std::string(28, 'e') + "wW" + std::string(18, 'e'));
    EXPECT_EQ(dxp::write_position(*dxp::read_position(position)), position);
    EXPECT_FALSE(dxp::read_position("W" + std::string(50, 'b')));
    EXPECT_FALSE(dxp::read_position("W" + std::string(51, 'e')));
}

class DxpSessionTest : public ::testing::Test {
protected:
    void open(DxpSettings settings) {
        settings.nodes = 100;
        session_ = std::make_unique<DxpSession>(
            settings, *player_,
            DxpHooks{[this](const std::string& text) { return sent_.push_back(text), true; },
                     [](const words::Message& line) { EXPECT_EQ(words::english(line).find('\n'), std::string::npos); },
                     [this](const DxpGame& game) { games_.push_back(game); }});
        session_->begin();
    }
    /// Gives the session a message and returns what it sends.
    std::vector<std::string> say(const std::string& text) {
        sent_.clear();
        session_->receive(text);
        return sent_;
    }
    /// A GAMEREQ in which the session plays `colour`.
    static std::string request(char colour, const std::string& start = "A", const char* version = "01") {
        return std::string("R") + version + "other" + blanks + colour + "001000" + start;
    }
    /// The first legal move of the game, as the other side would send it.
    std::string any_move() const { return dxp::write(to_dxp(session_->game()->legal_moves().front(), 1)); }

    std::unique_ptr<engine::Player> player_ = engine::make_player("international", {.hash_megabytes = 1});
    std::unique_ptr<DxpSession> session_;
    std::vector<std::string> sent_;
    std::vector<DxpGame> games_;
};

TEST_F(DxpSessionTest, FollowerAcceptsAndBegins) {
    open({});
    const auto answers = say(request('W'));
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0], "Adamas" + blanks + "0");
    EXPECT_EQ(answers[1].substr(0, 1), "M");
    EXPECT_EQ(say(any_move()).size(), 1u);
    EXPECT_EQ(session_->game()->state().ply, 3);
}

TEST_F(DxpSessionTest, FollowerAnswersAMoveFromASetUp) {
    open({});
    const std::string position = letters("W:W31,32:B19,20");
    EXPECT_EQ(say(request('Z', "B" + position)), std::vector<std::string>{"Adamas" + blanks + "0"});
    const auto answers = say("M0000322800");
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<dxp::Move>(*dxp::read(answers[0])));
}

TEST_F(DxpSessionTest, FollowerRefusesWithACode) {
    open({});
    EXPECT_EQ(say(request('W', "A", "02")).at(0).back(), '1');
    const std::string man_on_crown_row = "BWw" + std::string(49, 'e');
    EXPECT_EQ(say(request('W', man_on_crown_row)).at(0).back(), '2');
    const std::string over = letters("W:W:B1");
    EXPECT_EQ(say(request('W', "B" + over)).at(0).back(), '2');
    EXPECT_EQ(say(request('W')).at(0).back(), '0');
}

TEST_F(DxpSessionTest, IllegalMoveEndsTheGame) {
    open({});
    say(request('Z'));
    const auto answers = say("M0000322700");
    EXPECT_EQ(session_->game()->state().ply, 2) << "32-27 is legal";
    ASSERT_EQ(answers.size(), 1u);
    const auto refusal = say("M0000010200");
    ASSERT_EQ(refusal.size(), 2u);
    EXPECT_TRUE(refusal[0].starts_with("Cerror: illegal move 1-2"));
    EXPECT_EQ(refusal[1], "E01");
    EXPECT_EQ(games_.at(0).outcome, rules::Outcome::none);
    EXPECT_FALSE(session_->in_order());
    say("E00");
    EXPECT_TRUE(session_->finished());
}

TEST_F(DxpSessionTest, CapturedPiecesMustBeThoseOfTheMove) {
    open({});
    const std::string position = letters("W:W28:B23,22");
    say(request('Z', "B" + position));
    EXPECT_TRUE(say("M0000281900").at(0).starts_with("Cerror: illegal move 28-19: captures other pieces"));
}

TEST_F(DxpSessionTest, BadMessageEndsTheGame) {
    open({.games = 2});
    say(request('Z'));
    const auto answers = say("Mxyz");
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_TRUE(answers[0].starts_with("Cerror: bad message"));
    EXPECT_EQ(answers[1], "E00");
    EXPECT_TRUE(say("M0000322800").empty()) << "a move that crossed our GAMEEND";
    say("E00");
    EXPECT_FALSE(session_->finished());
    EXPECT_EQ(say(request('W')).at(0).back(), '0') << "the next game";
}

TEST_F(DxpSessionTest, NonsenseWithoutEndEndsTheSession) {
    open({});
    for (int i = 0; i < 100 && !session_->finished(); ++i) say("nonsense");
    EXPECT_TRUE(session_->finished());
    EXPECT_FALSE(session_->in_order());
    EXPECT_TRUE(say(request('W')).empty());
}

TEST_F(DxpSessionTest, RefusesToTakeBackAndGoesOn) {
    open({});
    say(request('Z'));
    EXPECT_EQ(say("B001W"), std::vector<std::string>{"K1"});
    EXPECT_TRUE(say("Cplease").empty());
    const auto answers = say("M0000322800");
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<dxp::Move>(*dxp::read(answers[0]))) << answers[0];
    EXPECT_EQ(session_->game()->state().ply, 2);
}

TEST_F(DxpSessionTest, ConfirmsTheEndAndPlaysTheNextGame) {
    open({.games = 0});
    say(request('Z'));
    EXPECT_EQ(say("E10"), std::vector<std::string>{"E00"});
    EXPECT_EQ(games_.at(0).outcome, rules::Outcome::black) << "the other side, White, gave up";
    say(request('W'));
    say(any_move());
    EXPECT_EQ(say("E20"), std::vector<std::string>{"E00"});
    EXPECT_EQ(games_.at(1).outcome, rules::Outcome::draw);
    EXPECT_FALSE(session_->finished());
    say("E01");
    EXPECT_TRUE(session_->finished());
    EXPECT_TRUE(session_->in_order());
}

TEST_F(DxpSessionTest, SaysThatTheGameIsOver) {
    open({});
    const std::string position = letters("W:W28:B23");
    EXPECT_EQ(say(request('Z', "B" + position)).size(), 1u);
    EXPECT_EQ(say("M000028190123"), std::vector<std::string>{"E11"}) << "we have lost, and want no more";
    EXPECT_EQ(games_.at(0).outcome, rules::Outcome::white);
}

TEST_F(DxpSessionTest, EndsAfterTheAgreedMoves) {
    open({});
    say("R01other" + blanks + "W001002A");
    say(any_move());
    EXPECT_EQ(say(any_move()), std::vector<std::string>{"E01"});
}

TEST_F(DxpSessionTest, InitiatorAsksAndAlternates) {
    open({.initiator = true, .games = 2, .side = rules::Side::white, .minutes = 3, .moves = 75});
    EXPECT_EQ(sent_.at(0), "R01damas" + blanks + "Z003075A");
    EXPECT_EQ(say("Aother" + blanks + "0").at(0).substr(0, 1), "M");
    EXPECT_EQ(say("E10"), (std::vector<std::string>{"E00", "R01damas" + blanks + "W003075A"}));
    EXPECT_EQ(games_.at(0).outcome, rules::Outcome::white);
    EXPECT_EQ(games_.at(0).black, "other");
    say("Aother" + blanks + "2");
    EXPECT_TRUE(session_->finished());
}

TEST_F(DxpSessionTest, InitiatorGivesUpAfterSilence) {
    open({.initiator = true});
    EXPECT_GT(session_->patience(), 1);
    session_->silence();
    EXPECT_TRUE(session_->finished());
    EXPECT_FALSE(session_->in_order());
}

TEST_F(DxpSessionTest, DisconnectionEndsTheGame) {
    open({});
    say(request('W'));
    session_->disconnected(words::connections::lost);
    EXPECT_TRUE(session_->finished());
    EXPECT_FALSE(session_->in_order());
    ASSERT_EQ(games_.size(), 1u);
    EXPECT_EQ(games_[0].outcome, rules::Outcome::none);
}

/// Both ends of a connection on this machine.
std::pair<Connection, Connection> connect_pair() {
    auto listener = Listener::open("127.0.0.1", 0);
    EXPECT_TRUE(listener) << words::english(listener.error());
    auto client = Connection::connect("127.0.0.1", listener->port(), 10);
    EXPECT_TRUE(client) << words::english(client.error());
    auto server = listener->accept(10);
    EXPECT_TRUE(server);
    return {std::move(*client), std::move(*server)};
}

TEST(Connection, CarriesMessages) {
    auto [a, b] = connect_pair();
    ASSERT_TRUE(a.send("first"));
    ASSERT_TRUE(a.send(std::string(dxp::longest_message, 'x')));
    EXPECT_EQ(*b.receive(10), "first");
    EXPECT_EQ(b.receive(10)->size(), dxp::longest_message);
    ASSERT_TRUE(b.send("back"));
    EXPECT_EQ(*a.receive(10), "back");
}

TEST(Connection, NoticesSilenceLengthAndDeath) {
    auto [a, b] = connect_pair();
    EXPECT_EQ(a.receive(0.01).error().kind, ReceiveError::Kind::timeout);
    ASSERT_TRUE(b.send(std::string(dxp::longest_message + 1, 'x')));
    EXPECT_EQ(a.receive(10).error().kind, ReceiveError::Kind::too_long);
    auto [c, d] = connect_pair();
    {
        const Connection gone = std::move(d);
    }
    EXPECT_EQ(c.receive(10).error().kind, ReceiveError::Kind::closed);
    for (int i = 0; i < 100; ++i)
        if (!c.send("into the void")) return;
    FAIL() << "sending to nobody must fail in the end";
}

TEST(Connection, SaysWhyItCannotBe) {
    auto listener = Listener::open("127.0.0.1", 0);
    ASSERT_TRUE(listener);
    const auto busy = Listener::open("127.0.0.1", listener->port());
    ASSERT_FALSE(busy);
    EXPECT_NE(words::english(busy.error()).find("port " + std::to_string(listener->port())), std::string::npos);
    const int port = listener->port();
    EXPECT_EQ(listener->accept(0.01).error().kind, ReceiveError::Kind::timeout);
    {
        const Listener closed = std::move(*listener);
    }
    const auto refused = Connection::connect("127.0.0.1", port, 10);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(words::english(refused.error()).starts_with("cannot connect to 127.0.0.1 port "));
}

TEST(Dxp, TwoPlayersPlayWholeGamesOverSockets) {
    auto [a, b] = connect_pair();
    std::vector<DxpGame> seen_by_follower, seen_by_initiator;
    const auto quiet = [](const words::Message&) {};
    DxpOutcome follower_outcome;
    std::thread follower([&, connection = std::move(b)]() mutable {
        const auto player = engine::make_player("international", {.hash_megabytes = 1});
        follower_outcome = play_dxp(connection, {.name = "follower", .games = 0, .nodes = 60}, *player, quiet,
                                    [&](const DxpGame& game) { seen_by_follower.push_back(game); });
    });
    const auto player = engine::make_player("international", {.hash_megabytes = 1});
    const DxpOutcome outcome =
        play_dxp(a, {.name = "initiator", .initiator = true, .games = 2, .minutes = 10, .nodes = 60}, *player, quiet,
                 [&](const DxpGame& game) { seen_by_initiator.push_back(game); });
    follower.join();
    EXPECT_TRUE(outcome.in_order && follower_outcome.in_order);
    EXPECT_EQ(outcome.games, 2);
    EXPECT_EQ(follower_outcome.games, 2);
    ASSERT_EQ(seen_by_follower.size(), 2u);
    ASSERT_EQ(seen_by_initiator.size(), 2u);
    for (std::size_t i = 0; i < seen_by_follower.size(); ++i) {
        EXPECT_EQ(seen_by_follower[i].game, seen_by_initiator[i].game);
        EXPECT_EQ(seen_by_follower[i].outcome, seen_by_initiator[i].outcome);
        EXPECT_NE(seen_by_follower[i].outcome, rules::Outcome::none);
        EXPECT_GT(seen_by_follower[i].game.moves().size(), 10u);
        EXPECT_EQ(seen_by_follower[i].white, i == 0 ? "initiator" : "follower");
    }
}

TEST(Dxp, SurvivesAPeerThatSpeaksAnotherLanguage) {
    for (const std::string& greeting : {std::string("GET / HTTP/1.1\r\n\r\n") + std::string(500, 'x'), std::string(),
                                        std::string("\0\0\0\0\0\0\0\0\0\0\0\0", 12)}) {
        auto [a, b] = connect_pair();
        std::thread peer([&greeting, connection = std::move(b)]() mutable { (void)connection.send(greeting); });
        const auto player = engine::make_player("international", {.hash_megabytes = 1});
        const DxpOutcome outcome = play_dxp(a, {.games = 0}, *player, [](const words::Message&) {});
        peer.join();
        EXPECT_EQ(outcome.games, 0);
    }
}

}  // namespace damas::protocol

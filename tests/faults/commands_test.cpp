// SPDX-License-Identifier: MIT
// Every command that writes files, with the system failing at its n-th call, for every n: the command ends with a
// sentence, each file is the old one or the new one, and the same command goes on from there to the same end.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "../apps/program.hpp"
#include "protocol/dxp.hpp"
#include "server/site.hpp"
#include "support/faults.hpp"

namespace damas::testing {

namespace fs = std::filesystem;
using Files = std::map<std::string, std::string>;
using Arguments = std::vector<std::string>;

struct Command {
    std::string name;
    Arguments arguments;
    std::vector<Arguments> before{};  ///< Run before it, without faults: what it reads, and what it replaces.
    std::string input{};
    bool grows = false;    ///< Its files grow by records: a beginning of the new one is well.
    bool slow = false;     ///< Only a full disk is tried.
    bool goes_on = false;  ///< It tells of what went wrong and goes on with its work.
    bool calls = false;    ///< It plays against another program, which waits at the port that it is given.
};

/// The other program: answers to whoever asks for games, until they have had enough.
class Opponent {
public:
    int port() const { return listener_->port(); }
    /// Plays with the process that is about to call; some end before they do.
    void play(pid_t caller) {
        auto connection = listener_->accept(glance_);
        while (!connection) {
            siginfo_t ended{};
            if (::waitid(P_PID, static_cast<id_t>(caller), &ended, WEXITED | WNOHANG | WNOWAIT) != 0 ||
                ended.si_pid != 0)
                return;
            connection = listener_->accept(glance_);
        }
        const auto player = engine::make_player("international", {.hash_megabytes = 1});
        protocol::play_dxp(*connection, {.name = "other", .games = 0, .nodes = 20}, *player, [](const auto&) {});
    }

private:
    static constexpr double glance_ = 0.1;
    std::expected<protocol::Listener, words::Message> listener_ = protocol::Listener::open("127.0.0.1", 0);
};

/// Files that may stay when the system cannot even delete them.
bool is_leftover(const std::string& name) { return name.ends_with(".tmp") || name.ends_with(".part"); }

class CommandFaults : public ::testing::TestWithParam<Command> {
protected:
    struct Run {
        int code = 0;
        bool failed = false;  ///< Whether a fault was met.
        std::string said;
    };

    void SetUp() override {
        root_ = fs::temp_directory_path() / ("damas-faults-" + std::to_string(::getpid()));
        prepared_ = root_ / "prepared";
        fs::create_directories(prepared_);
        for (const Arguments& arguments : GetParam().before) {
            const Run run = in(prepared_, arguments, {});
            ASSERT_EQ(run.code, 0) << run.said;
        }
    }
    void TearDown() override { fs::remove_all(root_); }

    /// Runs a command in a directory, in a process of its own.
    Run in(const fs::path& directory, const Arguments& arguments, const std::optional<FaultPlan>& plan) const {
        const fs::path input = root_ / "input", said = root_ / "said", told = root_ / "told";
        std::ofstream(input) << GetParam().input;
        std::optional<Opponent> opponent;
        if (GetParam().calls) opponent.emplace();
        const pid_t child = ::fork();
        if (child == 0) {
            const auto open = [](const fs::path& path, int flags, int as) {
                ::dup2(::open(path.c_str(), flags | O_CREAT, 0600), as);
            };
            open(input, O_RDONLY, STDIN_FILENO);
            open(GetParam().goes_on ? said : "/dev/null", O_WRONLY | O_TRUNC | O_APPEND, STDOUT_FILENO);
            open(said, O_WRONLY | O_TRUNC | O_APPEND, STDERR_FILENO);
            ::setenv("LANG", "en_GB.UTF-8", 1);
            fs::current_path(directory);
            std::vector<char*> argv{const_cast<char*>("damas")};
            for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
            const std::string port = opponent ? std::to_string(opponent->port()) : "";
            if (opponent) argv.insert(argv.end(), {const_cast<char*>("--port"), const_cast<char*>(port.c_str())});
            argv.push_back(nullptr);
            if (plan) inject(*plan);
            const int code = apps::run_program(static_cast<int>(argv.size()) - 1, argv.data());
            if (plan && end_faults() > 0) std::ofstream(told) << "failed";
            std::fflush(nullptr);
            ::_exit(code);
        }
        if (opponent) opponent->play(child);
        int status = 0;
        ::waitpid(child, &status, 0);
        Run run{.code = WIFEXITED(status) ? WEXITSTATUS(status) : 1'000 + WTERMSIG(status),
                .failed = fs::exists(told),
                .said = read(said)};
        fs::remove(told);
        return run;
    }

    static std::string read(const fs::path& path) {
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        return text.str();
    }
    static Files files_of(const fs::path& directory) {
        Files files;
        for (const auto& entry : fs::recursive_directory_iterator(directory))
            if (entry.is_regular_file()) files[fs::relative(entry, directory).string()] = read(entry.path());
        return files;
    }
    fs::path fresh() const {
        const fs::path place = root_ / "place";
        fs::remove_all(place);
        fs::copy(prepared_, place, fs::copy_options::recursive);
        return place;
    }

    fs::path root_, prepared_;
};

TEST_P(CommandFaults, EndWellWhereverTheyCome) {
    const Command& command = GetParam();
    const fs::path place = fresh();
    const Files before = files_of(place);
    ASSERT_EQ(in(place, command.arguments, {}).code, 0);
    const Files after = files_of(place);
    ASSERT_NE(before, after);

    for (const Fault fault : {Fault::no_space, Fault::io_error, Fault::interrupted, Fault::short_count})
        for (const bool lasting : {false, true}) {
            if (lasting && fault == Fault::interrupted) continue;  // It would be for ever.
            if (command.slow && (lasting || fault != Fault::no_space)) continue;
            bool met = true;
            for (int n = 1; met; ++n) {
                SCOPED_TRACE(command.name + ": fault " + std::to_string(static_cast<int>(fault)) + " at call " +
                             std::to_string(n) + (lasting ? " and on" : ""));
                fresh();
                const Run run = in(place, command.arguments, FaultPlan{Place::files, fault, n, lasting});
                met = run.failed;
                Files now = files_of(place);
                if (fault == Fault::io_error)
                    std::erase_if(now, [](const auto& file) { return is_leftover(file.first); });
                const bool told = run.said.find("cannot be written: ") != std::string::npos;
                EXPECT_EQ(now == after, !told) << run.said;
                EXPECT_EQ(run.code, told && !command.goes_on ? 2 : 0) << run.said;
                // A signal or a short write hurts nobody.
                EXPECT_FALSE(told && (fault == Fault::interrupted || fault == Fault::short_count)) << run.said;
                for (const auto& [name, bytes] : now) {
                    const bool old = before.contains(name) && before.at(name) == bytes;
                    const bool fine = after.contains(name) &&
                                      (after.at(name) == bytes || (command.grows && after.at(name).starts_with(bytes)));
                    const bool journal = command.grows && name.ends_with(".part");
                    EXPECT_TRUE(old || fine || journal) << name << " is neither the old nor the new one";
                }
                for (const auto& [name, bytes] : before) EXPECT_TRUE(now.contains(name)) << name << " is gone";
                if (told) {
                    EXPECT_EQ(in(place, command.arguments, {}).code, 0) << "after: " << run.said;
                    Files later = files_of(place);
                    std::erase_if(later, [](const auto& file) { return is_leftover(file.first); });
                    EXPECT_EQ(later, after) << "after: " << run.said;
                }
                if (HasFailure()) return;
                ASSERT_LT(n, 2'000);
            }
        }
}

const Arguments games{"selfplay", "a.games", "--games", "12", "--nodes", "30", "--set", "evaluation=hand"};
const Arguments dataset{"dataset", "a.games", "-o", "a.train", "--held-out", "a.held", "--one-in", "3"};

std::vector<Command> commands() {
    std::vector<Command> all{
        Command{.name = "check",
                .arguments = {"check", "-", "--write", "a.pdn"},
                .before = {{"show", "--svg", "a.pdn"}},
                .input = "[GameType \"24\"]\n\n1. 10-14 23-20 *\n"},
        Command{.name = "analyze",
                .arguments = {"analyze", "-", "--nodes", "50", "--pdn", "a.pdn", "--output", "a.txt"},
                .before = {{"check", "-", "--write", "a.pdn"}},
                .input = "[GameType \"24\"]\n\n1. 10-14 23-20 *\n"},
        Command{.name = "tree",
                .arguments = {"tree", "--depth", "2", "-o", "a.svg"},
                .before = {{"show", "--svg", "a.svg"}}},
        Command{.name = "show",
                .arguments = {"show", "--svg", "a.svg"},
                .before = {{"tree", "--depth", "1", "-o", "a.svg"}}},
        Command{.name = "play",
                .arguments = {"play", "--computer", "none"},
                .before = {{"show", "--svg", "a.pdn"}},
                .input = "10-14\nsave b.pdn\nquit\n",
                .goes_on = true},
        Command{.name = "selfplay",
                .arguments = {"selfplay", "a.games", "--games", "4", "--nodes", "30", "--set", "evaluation=hand"},
                .grows = true},
        Command{.name = "dataset", .arguments = dataset, .before = {games}},
        Command{.name = "fit",
                .arguments = {"fit", "a.train", "a.held", "-o", "a.patterns", "--epochs", "1"},
                .before = {games, dataset}},
        Command{.name = "puzzles",
                .arguments = {"puzzles", "make", "--count", "1", "--seed", "11", "--nodes", "100", "-o", "a.pdn"},
                .before = {{"puzzles", "make", "--count", "1", "--seed", "12", "--nodes", "100", "-o", "a.pdn"}},
                .grows = true,
                .slow = true},
        Command{.name = "match",
                .arguments = {"match", "-p", "champion name=A evaluation=hand", "-p", "textbook name=B depth=1",
                              "--nodes", "20", "--games", "4", "--quiet", "--output", "m"},
                .grows = true},
        Command{.name = "tables", .arguments = {"tables", "build", "--only", "1K0M-1K0M", "--dir", "t"}},
        Command{.name = "pack",
                .arguments = {"tables", "pack", "--pieces", "2", "--dir", "t", "-o", "a.tables"},
                .before = {{"tables", "build", "--pieces", "2", "--dir", "t"}, {"show", "--svg", "a.tables"}}},
        Command{.name = "book", .arguments = {"book", "grow", "a.book", "--positions", "8", "--nodes", "20"}},
        Command{.name = "workout", .arguments = {"workout"}, .input = "10-14\nsave b.pdn\nquit\n", .goes_on = true},
        Command{.name = "dxp",
                .arguments = {"dxp", "--connect", "127.0.0.1", "--moves", "2", "--nodes", "20", "--hash", "1", "--pdn",
                              "a.pdn"},
                .grows = true,
                .calls = true}};
    // A program that was built without its page has nothing to write.
    if (!server::embedded_pack().empty()) all.push_back({.name = "site", .arguments = {"site", "s"}, .slow = true});
    return all;
}

INSTANTIATE_TEST_SUITE_P(All, CommandFaults, ::testing::ValuesIn(commands()),
                         [](const auto& one) { return one.param.name; });

}  // namespace damas::testing

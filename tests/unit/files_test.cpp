// SPDX-License-Identifier: MIT
// Files read and written whole: what was there survives whatever goes wrong, and an error is one sentence.
#include "core/files.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

namespace damas::core {

namespace fs = std::filesystem;

class Files : public ::testing::Test {
protected:
    void SetUp() override {
        directory_ = fs::path(::testing::TempDir()) / ("files-" + std::to_string(::getpid()));
        fs::create_directories(directory_);
    }
    void TearDown() override { fs::remove_all(directory_); }

    std::string path(const std::string& name) const { return (directory_ / name).string(); }
    std::size_t entries() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(directory_), fs::directory_iterator()));
    }

    fs::path directory_;
};

TEST_F(Files, ComeBackAsTheyWereWritten) {
    std::string text = "a\r\nb";
    text += '\0';
    for (int i = 0; i < 200'000; ++i) text += static_cast<char>(i);
    EXPECT_FALSE(write_file(path("x"), text));
    EXPECT_EQ(read_file(path("x")), text);
    EXPECT_FALSE(write_file(path("x"), "shorter"));
    EXPECT_EQ(read_file(path("x")), "shorter");
    EXPECT_FALSE(write_file(path("empty"), ""));
    EXPECT_EQ(read_file(path("empty")), "");
    EXPECT_EQ(entries(), 2u) << "nothing is left beside them";
}

TEST_F(Files, StayAsTheyWereUntilTheNewOneIsFinished) {
    ASSERT_FALSE(write_file(path("x"), "old"));
    {
        auto file = WholeFile::create(path("x"));
        ASSERT_TRUE(file);
        file->write("new, but never finished");
        EXPECT_EQ(read_file(path("x")), "old");
    }
    EXPECT_EQ(read_file(path("x")), "old");
    EXPECT_EQ(entries(), 1u);
    auto file = WholeFile::create(path("x"));
    ASSERT_TRUE(file);
    file->write(std::string(100'000, 'x'));
    const std::array<std::uint8_t, 2> head{'A', 'B'};
    file->write_at(0, head);
    file->write("end");
    EXPECT_FALSE(file->finish());
    const auto read = read_file(path("x"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->substr(0, 3), "ABx");
    EXPECT_EQ(read->size(), 100'003u);
    EXPECT_TRUE(read->ends_with("xend"));
}

TEST_F(Files, WhatAKilledProcessLeftIsClearedAway) {
    const pid_t killed = ::fork();
    if (killed == 0) {
        auto file = WholeFile::create(path("x"));
        file->write(std::string(200'000, 'y'));
        ::raise(SIGKILL);
    }
    int status = 0;
    ::waitpid(killed, &status, 0);
    EXPECT_EQ(entries(), 1U);
    // Somebody else may be writing it just now, and other names are not ours.
    for (const char* name : {"x.1.tmp", "x.tmp", "x.y.tmp", "x..tmp", "xx.999999999.tmp"}) write_file(path(name), "z");
    EXPECT_FALSE(write_file(path("x"), "new"));
    EXPECT_EQ(entries(), 6U);
    EXPECT_FALSE(fs::exists(path("x." + std::to_string(killed) + ".tmp")));
}

TEST_F(Files, KeepTheirPermissionsAndTheirLinks) {
    ASSERT_FALSE(write_file(path("x"), "old"));
    ::chmod(path("x").c_str(), 0600);
    fs::create_symlink("x", path("link"));
    ASSERT_FALSE(write_file(path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(read_file(path("x")), "new");
    struct stat about{};
    ASSERT_EQ(::stat(path("x").c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777, 0600u);
}

TEST_F(Files, WhetherTheyCanBeWrittenIsKnownBefore) {
    ASSERT_FALSE(write_file(path("x"), "old"));
    EXPECT_FALSE(unwritable(path("x")));
    EXPECT_FALSE(unwritable(path("new")));
    EXPECT_EQ(read_file(path("x")), "old");
    EXPECT_FALSE(fs::exists(path("new")));
    EXPECT_EQ(std::distance(fs::directory_iterator(directory_), {}), 1);
    EXPECT_EQ(words::english(unwritable(path("no/x"))->message()),
              path("no/x") + ": cannot be written: it does not exist");
    EXPECT_EQ(unwritable(directory_.string())->problem, FileError::Problem::directory);
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    EXPECT_FALSE(unwritable(path("pipe")));  // and nobody waits for a reader
}

TEST_F(Files, DirectoriesAreMadeWithThoseAbove) {
    EXPECT_FALSE(make_directory(path("a/b/c")));
    EXPECT_TRUE(fs::is_directory(path("a/b/c")));
    EXPECT_FALSE(make_directory(path("a/b")));
    ASSERT_FALSE(write_file(path("x"), "a file"));
    EXPECT_TRUE(make_directory(path("x")));
    EXPECT_TRUE(make_directory(path("x/y")));
    EXPECT_EQ(words::say(make_directory("")->message(), words::Language::spanish),
              "\"\": no se puede escribir: falta el nombre");
}

TEST_F(Files, GrowByWholeRecords) {
    {
        auto file = GrowingFile::open(path("x"));
        ASSERT_TRUE(file);
        EXPECT_FALSE(file->append("one "));
        EXPECT_FALSE(file->append("two "));
    }
    auto file = GrowingFile::open(path("x"));
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->cut(4));
    EXPECT_FALSE(file->append("three"));
    EXPECT_EQ(read_file(path("x")), "one three");
    EXPECT_EQ(words::english(GrowingFile::open(path("no/x")).error().message()),
              path("no/x") + ": cannot be written: it does not exist");
    EXPECT_EQ(GrowingFile::open("/dev/null").error().problem, FileError::Problem::not_regular);

    // No room: nothing of the record stays. (A limit on the size of files stands for a full disk.)
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{.rlim_cur = 12, .rlim_max = before.rlim_max};
    ::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &small);
    const auto full = file->append(" and four");
    ::setrlimit(RLIMIT_FSIZE, &before);
    ASSERT_TRUE(full);
    EXPECT_EQ(full->problem, FileError::Problem::unwritable);
    EXPECT_EQ(read_file(path("x")), "one three");
    EXPECT_FALSE(file->append(" and five"));
    EXPECT_EQ(read_file(path("x")), "one three and five");
}

TEST_F(Files, WhatAProgramKeepsIsRegular) {
    ASSERT_FALSE(write_file(path("x"), "text"));
    EXPECT_EQ(read_regular_file(path("x")), "text");
    EXPECT_EQ(read_regular_file(path("x"), 3).error().problem, FileError::Problem::too_big);
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    for (const std::string& name : {path("pipe"), std::string("/dev/zero"), std::string("/dev/null")})
        EXPECT_EQ(words::say(read_regular_file(name).error().message(), words::Language::spanish),
                  name + ": no es un fichero corriente");
    EXPECT_EQ(read_regular_file(directory_.string()).error().problem, FileError::Problem::directory);
    EXPECT_EQ(unreadable(path("pipe"))->problem, FileError::Problem::not_regular);
}

TEST_F(Files, AreTheSameByWhateverName) {
    EXPECT_FALSE(write_file(path("x"), "x"));
    fs::create_directories(path("d"));
    fs::create_symlink(path("x"), path("d/link"));
    fs::create_hard_link(path("x"), path("hard"));
    for (const char* name : {"x", "./x", "d/../x", "d/link", "hard"})
        EXPECT_TRUE(same_file(path("x"), path(name))) << name;
    EXPECT_TRUE(same_file(path("new"), path("d/../new"))) << "that is not there yet";
    const fs::path before = fs::current_path();
    fs::current_path(directory_);
    EXPECT_TRUE(same_file("new", "./new"));
    EXPECT_TRUE(same_file("x", path("x")));
    fs::current_path(before);
    for (const char* name : {"y", "d", "d/x", ""}) EXPECT_FALSE(same_file(path("x"), path(name))) << name;
    EXPECT_FALSE(same_file("", ""));
    EXPECT_FALSE(same_file("/dev/null", "/dev/null"));
}

TEST_F(Files, ThatGrowHaveOneWriter) {
    {
        auto file = GrowingFile::open(path("x"));
        ASSERT_TRUE(file);
        EXPECT_FALSE(file->append("abc"));
        EXPECT_EQ(file->size(), 3u);
        const auto other = GrowingFile::open(path("x"));
        ASSERT_FALSE(other);
        EXPECT_EQ(words::english(other.error().message()), path("x") + ": another program is writing it now");
        EXPECT_EQ(words::say(other.error().message(), words::Language::spanish),
                  path("x") + ": otro programa escribe en él ahora");
    }
    EXPECT_TRUE(GrowingFile::open(path("x"), GrowingFile::Taken::wait));
    EXPECT_EQ(read_file(path("x")), "abc");
}

TEST_F(Files, DevicesAreWrittenInTheirPlace) {
    EXPECT_FALSE(write_file("/dev/null", "nobody reads this"));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    const auto full = write_file("/dev/full", "no room");
    ASSERT_TRUE(full);
    EXPECT_EQ(words::english(full->message()), "/dev/full: cannot be written: no space is left");
    EXPECT_EQ(words::say(full->message(), words::Language::spanish),
              "/dev/full: no se puede escribir: no queda espacio");
    EXPECT_EQ(read_file("/dev/null"), "");
}

TEST_F(Files, ErrorsAreOneSentenceInBothLanguages) {
    const auto missing = read_file(path("nothing"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(words::english(missing.error().message()), path("nothing") + ": cannot be read: it does not exist");
    EXPECT_EQ(words::say(missing.error().message(), words::Language::spanish),
              path("nothing") + ": no se puede leer: no existe");
    const auto directory = read_file(directory_.string());
    ASSERT_FALSE(directory);
    EXPECT_EQ(words::english(directory.error().message()), directory_.string() + ": a directory, not a file");
    EXPECT_EQ(words::say(directory.error().message(), words::Language::spanish),
              directory_.string() + ": es una carpeta, no un fichero");
    EXPECT_EQ(words::english(unreadable(directory_.string())->message()), words::english(directory.error().message()));
    EXPECT_EQ(words::english(write_file(directory_.string(), "x")->message()),
              words::english(directory.error().message()));
    EXPECT_EQ(words::english(write_file(path("no/such/x"), "x")->message()),
              path("no/such/x") + ": cannot be written: it does not exist");
    ASSERT_FALSE(write_file(path("x"), "x"));
    EXPECT_FALSE(unreadable(path("x")));
    const auto big = read_file("/dev/zero", 3 << 20);
    ASSERT_FALSE(big);
    EXPECT_EQ(words::english(big.error().message()), "/dev/zero: too big: more than 3 MB");
    EXPECT_EQ(words::say(big.error().message(), words::Language::spanish), "/dev/zero: demasiado grande: pasa de 3 MB");
    EXPECT_TRUE(read_file(path("x"), 1));
    EXPECT_FALSE(read_file(path("x"), 0));
}

}  // namespace damas::core

// SPDX-License-Identifier: MIT
// Training draughts at a terminal: says after every move who owes what. What is owed counts as done unless somebody
// says otherwise.
#pragma once

#include "terminal/companion.hpp"
#include "workout/lesson.hpp"

namespace damas::terminal {

class Workout final : public Companion {
public:
    Workout(workout::Kit kit, workout::LessonOptions options, words::Language language)
        : kit_(std::move(kit)), options_(options), language_(language) {}

    void begin(const engine::Rulebook& book, const rules::Setup& start, const notation::pdn::Game* file) override;
    std::string remark(const engine::Game& game) override;
    std::optional<std::string> answer(std::string_view word) override;
    std::string_view help() const override;
    void annotate(notation::pdn::Game& game) override;

private:
    std::string mark_last(workout::Mark mark);
    std::string totals() const;
    std::string pieces() const;
    std::string amounts() const;
    /// A sentence on a line of its own.
    std::string line(const words::Message& message) const { return words::say(message, language_) + '\n'; }

    workout::Kit kit_;
    workout::LessonOptions options_;
    words::Language language_;
    std::optional<workout::Lesson> lesson_{};
    std::size_t told_ = 0;  ///< Duties that have been told.
};

}  // namespace damas::terminal

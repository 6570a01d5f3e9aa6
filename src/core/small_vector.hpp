// SPDX-License-Identifier: MIT
// A growing array of trivial values whose first N live in the object itself, so that the common case allocates nothing.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace damas::core {

template <class T, std::size_t N>
class SmallVector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    SmallVector() {}  // NOLINT(modernize-use-equals-default): the inline values stay uninitialised
    SmallVector(const SmallVector& other) { assign(other); }
    SmallVector& operator=(const SmallVector& other) {
        if (this != &other) assign(other);
        return *this;
    }

    void push_back(const T& value) {
        if (size_ == capacity_) [[unlikely]]
            grow();
        data_[size_++] = value;
    }
    void clear() { size_ = 0; }
    /// Keeps the first `n` values; `n` must not exceed the size.
    void truncate(std::size_t n) {
        assert(n <= size_);
        size_ = n;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T& operator[](std::size_t i) {
        assert(i < size_);
        return data_[i];
    }
    const T& operator[](std::size_t i) const {
        assert(i < size_);
        return data_[i];
    }
    T* begin() { return data_; }
    T* end() { return data_ + size_; }
    const T* begin() const { return data_; }
    const T* end() const { return data_ + size_; }

private:
    void grow() {
        auto bigger = std::make_unique_for_overwrite<T[]>(2 * capacity_);
        std::copy(begin(), end(), bigger.get());
        heap_ = std::move(bigger);
        data_ = heap_.get();
        capacity_ *= 2;
    }
    void assign(const SmallVector& other) {
        clear();
        for (const T& value : other) push_back(value);
    }

    union {
        T inline_[N];
    };
    std::unique_ptr<T[]> heap_;
    T* data_ = inline_;
    std::size_t size_ = 0;
    std::size_t capacity_ = N;
};

}  // namespace damas::core

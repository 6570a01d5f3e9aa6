// SPDX-License-Identifier: MIT
// A large array of values that start as all zero bits, on huge pages where the system has them: random access to many
// megabytes otherwise spends more time on address translation than on the memory itself.
#pragma once

#include <cstdlib>
#include <memory>
#include <type_traits>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace damas::core {

template <class T>
class BigArray {
    static_assert(std::is_trivially_destructible_v<T>);
    static constexpr std::size_t page = std::size_t{2} << 20;

public:
    BigArray() = default;
    /// `size` values, value-initialised; the program ends if there is no memory for them.
    explicit BigArray(std::size_t size) : size_(size) {
        const std::size_t bytes = (size * sizeof(T) + page - 1) / page * page;
        void* memory = std::aligned_alloc(page, bytes);
        if (memory == nullptr) std::abort();
#ifdef __linux__
        madvise(memory, bytes, MADV_HUGEPAGE);  // a hint: without it everything works, only slower
#endif
        values_.reset(static_cast<T*>(memory));
        std::uninitialized_value_construct_n(values_.get(), size);
    }

    std::size_t size() const { return size_; }
    T& operator[](std::size_t i) { return values_.get()[i]; }
    const T& operator[](std::size_t i) const { return values_.get()[i]; }

    /// Gives the memory of the whole pages inside a range back; what was in it must not be read again.
    void discard([[maybe_unused]] std::size_t first, [[maybe_unused]] std::size_t last) {
#ifdef __linux__
        const std::size_t begin = (first * sizeof(T) + page - 1) / page * page, end = last * sizeof(T) / page * page;
        if (begin < end) madvise(reinterpret_cast<char*>(values_.get()) + begin, end - begin, MADV_DONTNEED);
#endif
    }

private:
    struct Free {
        void operator()(T* memory) const { std::free(memory); }
    };
    std::unique_ptr<T, Free> values_;
    std::size_t size_ = 0;
};

}  // namespace damas::core

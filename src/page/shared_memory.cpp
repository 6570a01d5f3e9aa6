// SPDX-License-Identifier: MIT
// One heap for all workers of a page: the C library knows no threads, so the linker sends its callers through this lock
// (--wrap). Nobody holds it for long.
#include <atomic>
#include <cstddef>

extern "C" {
void* __real_malloc(std::size_t size);
void __real_free(void* memory);
void* __real_calloc(std::size_t count, std::size_t size);
void* __real_realloc(void* memory, std::size_t size);
void* __real_aligned_alloc(std::size_t alignment, std::size_t size);
int __real_posix_memalign(void** memory, std::size_t alignment, std::size_t size);
}

namespace {

std::atomic<bool> taken = false;

struct Lock {
    Lock() {
        while (taken.exchange(true, std::memory_order_acquire))
            while (taken.load(std::memory_order_relaxed)) {
            }
    }
    ~Lock() { taken.store(false, std::memory_order_release); }
};

}  // namespace

extern "C" {

void* __wrap_malloc(std::size_t size) {
    const Lock lock;
    return __real_malloc(size);
}
void __wrap_free(void* memory) {
    const Lock lock;
    __real_free(memory);
}
void* __wrap_calloc(std::size_t count, std::size_t size) {
    const Lock lock;
    return __real_calloc(count, size);
}
void* __wrap_realloc(void* memory, std::size_t size) {
    const Lock lock;
    return __real_realloc(memory, size);
}
void* __wrap_aligned_alloc(std::size_t alignment, std::size_t size) {
    const Lock lock;
    return __real_aligned_alloc(alignment, size);
}
int __wrap_posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
    const Lock lock;
    return __real_posix_memalign(memory, alignment, size);
}

}  // extern "C"

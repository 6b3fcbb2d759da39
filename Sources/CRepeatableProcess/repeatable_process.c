// The functions of the C library from which Swift and Foundation take random numbers and the date. The
// linker finds an executable's functions before those of libraries, so these are called instead. Outside
// repeatable_process_begin and repeatable_process_end, and on other threads, they do what the C library
// does.
#define _GNU_SOURCE
#include "CRepeatableProcess.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>

#define NANOSECONDS 1000000000LL

static _Thread_local struct {
    int depth;
    int is_reading;
    uint64_t random;
    int64_t start;
    int64_t calls;
    double (*elapsed)(void);
} state;

void repeatable_process_begin(
    int64_t start, double (*elapsed)(void), void (*delay)(double, repeatable_work *)
) {
    if (state.depth++ > 0) return;
    repeatable_queues_begin(delay);
    state.random = 0x436F6E7461637473;
    state.start = start;
    state.calls = 0;
    state.elapsed = elapsed;
}

void repeatable_process_end(void) {
    if (state.depth == 1) repeatable_queues_end();
    state.depth--;
}

static int is_active(void) { return state.depth > 0 && !state.is_reading; }

int repeatable_process_is_active(void) { return is_active(); }

// MARK: Random numbers

/// SplitMix64 (Steele, Lea, Flood 2014).
static uint64_t next_random(void) {
    uint64_t value = state.random += 0x9E3779B97F4A7C15;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
    return value ^ (value >> 31);
}

void repeatable_process_fill(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    while (count > 0) {
        uint64_t value = next_random();
        size_t part = count < sizeof value ? count : sizeof value;
        memcpy(bytes, &value, part);
        bytes += part;
        count -= part;
    }
}

/// Swift's library calls `syscall` directly.
long syscall(long number, ...) {
    static long (*original)(long, ...);
    va_list list;
    va_start(list, number);
    long values[6];
    for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && is_active() && values[0] != 0) {
        repeatable_process_fill((void *)values[0], (size_t)values[1]);
        return values[1];
    }
    if (!original) original = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    return original(
        number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
    return syscall(SYS_getrandom, (long)buffer, (long)count, (long)flags);
}

int getentropy(void *buffer, size_t count) {
    return getrandom(buffer, count, 0) == (ssize_t)count ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t count) {
    while (count > 0) {
        ssize_t part = getrandom(buffer, count, 0);
        if (part <= 0) continue;
        buffer = (char *)buffer + part;
        count -= (size_t)part;
    }
}

uint32_t arc4random(void) {
    uint32_t value;
    arc4random_buf(&value, sizeof value);
    return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
    return (uint32_t)(((uint64_t)arc4random() * bound) >> 32);
}

// MARK: Date

double repeatable_process_elapsed(void) {
    state.is_reading = 1;
    double elapsed = state.elapsed ? state.elapsed() : 0;
    state.is_reading = 0;
    return elapsed;
}

/// The date advances by a microsecond with each call, so that loops that wait for a date end.
static int64_t nanoseconds(void) {
    double elapsed = repeatable_process_elapsed();
    return state.start * NANOSECONDS + (int64_t)(elapsed * 1e6) * 1000 + state.calls++ * 1000;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    static int (*original)(clockid_t, struct timespec *);
    if (is_active() && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        int64_t now = nanoseconds();
        result->tv_sec = now / NANOSECONDS;
        result->tv_nsec = now % NANOSECONDS;
        return 0;
    }
    if (!original) {
        original = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    }
    return original(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

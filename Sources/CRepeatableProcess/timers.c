// The functions by which Foundation adds timers and blocks to a run loop, and replacements like those in
// repeatable_process.c. The run loop of the main thread doesn't run while a simulation does.
#define _GNU_SOURCE
#include "CRepeatableProcess.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

typedef void (*callout_t)(void *timer, void *info);
struct context {
    long version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    void *description;
};

/// A timer that was created in a simulation.
struct timer {
    struct timer *next;
    void *object;
    callout_t callout;
    void *info;
    uint64_t generation;
    int is_added;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers;

static void *symbol(const char *name) { return dlsym(RTLD_DEFAULT, name); }
#define FUNCTION(result, name, ...) \
    static result (*name)(__VA_ARGS__); \
    if (!name) name = (result (*)(__VA_ARGS__))symbol(#name)

void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order,
    callout_t callout, struct context *context
) {
    static void *(*original)(
        void *, double, double, unsigned long, long, callout_t, struct context *);
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "CFRunLoopTimerCreate");
    void *object = original(allocator, date, interval, flags, order, callout, context);
    uint64_t generation = repeatable_queues_current();
    if (!generation || !object) return object;
    struct timer *timer = calloc(1, sizeof *timer);
    timer->object = object;
    timer->callout = callout;
    timer->info = context ? context->info : NULL;
    timer->generation = generation;
    pthread_mutex_lock(&lock);
    // Another timer may have had the same address.
    for (struct timer **place = &timers; *place;) {
        struct timer *old = *place;
        int is_replaced =
            !old->is_added && (old->object == object || old->generation != generation);
        if (!is_replaced) {
            place = &old->next;
            continue;
        }
        *place = old->next;
        free(old);
    }
    timer->next = timers;
    timers = timer;
    pthread_mutex_unlock(&lock);
    return object;
}

static void remove_timer(struct timer *timer) {
    FUNCTION(void, CFRelease, void *);
    pthread_mutex_lock(&lock);
    struct timer **place = &timers;
    while (*place && *place != timer) place = &(*place)->next;
    if (*place) *place = timer->next;
    pthread_mutex_unlock(&lock);
    CFRelease(timer->object);
    free(timer);
}

static void fire(void *context) {
    struct timer *timer = context;
    FUNCTION(unsigned char, CFRunLoopTimerIsValid, void *);
    FUNCTION(double, CFRunLoopTimerGetInterval, void *);
    FUNCTION(void, CFRunLoopTimerInvalidate, void *);
    if (!CFRunLoopTimerIsValid(timer->object)) return remove_timer(timer);
    double interval = CFRunLoopTimerGetInterval(timer->object);
    if (interval <= 0) {
        CFRunLoopTimerInvalidate(timer->object);
        timer->callout(timer->object, timer->info);
        return remove_timer(timer);
    }
    timer->callout(timer->object, timer->info);
    if (CFRunLoopTimerIsValid(timer->object)) {
        repeatable_queues_add(interval, timer, fire, (void (*)(void *))remove_timer);
    } else {
        remove_timer(timer);
    }
}

void CFRunLoopAddTimer(void *loop, void *object, void *mode) {
    static void (*original)(void *, void *, void *);
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
    FUNCTION(double, CFRunLoopTimerGetInterval, void *);
    FUNCTION(double, CFRunLoopTimerGetNextFireDate, void *);
    FUNCTION(double, CFAbsoluteTimeGetCurrent, void);
    FUNCTION(void *, CFRetain, void *);
    uint64_t generation = repeatable_queues_current();
    pthread_mutex_lock(&lock);
    struct timer *timer = timers;
    while (timer && !(timer->object == object && timer->generation == generation)) {
        timer = timer->next;
    }
    int is_added = timer && timer->is_added;
    if (timer) timer->is_added = 1;
    pthread_mutex_unlock(&lock);
    if (!generation || !timer) return original(loop, object, mode);
    if (is_added) return;
    CFRetain(object);
    double delay = CFRunLoopTimerGetNextFireDate(object) - CFAbsoluteTimeGetCurrent();
    double interval = CFRunLoopTimerGetInterval(object);
    // Each reading of the date advances it by a microsecond.
    double exact = (double)(int64_t)(delay * 1000 + 0.999) / 1000;
    if (interval > 0 && delay <= interval && interval - delay < 0.001) exact = interval;
    // Foundation on Linux gives `Timer(timeInterval:)` the current date, Apple's the end of the interval.
    if (interval > 0 && delay < 0.001) exact = interval;
    repeatable_queues_add(
        exact < 0 ? 0 : exact, timer, fire, (void (*)(void *))remove_timer);
}

void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    static void (*original)(void *, void *, void *);
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
    if (!repeatable_queues_current()) return original(loop, mode, block);
    repeatable_queues_add_block(block);
}

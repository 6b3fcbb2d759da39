// The functions of libdispatch that add work to queues, and replacements like those in
// repeatable_process.c. Swift's main actor uses them, too. While a simulation runs, its thread doesn't return
// to the main queue, so it runs the work of that queue itself, when it settles. Delays pass with the simulated
// time.
//
// Work is tracked if it was added on the simulation's thread, or by tracked work on another one. The thread
// waits for tracked work of other queues, so what it loads is there when the screen is recorded.
#define _GNU_SOURCE
#include "CRepeatableProcess.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

typedef void (*function_t)(void *);
typedef void (*add_t)(void *queue, void *context, function_t function);
typedef void (*add_group_t)(void *group, void *queue, void *context, function_t function);

struct block {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
};

extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern char _dispatch_main_q;

struct repeatable_work {
    repeatable_work *next;
    void *queue;
    void *context;
    function_t function;
    /// The group that is left afterward, or NULL.
    void *group;
    uint64_t generation;
    /// In seconds; negative for work that is due.
    double delay;
    /// Releases the context of work that isn't performed, or NULL.
    function_t discard;
    /// Whether a thread waits for the work (`dispatch_sync`).
    int *is_done;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
/// The number of the running simulation, or 0. The following variables belong to it.
static uint64_t generation;
static uint64_t last_generation;
static repeatable_work *first, *last;
/// The number of works that other queues have to run or are running.
static int running;
static int has_given_up;
static void (*start_delay)(double, repeatable_work *);
/// libdispatch's time at the beginning, in nanoseconds, and the simulated time of the last reading.
static uint64_t first_time;
static double last_elapsed;

/// The simulation whose work this thread runs, or 0.
static _Thread_local uint64_t tracked;

static void *original(const char *name) { return dlsym(RTLD_NEXT, name); }
#define ORIGINAL(type, name) \
    static type original_##name; \
    if (!original_##name) original_##name = (type)original(#name)

// MARK: Tracking

/// Returns the simulation of the code that calls, or 0.
static uint64_t current(void) {
    return tracked && __atomic_load_n(&generation, __ATOMIC_ACQUIRE) == tracked ? tracked : 0;
}

uint64_t repeatable_queues_current(void) { return current(); }

static repeatable_work *make_work(void *queue, void *context, function_t function) {
    repeatable_work *work = calloc(1, sizeof *work);
    work->queue = queue;
    work->context = context;
    work->function = function;
    work->generation = tracked;
    work->delay = -1;
    return work;
}

static void run_block(void *context) {
    ((struct block *)context)->invoke(context);
    _Block_release(context);
}

/// Adds work for the simulation's thread.
static void append(repeatable_work *work) {
    pthread_mutex_lock(&lock);
    if (work->generation == generation) {
        if (last) last->next = work;
        else first = work;
        last = work;
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
}

void repeatable_queues_add(
    double delay, void *context, function_t function, function_t discard
) {
    repeatable_work *work = make_work(&_dispatch_main_q, context, function);
    work->delay = delay;
    work->discard = discard;
    append(work);
}

static void release_block(void *block) { _Block_release(block); }

void repeatable_queues_add_block(void *block) {
    repeatable_queues_add(-1, _Block_copy(block), run_block, release_block);
}

static void leave(void *group) {
    static void (*dispatch_group_leave)(void *);
    if (!dispatch_group_leave) {
        dispatch_group_leave = (void (*)(void *))dlsym(RTLD_DEFAULT, "dispatch_group_leave");
    }
    dispatch_group_leave(group);
}

/// Runs work on this thread.
static void run(repeatable_work *work) {
    uint64_t outer = tracked;
    tracked = work->generation;
    work->function(work->context);
    tracked = outer;
    if (work->group) leave(work->group);
}

/// Runs work on a thread of another queue.
static void run_counted(void *context) {
    repeatable_work *work = context;
    run(work);
    pthread_mutex_lock(&lock);
    if (work->generation == generation) {
        running--;
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
    free(work);
}

/// Adds work to another queue with one of libdispatch's functions.
static void add_counted(repeatable_work *work, add_t add) {
    pthread_mutex_lock(&lock);
    if (work->generation == generation) running++;
    pthread_mutex_unlock(&lock);
    add(work->queue, work, run_counted);
}

static int is_main(void *queue) { return queue == &_dispatch_main_q; }

// MARK: Functions of libdispatch

void dispatch_async_f(void *queue, void *context, function_t function) {
    ORIGINAL(add_t, dispatch_async_f);
    if (!current()) return original_dispatch_async_f(queue, context, function);
    repeatable_work *work = make_work(queue, context, function);
    if (is_main(queue)) append(work);
    else add_counted(work, original_dispatch_async_f);
}

void dispatch_async(void *queue, void *block) {
    typedef void (*type)(void *, void *);
    ORIGINAL(type, dispatch_async);
    if (!current()) return original_dispatch_async(queue, block);
    dispatch_async_f(queue, _Block_copy(block), run_block);
}

void dispatch_barrier_async(void *queue, void *block) {
    typedef void (*type)(void *, void *);
    ORIGINAL(type, dispatch_barrier_async);
    ORIGINAL(add_t, dispatch_barrier_async_f);
    if (!current()) return original_dispatch_barrier_async(queue, block);
    repeatable_work *work = make_work(queue, _Block_copy(block), run_block);
    if (is_main(queue)) append(work);
    else add_counted(work, original_dispatch_barrier_async_f);
}

void dispatch_group_async(void *group, void *queue, void *block) {
    typedef void (*type)(void *, void *, void *);
    typedef void (*enter_t)(void *);
    ORIGINAL(type, dispatch_group_async);
    ORIGINAL(enter_t, dispatch_group_enter);
    if (!current()) return original_dispatch_group_async(group, queue, block);
    original_dispatch_group_enter(group);
    repeatable_work *work = make_work(queue, _Block_copy(block), run_block);
    work->group = group;
    ORIGINAL(add_t, dispatch_async_f);
    if (is_main(queue)) append(work);
    else add_counted(work, original_dispatch_async_f);
}

/// The queue on which groups notify. Settling waits for it, because a group is left in tracked work.
static void *notifications(void) {
    static void *queue;
    if (!queue) {
        void *(*make)(const char *, void *) =
            (void *(*)(const char *, void *))dlsym(RTLD_DEFAULT, "dispatch_queue_create");
        queue = make("contactsheet.groups", NULL);
    }
    return queue;
}

static void notify(void *context) {
    repeatable_work *work = context;
    uint64_t outer = tracked;
    tracked = work->generation;
    if (current()) dispatch_async_f(work->queue, work->context, work->function);
    tracked = outer;
    free(work);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
    typedef void (*type)(void *, void *, void *);
    ORIGINAL(type, dispatch_group_notify);
    ORIGINAL(add_group_t, dispatch_group_notify_f);
    if (!current()) return original_dispatch_group_notify(group, queue, block);
    repeatable_work *work = make_work(queue, _Block_copy(block), run_block);
    original_dispatch_group_notify_f(group, notifications(), work, notify);
}

/// The simulated time as libdispatch's, for code on any thread.
static uint64_t simulated_now(void) {
    double elapsed;
    if (repeatable_process_is_active()) {
        elapsed = repeatable_process_elapsed();
        __atomic_store(&last_elapsed, &elapsed, __ATOMIC_RELAXED);
    } else {
        __atomic_load(&last_elapsed, &elapsed, __ATOMIC_RELAXED);
    }
    return first_time + (uint64_t)(elapsed * 1e9 + 0.5);
}

uint64_t dispatch_time(uint64_t when, int64_t delta) {
    typedef uint64_t (*type)(uint64_t, int64_t);
    ORIGINAL(type, dispatch_time);
    return original_dispatch_time(when == 0 && current() ? simulated_now() : when, delta);
}

/// Returns the real time of a simulated one.
static uint64_t real_time(uint64_t when) {
    typedef uint64_t (*type)(uint64_t, int64_t);
    ORIGINAL(type, dispatch_time);
    if (!current() || when == 0 || (int64_t)when < 0) return when;
    return when + original_dispatch_time(0, 0) - simulated_now();
}

long dispatch_semaphore_wait(void *semaphore, uint64_t when) {
    typedef long (*type)(void *, uint64_t);
    ORIGINAL(type, dispatch_semaphore_wait);
    return original_dispatch_semaphore_wait(semaphore, real_time(when));
}

long dispatch_group_wait(void *group, uint64_t when) {
    typedef long (*type)(void *, uint64_t);
    ORIGINAL(type, dispatch_group_wait);
    return original_dispatch_group_wait(group, real_time(when));
}

void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway
) {
    typedef void (*type)(void *, uint64_t, uint64_t, uint64_t);
    ORIGINAL(type, dispatch_source_set_timer);
    original_dispatch_source_set_timer(source, real_time(start), interval, leeway);
}

static int64_t nanoseconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// Returns the nanoseconds until a time of libdispatch. Its two upper bits name the clock: none is set for
/// the simulated uptime, both for a negative date, and the first one for the time since the start of the
/// system, by which Swift's tasks sleep. The latter two pass while a time is computed, so they are rounded up
/// to milliseconds.
static int64_t time_left(uint64_t when) {
    if ((int64_t)when >= 0) return when == 0 ? 0 : (int64_t)(when - simulated_now());
    int64_t left = when >> 62 == 3
        ? -(int64_t)when - nanoseconds(CLOCK_REALTIME)
        : (int64_t)(when & INT64_MAX) - nanoseconds(CLOCK_BOOTTIME);
    return (left + 999999) / 1000000 * 1000000;
}

void dispatch_after_f(uint64_t when, void *queue, void *context, function_t function) {
    typedef void (*type)(uint64_t, void *, void *, function_t);
    ORIGINAL(type, dispatch_after_f);
    if (!current() || when == UINT64_MAX) {
        return original_dispatch_after_f(when, queue, context, function);
    }
    int64_t left = time_left(when);
    repeatable_work *work = make_work(queue, context, function);
    work->delay = left <= 0 ? 0 : (double)left / 1e9;
    append(work);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    typedef void (*type)(uint64_t, void *, void *);
    ORIGINAL(type, dispatch_after);
    if (!current()) return original_dispatch_after(when, queue, block);
    dispatch_after_f(when, queue, _Block_copy(block), run_block);
}

void dispatch_sync(void *queue, void *block) {
    typedef void (*type)(void *, void *);
    ORIGINAL(type, dispatch_sync);
    if (!is_main(queue) || !current() || repeatable_process_is_active()) {
        return original_dispatch_sync(queue, block);
    }
    int is_done = 0;
    repeatable_work *work = make_work(queue, _Block_copy(block), run_block);
    work->is_done = &is_done;
    append(work);
    pthread_mutex_lock(&lock);
    while (!is_done && generation == tracked) pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
}

// MARK: The simulation

void repeatable_queues_begin(void (*delay)(double, repeatable_work *)) {
    typedef uint64_t (*type)(uint64_t, int64_t);
    ORIGINAL(type, dispatch_time);
    pthread_mutex_lock(&lock);
    first_time = original_dispatch_time(0, 0);
    last_elapsed = 0;
    tracked = ++last_generation;
    running = 0;
    has_given_up = 0;
    start_delay = delay;
    __atomic_store_n(&generation, tracked, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&lock);
}

void repeatable_queues_end(void) {
    pthread_mutex_lock(&lock);
    repeatable_work *work = first;
    first = last = NULL;
    __atomic_store_n(&generation, 0, __ATOMIC_RELEASE);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    tracked = 0;
    while (work) {
        repeatable_work *next = work->next;
        repeatable_process_discard(work);
        work = next;
    }
}

static void do_nothing(void *context) { (void)context; }

/// Returns the next work for this thread, after waiting for other queues, or NULL if there is none.
static repeatable_work *next_work(const struct timespec *deadline) {
    pthread_mutex_lock(&lock);
    while (!first && running > 0 && !has_given_up) {
        if (pthread_cond_timedwait(&changed, &lock, deadline) == ETIMEDOUT) has_given_up = 1;
    }
    repeatable_work *work = first;
    if (work) first = work->next;
    if (!first) last = NULL;
    pthread_mutex_unlock(&lock);
    return work;
}

void repeatable_process_settle(void) {
    typedef void (*type)(void *, void *, function_t);
    ORIGINAL(type, dispatch_sync_f);
    if (!repeatable_process_is_active() || !current()) return;
    struct timespec deadline;
    timespec_get(&deadline, TIME_UTC);
    deadline.tv_sec += 5;
    // Work that adds itself again is continued when the thread settles the next time.
    for (int count = 0; count < 1000; count++) {
        repeatable_work *work = next_work(&deadline);
        if (!work) {
            original_dispatch_sync_f(notifications(), NULL, do_nothing);
            work = next_work(&deadline);
        }
        if (!work) return;
        if (work->delay >= 0) start_delay(work->delay, work);
        else repeatable_process_perform(work);
    }
}

void repeatable_process_perform(repeatable_work *work) {
    ORIGINAL(add_t, dispatch_async_f);
    if (!is_main(work->queue)) return add_counted(work, original_dispatch_async_f);
    run(work);
    if (work->is_done) {
        pthread_mutex_lock(&lock);
        *work->is_done = 1;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    free(work);
}

void repeatable_process_discard(repeatable_work *work) {
    // The context of other functions is a job of Swift, which can't be removed.
    if (work->discard) work->discard(work->context);
    else if (work->function == run_block) _Block_release(work->context);
    free(work);
}

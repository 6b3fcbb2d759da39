#ifndef CREPEATABLEPROCESS_H
#define CREPEATABLEPROCESS_H

#include <stdint.h>

/// Work for a queue of libdispatch that waits for the simulated time.
typedef struct repeatable_work repeatable_work;

/// Makes random numbers and the current date of this thread repeatable until the matching call of
/// `repeatable_process_end`, and takes over the main queue. Pairs of calls can be nested; the outermost one
/// counts.
///
/// @param start The current date at the beginning, in seconds since 1970.
/// @param elapsed Returns the simulated time since the beginning, in seconds.
/// @param delay Called on this thread with work that is due after a delay in seconds. It has to be passed to
///     `repeatable_process_perform` or `repeatable_process_discard`.
void repeatable_process_begin(
    int64_t start, double (*elapsed)(void), void (*delay)(double seconds, repeatable_work *work));

void repeatable_process_end(void);

/// Runs the work of the main queue on this thread, and waits for work of other queues that began on this
/// thread or in such work, for up to 5 s.
void repeatable_process_settle(void);

/// Runs work that is due, on its queue.
void repeatable_process_perform(repeatable_work *work);

/// Removes work that isn't performed.
void repeatable_process_discard(repeatable_work *work);

/// Replaces the bytes of fields of a Swift object that are equal to `old_bytes`.
void repeatable_process_replace(
    void *object, const void *old_bytes, const void *new_bytes, unsigned long count);

// For the files of this target.

/// Whether this thread runs a simulation, and isn't in one of its functions for this target.
int repeatable_process_is_active(void);
void repeatable_process_fill(void *buffer, unsigned long count);
void repeatable_queues_begin(void (*delay)(double seconds, repeatable_work *work));
void repeatable_queues_end(void);

/// The simulated time on the simulation's thread, in seconds.
double repeatable_process_elapsed(void);
/// The simulation of the code that calls, on any thread, or 0.
uint64_t repeatable_queues_current(void);
/// Adds work to the main queue after a delay in seconds. `discard` is called if it isn't performed.
void repeatable_queues_add(
    double delay, void *context, void (*function)(void *), void (*discard)(void *));
void repeatable_queues_add_block(void *block);

#endif

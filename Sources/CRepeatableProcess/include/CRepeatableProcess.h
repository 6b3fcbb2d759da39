#ifndef CREPEATABLEPROCESS_H
#define CREPEATABLEPROCESS_H

#include <stdint.h>

/// Makes random numbers and the current date of this thread repeatable until the matching call of
/// `repeatable_process_end`. Pairs of calls can be nested; the outermost one counts.
///
/// @param start The current date at the beginning, in seconds since 1970.
/// @param elapsed Returns the simulated time since the beginning, in seconds.
void repeatable_process_begin(int64_t start, double (*elapsed)(void));

void repeatable_process_end(void);

#endif

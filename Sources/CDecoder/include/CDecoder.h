#ifndef CDECODER_H
#define CDECODER_H

#include <stddef.h>
#include <stdint.h>

/// How a limited process ended.
typedef enum {
    contactsheet_ended,
    /// It couldn't be started; `detail` is the error number.
    contactsheet_not_started,
    /// A signal ended it; `detail` is the signal.
    contactsheet_killed,
    /// It ran, or waited, longer than allowed.
    contactsheet_timed_out,
    /// It wrote more than allowed.
    contactsheet_overflowed,
} contactsheet_end;

typedef struct {
    contactsheet_end end;
    /// The exit status if the process ended by itself; otherwise as the kind of end says.
    int32_t detail;
    /// What the process wrote to standard output; the caller frees it.
    uint8_t *output;
    size_t output_size;
} contactsheet_result;

typedef struct {
    /// In MiB, beyond what the executable itself maps.
    uint32_t memory;
    /// Processor time in seconds.
    uint32_t seconds;
    /// In bytes.
    size_t output;
} contactsheet_limits;

/// Exit statuses of the decoder of SVG files.
enum {
    contactsheet_unreadable = 3,
    contactsheet_too_large = 4,
    contactsheet_bad_call = 5,
    contactsheet_no_program = 127,
};

/// Starts the running executable again as a decoder with limits, and waits for it.
///
/// `arguments` ends with `NULL`: `svg-vectors WIDTH HEIGHT FACTOR`, `svg-pixels SCALE`, or
/// `run PROGRAM ARGUMENT…`.
contactsheet_result contactsheet_decode(
    const char *const *arguments, const void *input, size_t input_size,
    contactsheet_limits limits);

#endif

#ifndef VECTORS_H
#define VECTORS_H

#include "CPixels.h"
#include <string.h>

// Functions with this attribute are compiled for processors with AVX2, too, and which one runs is
// decided when the program starts. The others that they call are inlined.
#if defined(__x86_64__) && defined(__linux__)
#define VECTORIZED __attribute__((target_clones("avx2", "default")))
#else
#define VECTORIZED
#endif
#define INLINED static inline __attribute__((always_inline))

// Sixteen pixels at a time. Expressions are long on purpose: without optimization, each variable is
// stored in memory, but not the values inside an expression.
enum { lanes = 16, block_size = 4 * lanes };

typedef uint8_t pixel_bytes __attribute__((vector_size(block_size), aligned(1)));
typedef uint32_t pixel_words __attribute__((vector_size(block_size), aligned(1)));
typedef uint64_t pixel_halves __attribute__((vector_size(block_size), aligned(1)));
typedef int32_t integers __attribute__((vector_size(block_size), aligned(4)));
typedef float numbers __attribute__((vector_size(block_size), aligned(4)));
typedef uint8_t bytes __attribute__((vector_size(lanes), aligned(1)));
typedef int8_t flags __attribute__((vector_size(lanes), aligned(1)));
typedef uint16_t counts __attribute__((vector_size(2 * lanes), aligned(1)));
typedef uint64_t byte_halves __attribute__((vector_size(lanes), aligned(1)));

/// The absolute differences of all channels.
#define CHANNEL_DIFFERENCES(a, b) \
    (__builtin_elementwise_sub_sat((a), (b)) | __builtin_elementwise_sub_sat((b), (a)))

#define IS_ZERO(pixels) (__builtin_reduce_or((pixel_halves)(pixels)) == 0)
/// The greater of numbers that aren't negative, whose order is that of their bits.
#define GREATER(a, b) ((numbers)__builtin_elementwise_max((integers)(a), (integers)(b)))
#define IS_ZERO_BYTES(levels) ((((byte_halves)(levels))[0] | ((byte_halves)(levels))[1]) == 0)

/// The pixels of one row that a loop handles at once. The last ones are copied and filled up with
/// equal pixels.
typedef struct {
    pixel_bytes a, b;
} block;

INLINED size_t load_block(
    const uint8_t *a, const uint8_t *b, size_t x, size_t width, block *into) {
    if (x + lanes <= width) {
        into->a = *(const pixel_bytes *)(a + 4 * x);
        into->b = *(const pixel_bytes *)(b + 4 * x);
        return lanes;
    }
    memset(into, 0, sizeof *into);
    memcpy(&into->a, a + 4 * x, 4 * (width - x));
    memcpy(&into->b, b + 4 * x, 4 * (width - x));
    return width - x;
}

static inline const uint8_t *row_of(contactsheet_image image, size_t y) {
    return image.pixels + y * image.stride;
}

/// Sets the levels of a row's ignored pixels to 0.
void clear_ignored(const contactsheet_settings *settings, size_t y, size_t width, uint8_t *levels);

/// What is known of the pixels of a row and of its neighbors: brightnesses or areas.
typedef struct {
    /// The numbers of the rows in memory, and that of the current row, plus 2.
    ptrdiff_t known[3], current;
    /// The rows above, at, and below the current one, in both images.
    const int32_t *rows[2][3];
} neighborhood;

/// A test for anti-aliased pixels in two images.
typedef struct {
    contactsheet_image images[2];
    int32_t *memory;
    size_t row_length;
    neighborhood brightness, areas;
} antialiasing;

void antialiasing_begin(antialiasing *test, contactsheet_image a, contactsheet_image b);
void antialiasing_end(antialiasing *test);

/// Sets the levels of anti-aliased pixels among the sixteen from `x` to 0 and returns their number.
VECTORIZED size_t clear_antialiased(
    antialiasing *test, size_t x, size_t y, size_t count, uint8_t *levels);

/// Computes the YIQ difference from 0 to 1 of each of sixteen pixels: over white or over black,
/// whichever is greater.
VECTORIZED void yiq_differences(const block *pixels, numbers *differences);

/// The colors that were compared recently, and the formula.
typedef struct {
    double (*formula)(double, double, double, double, double, double);
    struct color_pair {
        uint64_t colors;
        double difference;
    } * pairs;
} color_cache;

/// Begins with the formula of CIE94, or that of CIEDE2000 for any other metric.
void color_cache_begin(color_cache *cache, contactsheet_metric metric);
void color_cache_end(color_cache *cache);

/// Returns the difference of two pixels in CIELAB: over white or over black, whichever is greater.
double color_difference(color_cache *cache, const uint8_t *a, const uint8_t *b);

#endif

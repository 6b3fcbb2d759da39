#include "vectors.h"
#include <stdlib.h>

void clear_ignored(
    const contactsheet_settings *settings, size_t y, size_t width, uint8_t *levels) {
    for (size_t index = 0; index < settings->ignored_count; index++) {
        const contactsheet_rect *rect = &settings->ignored[index];
        if (y < rect->y || y - rect->y >= rect->height || rect->x >= width) continue;
        size_t rest = width - rect->x;
        memset(levels + rect->x, 0, rect->width < rest ? rect->width : rest);
    }
}

/// Writes the greatest difference of a channel for each pixel of a row.
VECTORIZED static void channel_levels(
    const uint8_t *a, const uint8_t *b, size_t width, uint8_t *levels) {
    block pixels;
    for (size_t x = 0; x < width; x += lanes) {
        size_t count = load_block(a, b, x, width, &pixels);
        pixel_words words = (pixel_words)CHANNEL_DIFFERENCES(pixels.a, pixels.b);
        if (IS_ZERO(words)) continue;
        // Bytes 0 and 2 of a pixel, then also 1 and 3, then also the other half.
        words = (pixel_words)__builtin_elementwise_max(
            (pixel_bytes)(words & 0x00FF00FF), (pixel_bytes)(words >> 8 & 0x00FF00FF));
        bytes found = __builtin_convertvector(
            (pixel_words)__builtin_elementwise_max(
                (pixel_bytes)(words & 0xFF), (pixel_bytes)(words >> 16)),
            bytes);
        memcpy(levels + x, &found, count);
    }
}

/// Writes the YIQ difference of each pixel of a row.
VECTORIZED static void write_yiq(const uint8_t *a, const uint8_t *b, size_t width, float *differences) {
    block pixels;
    for (size_t x = 0; x < width; x += lanes) {
        size_t count = load_block(a, b, x, width, &pixels);
        if (IS_ZERO(pixels.a ^ pixels.b)) continue;
        numbers found;
        yiq_differences(&pixels, &found);
        memcpy(differences + x, &found, count * sizeof(float));
    }
}

/// Writes the difference in CIELAB of each pixel of a row.
static void write_color_differences(
    const uint8_t *a, const uint8_t *b, size_t width, color_cache *cache, float *differences) {
    block pixels;
    for (size_t start = 0; start < width; start += lanes) {
        size_t count = load_block(a, b, start, width, &pixels);
        if (IS_ZERO(pixels.a ^ pixels.b)) continue;
        for (size_t x = start; x < start + count; x++) {
            if (memcmp(a + 4 * x, b + 4 * x, 4) != 0)
                differences[x] = (float)color_difference(cache, a + 4 * x, b + 4 * x);
        }
    }
}

/// Writes levels for differences of more than 0: 1 plus the part of `most` that the difference is,
/// from 0 to 254.
VECTORIZED static void write_levels(const float *differences, size_t width, float most, uint8_t *levels) {
    numbers limit = (numbers){0} + most;
    for (size_t x = 0; x < width; x += lanes) {
        numbers found = {0};
        size_t count = width - x < lanes ? width - x : lanes;
        memcpy(&found, differences + x, count * sizeof(float));
        if (IS_ZERO(found)) continue;
        integers differs = found > 0;
        found = (numbers)__builtin_elementwise_min((integers)found, (integers)limit);
        integers level = __builtin_convertvector(found * (254 / most), integers);
        bytes result = __builtin_convertvector((level + 1) & differs, bytes);
        memcpy(levels + x, &result, count);
    }
}

/// Sets the levels of a row to 0 whose differences are tolerated or anti-aliased.
VECTORIZED static void tolerate_differences(
    antialiasing *test, size_t y, const contactsheet_settings *settings,
    const float *differences, uint8_t *levels, contactsheet_statistics *result) {
    size_t width = test->images[0].width;
    numbers greatest = {0}, tolerated = {0};
    for (size_t x = 0; x < width; x += lanes) {
        size_t count = width - x < lanes ? width - x : lanes;
        bytes found = {0};
        memcpy(&found, levels + x, count);
        if (IS_ZERO_BYTES(found)) continue;
        numbers values = {0};
        memcpy(&values, differences + x, count * sizeof(float));
        integers differs = values > (float)settings->threshold;
        tolerated = GREATER(
            tolerated,
            (integers)values & ~differs & __builtin_convertvector((flags)(found != 0), integers));
        found &= (bytes)__builtin_convertvector(differs, flags);
        memcpy(levels + x, &found, count);
        if (settings->skips_antialiased && !IS_ZERO_BYTES(found)) {
            result->antialiased += clear_antialiased(test, x, y, count, levels + x);
            memcpy(&found, levels + x, count);
        }
        greatest = GREATER(
            greatest,
            (integers)values & __builtin_convertvector((flags)(found != 0), integers));
    }
    for (size_t lane = 0; lane < lanes; lane++) {
        if (greatest[lane] > result->greatest) result->greatest = greatest[lane];
        if (tolerated[lane] > result->tolerated) result->tolerated = tolerated[lane];
    }
}

static bool equals(contactsheet_image image, size_t x, size_t y, size_t x2, size_t y2) {
    return memcmp(row_of(image, y) + 4 * x, row_of(image, y2) + 4 * x2, 4) == 0;
}

/// Whether a pixel has the same color as its four neighbors.
static bool is_flat(contactsheet_image image, size_t x, size_t y) {
    return (x == 0 || equals(image, x, y, x - 1, y))
        && (x + 1 == image.width || equals(image, x, y, x + 1, y))
        && (y == 0 || equals(image, x, y, x, y - 1))
        && (y + 1 == image.height || equals(image, x, y, x, y + 1));
}

/// Sets the levels of a row that are tolerated to 0.
VECTORIZED static void tolerate(
    contactsheet_image a, contactsheet_image b, size_t y, const contactsheet_settings *settings,
    uint8_t *levels, contactsheet_statistics *result) {
    bytes greatest = {0}, tolerated = {0};
    uint8_t buffer[lanes];
    for (size_t start = 0; start < a.width; start += lanes) {
        size_t count = a.width - start < lanes ? a.width - start : lanes;
        uint8_t *place = levels + start;
        if (count < lanes) {
            memset(buffer, 0, lanes);
            place = memcpy(buffer, levels + start, count);
        }
        bytes found = *(bytes *)place;
        if (IS_ZERO_BYTES(found)) continue;
        bytes differs = (bytes)(found > settings->edges);
        if (settings->areas < settings->edges) {
            bytes doubtful = (bytes)(found > settings->areas) & ~differs;
            if (!IS_ZERO_BYTES(doubtful)) {
                for (size_t lane = 0; lane < count; lane++) {
                    if (doubtful[lane] && is_flat(a, start + lane, y)
                        && is_flat(b, start + lane, y))
                        differs[lane] = 0xFF;
                }
            }
        }
        tolerated = __builtin_elementwise_max(tolerated, found & ~differs);
        found &= differs;
        greatest = __builtin_elementwise_max(greatest, found);
        memcpy(levels + start, &found, count);
    }
    uint8_t most = __builtin_reduce_max(greatest), least = __builtin_reduce_max(tolerated);
    if (most > result->greatest) result->greatest = most;
    if (least > result->tolerated) result->tolerated = least;
}

/// Adds the pixels of a row whose level isn't 0 to the count and the bounding box.
VECTORIZED static void count_levels(
    const uint8_t *levels, size_t width, size_t y, contactsheet_statistics *result) {
    size_t first = width, last = 0;
    counts sums = {0};
    for (size_t x = 0; x < width; x += lanes) {
        bytes found = {0};
        memcpy(&found, levels + x, width - x < lanes ? width - x : lanes);
        if (IS_ZERO_BYTES(found)) continue;
        if (first == width) first = x;
        last = x;
        sums += __builtin_convertvector((bytes)(found != 0) & 1, counts);
    }
    if (first == width) return;
    while (levels[first] == 0) first++;
    last = last + lanes < width ? last + lanes : width;
    while (levels[last - 1] == 0) last--;
    for (size_t lane = 0; lane < lanes; lane++) result->count += sums[lane];
    if (first < result->min_x) result->min_x = first;
    if (last > result->end_x) result->end_x = last;
    if (y < result->min_y) result->min_y = y;
    result->end_y = y + 1;
}

/// Compares a row by a perceptual metric.
static void compare_perceptually(
    antialiasing *test, size_t y, const contactsheet_settings *settings, color_cache *cache,
    float *differences, uint8_t *levels, contactsheet_statistics *result) {
    size_t width = test->images[0].width;
    const uint8_t *a = row_of(test->images[0], y), *b = row_of(test->images[1], y);
    memset(differences, 0, width * sizeof(float));
    bool is_yiq = settings->metric == contactsheet_yiq;
    if (is_yiq) write_yiq(a, b, width, differences);
    else write_color_differences(a, b, width, cache, differences);
    write_levels(differences, width, is_yiq ? 1 : 100, levels);
    clear_ignored(settings, y, width, levels);
    tolerate_differences(test, y, settings, differences, levels, result);
}

void contactsheet_compare(
    contactsheet_image a, contactsheet_image b, size_t first, size_t end,
    const contactsheet_settings *settings, uint8_t *levels, contactsheet_statistics *result) {
    *result = (contactsheet_statistics){.min_x = a.width, .min_y = a.height};
    antialiasing test;
    color_cache cache;
    antialiasing_begin(&test, a, b);
    color_cache_begin(&cache, settings->metric);
    float *differences = malloc(a.width * sizeof(float));
    for (size_t y = first; y < end; y++) {
        const uint8_t *row_a = row_of(a, y), *row_b = row_of(b, y);
        if (memcmp(row_a, row_b, 4 * a.width) == 0) continue;
        uint8_t *row = levels + y * a.width;
        if (settings->metric == contactsheet_channels) {
            channel_levels(row_a, row_b, a.width, row);
            clear_ignored(settings, y, a.width, row);
            tolerate(a, b, y, settings, row, result);
        } else {
            compare_perceptually(&test, y, settings, &cache, differences, row, result);
        }
        count_levels(row, a.width, y, result);
    }
    free(differences);
    color_cache_end(&cache);
    antialiasing_end(&test);
}

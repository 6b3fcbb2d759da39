#include "vectors.h"
#include <math.h>

/// Returns the index of the smallest of the thresholds that tolerates a difference.
static size_t step(double difference, double steps_per_unit) {
    // Differences are single-precision numbers, as in comparisons with a threshold.
    size_t index = (size_t)fmin(ceil(difference * steps_per_unit), contactsheet_steps - 1);
    while (index > 0 && difference <= (float)((double)(index - 1) / steps_per_unit)) index--;
    while (index + 1 < contactsheet_steps && difference > (float)((double)index / steps_per_unit))
        index++;
    return index;
}

static uint8_t channel_difference(const uint8_t *a, const uint8_t *b) {
    int greatest = 0;
    for (size_t channel = 0; channel < 4; channel++) {
        int difference = a[channel] < b[channel] ? b[channel] - a[channel] : a[channel] - b[channel];
        if (difference > greatest) greatest = difference;
    }
    return (uint8_t)greatest;
}

/// Adds the pixels of a block whose level isn't 0.
static void add_perceptual(
    const block *pixels, bytes levels, color_cache *cache, contactsheet_histograms *result) {
    numbers yiq;
    yiq_differences(pixels, &yiq);
    const uint8_t *a = (const uint8_t *)&pixels->a, *b = (const uint8_t *)&pixels->b;
    for (size_t lane = 0; lane < lanes; lane++) {
        if (levels[lane] == 0) continue;
        result->yiq[step(yiq[lane], 1000)]++;
        float difference = (float)color_difference(cache, a + 4 * lane, b + 4 * lane);
        result->ciede2000[step(difference, 10)]++;
    }
}

static void sweep_row(
    antialiasing *test, size_t y, const contactsheet_settings *settings, color_cache *cache,
    contactsheet_histograms *result) {
    size_t width = test->images[0].width;
    const uint8_t *a = row_of(test->images[0], y), *b = row_of(test->images[1], y);
    block pixels;
    for (size_t x = 0; x < width; x += lanes) {
        size_t count = load_block(a, b, x, width, &pixels);
        if (IS_ZERO(pixels.a ^ pixels.b)) continue;
        uint8_t levels[lanes] = {0};
        for (size_t lane = 0; lane < count; lane++)
            levels[lane] = channel_difference(a + 4 * (x + lane), b + 4 * (x + lane));
        for (size_t index = 0; index < settings->ignored_count; index++) {
            const contactsheet_rect *rect = &settings->ignored[index];
            if (y < rect->y || y - rect->y >= rect->height) continue;
            for (size_t lane = 0; lane < count; lane++) {
                if (x + lane >= rect->x && x + lane - rect->x < rect->width) levels[lane] = 0;
            }
        }
        for (size_t lane = 0; lane < count; lane++) {
            if (levels[lane] != 0) result->channels[levels[lane]]++;
        }
        if (settings->skips_antialiased) clear_antialiased(test, x, y, count, levels);
        add_perceptual(&pixels, *(bytes *)levels, cache, result);
    }
}

void contactsheet_sweep(
    contactsheet_image a, contactsheet_image b, size_t first, size_t end,
    const contactsheet_settings *settings, contactsheet_histograms *result) {
    antialiasing test;
    color_cache cache;
    antialiasing_begin(&test, a, b);
    color_cache_begin(&cache, contactsheet_ciede2000);
    for (size_t y = first; y < end; y++) {
        if (memcmp(row_of(a, y), row_of(b, y), 4 * a.width) != 0)
            sweep_row(&test, y, settings, &cache, result);
    }
    color_cache_end(&cache);
    antialiasing_end(&test);
}

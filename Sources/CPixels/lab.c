#include "vectors.h"
#include <math.h>
#include <stdlib.h>

#pragma clang fp contract(off)

/// Returns the intensity of an sRGB channel (IEC 61966-2-1).
static double linear(int value) {
    double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

/// Returns the function of CIELAB (CIE 15).
static double lab_function(double t) {
    return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

void contactsheet_lab(
    const uint8_t *pixel, bool is_over_white, double *l, double *a, double *b) {
    int white = is_over_white ? 255 - pixel[3] : 0;
    double red = linear(pixel[2] + white), green = linear(pixel[1] + white),
           blue = linear(pixel[0] + white);
    // D65 is the sum of each row, so that white has no color.
    double x = lab_function(
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.9504700);
    double y = lab_function(0.2126729 * red + 0.7151522 * green + 0.0721749 * blue);
    double z = lab_function(
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.0888300);
    *l = 116 * y - 16;
    *a = 500 * (x - y);
    *b = 200 * (y - z);
}

static const size_t cache_bits = 12;

void color_cache_begin(color_cache *cache, contactsheet_metric metric) {
    cache->formula = metric == contactsheet_cie94 ? contactsheet_cie94_difference
                                                  : contactsheet_ciede2000_difference;
    cache->pairs = NULL;
}

void color_cache_end(color_cache *cache) { free(cache->pairs); }

static double difference_over(
    const color_cache *cache, const uint8_t *a, const uint8_t *b, bool is_over_white) {
    double l1, a1, b1, l2, a2, b2;
    contactsheet_lab(a, is_over_white, &l1, &a1, &b1);
    contactsheet_lab(b, is_over_white, &l2, &a2, &b2);
    return cache->formula(l1, a1, b1, l2, a2, b2);
}

// Images of screens have few pairs of colors.
double color_difference(color_cache *cache, const uint8_t *a, const uint8_t *b) {
    uint32_t first, second;
    memcpy(&first, a, sizeof first);
    memcpy(&second, b, sizeof second);
    if (first == second) return 0;
    if (!cache->pairs) cache->pairs = calloc((size_t)1 << cache_bits, sizeof *cache->pairs);
    uint64_t colors = (uint64_t)first << 32 | second;
    struct color_pair *known =
        &cache->pairs[colors * 0x9E3779B97F4A7C15u >> (64 - cache_bits)];
    // Equal colors are never stored, so an empty entry, whose colors are 0, is never found.
    if (known->colors == colors) return known->difference;
    double difference = difference_over(cache, a, b, true);
    if (a[3] != 255 || b[3] != 255)
        difference = fmax(difference, difference_over(cache, a, b, false));
    known->colors = colors;
    known->difference = difference;
    return difference;
}

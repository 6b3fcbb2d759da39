#include "vectors.h"
#include <math.h>
#include <stdlib.h>

#pragma clang fp contract(off)

static double degrees(double radians) { return radians * (180 / M_PI); }
static double radians(double degrees) { return degrees * (M_PI / 180); }
static double square(double x) { return x * x; }
static double seventh_power(double x) { return x * x * x * x * x * x * x; }

/// Returns a hue from 0 to 360 degrees; 0 for gray.
static double hue(double a, double b) {
    if (a == 0 && b == 0) return 0;
    double angle = degrees(atan2(b, a));
    return angle < 0 ? angle + 360 : angle;
}

/// Returns the mean of two hues, on the shorter way between them.
static double mean_hue(double h1, double h2, bool has_gray) {
    if (has_gray) return h1 + h2;
    if (fabs(h1 - h2) <= 180) return (h1 + h2) / 2;
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

static double hue_difference(double h1, double h2, bool has_gray) {
    if (has_gray) return 0;
    double difference = h2 - h1;
    if (difference > 180) return difference - 360;
    return difference < -180 ? difference + 360 : difference;
}

// The names are those of Sharma, Wu, and Dalal, "The CIEDE2000 color-difference formula", 2005:
// L', C', and h' are `l`, `c`, and `h`.
double contactsheet_ciede2000_difference(
    double l1, double a1, double b1, double l2, double a2, double b2) {
    double power = seventh_power((hypot(a1, b1) + hypot(a2, b2)) / 2);
    double factor = 1 + 0.5 * (1 - sqrt(power / (power + seventh_power(25))));
    a1 *= factor;
    a2 *= factor;
    double c1 = hypot(a1, b1), c2 = hypot(a2, b2);
    double h1 = hue(a1, b1), h2 = hue(a2, b2);
    bool has_gray = c1 * c2 == 0;

    double dl = l2 - l1, dc = c2 - c1;
    double dh = 2 * sqrt(c1 * c2) * sin(radians(hue_difference(h1, h2, has_gray) / 2));

    double l = (l1 + l2) / 2, c = (c1 + c2) / 2, h = mean_hue(h1, h2, has_gray);
    double t = 1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6)) - 0.20 * cos(radians(4 * h - 63));
    double sl = 1 + 0.015 * square(l - 50) / sqrt(20 + square(l - 50));
    double sc = 1 + 0.045 * c;
    double sh = 1 + 0.015 * c * t;
    double theta = 30 * exp(-square((h - 275) / 25));
    double rc = 2 * sqrt(seventh_power(c) / (seventh_power(c) + seventh_power(25)));
    double rt = -sin(radians(2 * theta)) * rc;
    double x = dl / sl, y = dc / sc, z = dh / sh;
    return sqrt(fmax(0, x * x + y * y + z * z + rt * y * z));
}

/// Returns the intensity of an sRGB channel (IEC 61966-2-1).
static double linear(int value) {
    double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

/// Returns the function of CIELAB (CIE 15).
static double lab_function(double t) {
    return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

void contactsheet_lab(const uint8_t *pixel, double *l, double *a, double *b) {
    int white = 255 - pixel[3];
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

void color_cache_begin(color_cache *cache) { cache->pairs = NULL; }

void color_cache_end(color_cache *cache) { free(cache->pairs); }

// Images of screens have few pairs of colors.
double ciede2000_difference(color_cache *cache, const uint8_t *a, const uint8_t *b) {
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
    double l1, a1, b1, l2, a2, b2;
    contactsheet_lab(a, &l1, &a1, &b1);
    contactsheet_lab(b, &l2, &a2, &b2);
    known->colors = colors;
    known->difference = contactsheet_ciede2000_difference(l1, a1, b1, l2, a2, b2);
    return known->difference;
}

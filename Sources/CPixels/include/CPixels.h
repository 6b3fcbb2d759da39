#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The loops over pixels. They are written in C with vectors, because SwiftPM compiles debug builds
// without optimization: there, a vector operation is still one operation, and a loop over pixels in
// Swift takes a hundred times as long.

/// An image with four bytes per pixel: blue, green, red, and alpha, premultiplied.
typedef struct {
    const uint8_t *pixels;
    size_t width, height;
    /// The number of bytes from one row's start to the next.
    size_t stride;
} contactsheet_image;

typedef struct {
    size_t x, y, width, height;
} contactsheet_rect;

typedef enum {
    contactsheet_channels,
    contactsheet_yiq,
    contactsheet_cie94,
    contactsheet_ciede2000,
} contactsheet_metric;

typedef struct {
    contactsheet_metric metric;
    /// Channels: the tolerance for pixels that differ from one of their four neighbors.
    uint8_t edges;
    /// Channels: the tolerance for other pixels, at most `edges`.
    uint8_t areas;
    /// YIQ: from 0 to 1, where 1 is the greatest difference of two colors. CIE94 and CIEDE2000: in
    /// their unit.
    double threshold;
    /// All but channels: whether anti-aliased pixels are skipped.
    bool skips_antialiased;
    const contactsheet_rect *ignored;
    size_t ignored_count;
} contactsheet_settings;

/// What was found in some rows.
typedef struct {
    /// The number of pixels that differ by more than is tolerated.
    size_t count;
    /// The number of pixels that differ, but are anti-aliased.
    size_t antialiased;
    /// The bounding box of the `count` pixels; `end_x` and `end_y` are exclusive.
    size_t min_x, min_y, end_x, end_y;
    /// The greatest difference among the `count` pixels, in the unit of the metric.
    double greatest;
    /// The greatest difference that was tolerated.
    double tolerated;
} contactsheet_statistics;

/// Compares the rows from `first` to `end`, exclusive. The images have the same size.
///
/// `levels` has one byte per pixel, which are all 0 before. Afterward, pixels that differ have their
/// difference: for channels, that of the channel; for the other metrics from 1 to 255, where 255
/// means 1 or 100.
void contactsheet_compare(
    contactsheet_image a, contactsheet_image b, size_t first, size_t end,
    const contactsheet_settings *settings, uint8_t *levels, contactsheet_statistics *result);

enum { contactsheet_steps = 1501 };

/// The numbers of pixels by their difference. Pixels without a difference aren't counted.
typedef struct {
    size_t channels[256];
    /// The index is the smallest of the thresholds 0, 0.001, …, 1 that tolerates the pixels.
    size_t yiq[contactsheet_steps];
    /// The index is the smallest of the thresholds 0, 0.1, …, 150 that tolerates the pixels.
    size_t ciede2000[contactsheet_steps];
} contactsheet_histograms;

/// Adds the differences of the rows from `first` to `end` by every metric. Only
/// `skips_antialiased` and the ignored rectangles of the settings are used.
void contactsheet_sweep(
    contactsheet_image a, contactsheet_image b, size_t first, size_t end,
    const contactsheet_settings *settings, contactsheet_histograms *result);

/// Returns the difference of two colors in CIELAB (lightness, a, b) by CIEDE2000.
double contactsheet_ciede2000_difference(
    double l1, double a1, double b1, double l2, double a2, double b2);

/// Returns the difference of a color from a reference, in CIELAB, by CIE94.
double contactsheet_cie94_difference(
    double l1, double a1, double b1, double l2, double a2, double b2);

/// Converts an sRGB color over white or over black to CIELAB with the white point D65.
void contactsheet_lab(const uint8_t *pixel, bool is_over_white, double *l, double *a, double *b);

/// A box around pixels that differ.
typedef struct {
    size_t min_x, min_y, end_x, end_y;
    /// The number of pixels that differ.
    size_t count;
} contactsheet_box;

/// Returns the boxes of the pixels whose level isn't 0. Pixels in the same tile or in adjacent ones
/// belong to one box.
///
/// `tile` is a multiple of 16. The caller frees `*boxes`, which is `NULL` if memory is exhausted.
size_t contactsheet_boxes(
    const uint8_t *levels, size_t width, size_t height, size_t tile, contactsheet_box **boxes);

/// Writes an opaque image for people: the image in a faded gray, and the pixels whose level isn't 0
/// in red. `levels` can be `NULL`.
void contactsheet_draw_differences(
    contactsheet_image image, const uint8_t *levels, uint8_t *output, size_t output_stride);

/// Writes an image over white.
void contactsheet_draw_over_white(
    contactsheet_image image, uint8_t *output, size_t output_stride);

/// Sets pixels to a color, `0xAARRGGBB`.
void contactsheet_fill(uint8_t *output, size_t count, uint32_t color);

/// Multiplies the colors of pixels by their alpha, and rounds to the nearest integer.
void contactsheet_premultiply(uint8_t *pixels, size_t count);

/// Writes the pixels with their colors divided by their alpha, and rounds to the nearest integer.
void contactsheet_unpremultiply(const uint8_t *pixels, uint8_t *output, size_t count);

/// Whether the alpha of all pixels is 255.
bool contactsheet_is_opaque(const uint8_t *pixels, size_t count);

/// Undoes the filters of rows of a PNG image with 8 bits per channel, and writes their pixels, which
/// aren't premultiplied. Returns `false` if a filter is unknown.
///
/// `rows` are the rows with one byte for the filter before each, and are changed. `channels` is 3 for
/// red, green, and blue, or 4 with alpha. `above` is the row above the first one, or zeros, and becomes
/// the last one.
bool contactsheet_read_png_rows(
    uint8_t *rows, size_t width, size_t count, size_t channels, uint8_t *above, uint8_t *output,
    size_t output_stride);

/// Writes the rows from `first` to `end`, exclusive, as the data of a PNG image with 8 bits per channel,
/// with one byte for the filter before each. Rows that are equal to the row above them become zeros.
///
/// `rows` has memory for four more bytes. With three channels, alpha is left out.
void contactsheet_write_png_rows(
    const uint8_t *pixels, size_t width, size_t first, size_t end, size_t stride, size_t channels,
    uint8_t *rows);

#endif

#include "vectors.h"
#include <stdlib.h>

// Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009: an anti-aliased pixel has at
// most two neighbors of its own brightness, and is between its darkest and its brightest neighbor,
// of which at least one is in an area of one color in both images. The tests of single pixels are
// slow, so those of sixteen pixels exclude most of them.

// Brightness by the Y of YIQ, with 16 fractional bits, so that results are equal on all machines.
enum { red_weight = 19588, green_weight = 38445, blue_weight = 7503, one = 1 << 16 };

static const size_t image_count = 2, ring = 3;
/// The distance from the start of a row in memory to its first pixel.
static const size_t margin = 1;

void antialiasing_begin(antialiasing *test, contactsheet_image a, contactsheet_image b) {
    *test = (antialiasing){.a = a, .b = b, .row_length = margin + a.width + 1 + lanes};
}

void antialiasing_end(antialiasing *test) { free(test->rows); }

static contactsheet_image image_at(const antialiasing *test, size_t index) {
    return index == 0 ? test->a : test->b;
}

static int32_t *row_at(const antialiasing *test, size_t index, size_t y) {
    return test->rows + (index * ring + y % ring) * test->row_length + margin;
}

static void write_brightness(contactsheet_image image, size_t y, int32_t *row) {
    const uint8_t *pixels = row_of(image, y);
    for (size_t x = 0; x < image.width; x += lanes) {
        size_t count = image.width - x < lanes ? image.width - x : lanes;
        pixel_words words = {0};
        memcpy(&words, pixels + 4 * x, 4 * count);
        pixel_words found = blue_weight * (words & 0xFF) + green_weight * (words >> 8 & 0xFF)
            + red_weight * (words >> 16 & 0xFF) + one * (255 - (words >> 24));
        memcpy(row + x, &found, 4 * count);
    }
}

/// Computes the brightness of a row and of its neighbors in both images.
static void prepare_rows(antialiasing *test, size_t y) {
    if (!test->rows)
        test->rows = calloc(image_count * ring * test->row_length, sizeof(int32_t));
    for (size_t row = y == 0 ? 0 : y - 1; row <= y + 1 && row < test->a.height; row++) {
        if (test->known[row % ring] == row + 1) continue;
        test->known[row % ring] = row + 1;
        for (size_t index = 0; index < image_count; index++)
            write_brightness(image_at(test, index), row, row_at(test, index, row));
    }
}

/// The distances in bytes from a pixel to its eight neighbors.
static inline __attribute__((always_inline)) void neighbor_offsets(
    ptrdiff_t row, ptrdiff_t pixel, ptrdiff_t *offsets) {
    for (ptrdiff_t index = 0; index < 3; index++) {
        offsets[index] = -row + (index - 1) * pixel;
        offsets[index + 3] = row + (index - 1) * pixel;
    }
    offsets[6] = -pixel;
    offsets[7] = pixel;
}

enum { neighbor_count = 8 };

/// Keeps the bits of sixteen pixels of which at most two neighbors have the same color. The pixels
/// and their neighbors are inside the image.
static void exclude_areas(contactsheet_image image, size_t x, size_t y, integers *possible) {
    const uint8_t *start = row_of(image, y) + 4 * x;
    ptrdiff_t offsets[neighbor_count];
    neighbor_offsets((ptrdiff_t)image.stride, 4, offsets);
    pixel_words center = *(const pixel_words *)start;
    integers equal = {0};
    for (size_t index = 0; index < neighbor_count; index++)
        equal += (integers)(*(const pixel_words *)(start + offsets[index]) == center);
    *possible = equal >= -2;
}

/// Keeps the bits of sixteen pixels that have at most two neighbors of the same brightness, and both
/// brighter and darker ones.
static void exclude_extremes(
    const antialiasing *test, size_t index, size_t x, size_t y, integers *possible) {
    const int32_t *rows[] = {
        row_at(test, index, y - 1) + x, row_at(test, index, y) + x,
        row_at(test, index, y + 1) + x};
    integers center = *(const integers *)rows[1], equal = {0}, least = {0}, most = {0};
    for (size_t row = 0; row < 3; row++) {
        for (ptrdiff_t side = -1; side <= 1; side++) {
            if (row == 1 && side == 0) continue;
            integers difference = *(const integers *)(rows[row] + side) - center;
            equal += difference == 0;
            least = __builtin_elementwise_min(least, difference);
            most = __builtin_elementwise_max(most, difference);
        }
    }
    *possible &= (equal >= -2) & (least < 0) & (most > 0);
}

static uint32_t color(contactsheet_image image, size_t x, size_t y) {
    uint32_t result;
    memcpy(&result, row_of(image, y) + 4 * x, sizeof result);
    return result;
}

/// Whether at least three neighbors have the color of a pixel. The border counts as one of them.
static bool is_in_area(contactsheet_image image, size_t x, size_t y) {
    size_t equal = x == 0 || y == 0 || x + 1 == image.width || y + 1 == image.height;
    uint32_t center = color(image, x, y);
    if (equal == 0) {
        const uint8_t *place = row_of(image, y) + 4 * x;
        ptrdiff_t offsets[neighbor_count];
        neighbor_offsets((ptrdiff_t)image.stride, 4, offsets);
        for (size_t index = 0; index < neighbor_count; index++)
            equal += *(const uint32_t *)(const void *)(place + offsets[index]) == center;
        return equal >= 3;
    }
    for (size_t v = y == 0 ? 0 : y - 1; v <= y + 1 && v < image.height; v++) {
        for (size_t u = x == 0 ? 0 : x - 1; u <= x + 1 && u < image.width; u++)
            equal += (u != x || v != y) && color(image, u, v) == center;
    }
    return equal >= 3;
}

/// Whether a pixel is between an area and another one, in the image with an index.
static bool is_antialiased(antialiasing *test, size_t index, size_t x, size_t y) {
    contactsheet_image image = image_at(test, index), other = image_at(test, 1 - index);
    size_t equal = x == 0 || y == 0 || x + 1 == image.width || y + 1 == image.height;
    size_t dark_x = x, dark_y = y, bright_x = x, bright_y = y;
    int32_t center = row_at(test, index, y)[x], least = 0, most = 0;
    for (size_t v = y == 0 ? 0 : y - 1; v <= y + 1 && v < image.height; v++) {
        const int32_t *row = row_at(test, index, v);
        for (size_t u = x == 0 ? 0 : x - 1; u <= x + 1 && u < image.width; u++) {
            if (u == x && v == y) continue;
            int32_t difference = row[u] - center;
            if (difference == 0) {
                if (++equal > 2) return false;
            } else if (difference < least) {
                least = difference;
                dark_x = u;
                dark_y = v;
            } else if (difference > most) {
                most = difference;
                bright_x = u;
                bright_y = v;
            }
        }
    }
    if (least == 0 || most == 0) return false;
    return (is_in_area(image, dark_x, dark_y) && is_in_area(other, dark_x, dark_y))
        || (is_in_area(image, bright_x, bright_y) && is_in_area(other, bright_x, bright_y));
}

size_t clear_antialiased(
    antialiasing *test, size_t x, size_t y, size_t count, uint8_t *levels) {
    // Pixels on the border have fewer neighbors.
    integers possible[] = {~(integers){0}, ~(integers){0}};
    bool is_inside = y > 0 && y + 1 < test->a.height && x > 0 && x + lanes < test->a.width;
    if (is_inside) {
        exclude_areas(test->a, x, y, &possible[0]);
        exclude_areas(test->b, x, y, &possible[1]);
        if (IS_ZERO(possible[0] | possible[1])) return 0;
    }
    prepare_rows(test, y);
    if (is_inside) {
        exclude_extremes(test, 0, x, y, &possible[0]);
        exclude_extremes(test, 1, x, y, &possible[1]);
    }
    size_t cleared = 0;
    for (size_t lane = 0; lane < count; lane++) {
        if (levels[lane] == 0) continue;
        if (!(possible[0][lane] && is_antialiased(test, 0, x + lane, y))
            && !(possible[1][lane] && is_antialiased(test, 1, x + lane, y)))
            continue;
        levels[lane] = 0;
        cleared++;
    }
    return cleared;
}

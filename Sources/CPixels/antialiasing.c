#include "vectors.h"
#include <stdlib.h>

// Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009: an anti-aliased pixel has at
// most two neighbors of its own brightness, and is between its darkest and its brightest neighbor,
// of which at least one is in an area of one color in both images. The border of the image counts as
// a neighbor of the same color.

// Brightness by the Y of YIQ, with 16 fractional bits, so that results are equal on all machines.
enum { red_weight = 19588, green_weight = 38445, blue_weight = 7503, one = 1 << 16 };
/// The brightness of pixels outside the image.
enum { outside = -1 };
enum { image_count = 2, ring = 3 };
/// The distance from the start of a row in memory to its first pixel.
enum { margin = 1 };

void antialiasing_begin(antialiasing *test, contactsheet_image a, contactsheet_image b) {
    *test = (antialiasing){.images = {a, b}, .row_length = margin + a.width + 1 + lanes};
}

void antialiasing_end(antialiasing *test) { free(test->memory); }

VECTORIZED static void write_brightness(contactsheet_image image, ptrdiff_t y, int32_t *row) {
    for (ptrdiff_t x = -margin; x < (ptrdiff_t)image.width + 1; x++) row[x] = outside;
    if (y < 0 || (size_t)y >= image.height) return;
    const uint8_t *pixels = row_of(image, (size_t)y);
    for (size_t x = 0; x < image.width; x += lanes) {
        size_t count = image.width - x < lanes ? image.width - x : lanes;
        pixel_words words = {0};
        memcpy(&words, pixels + 4 * x, 4 * count);
        pixel_words found = blue_weight * (words & 0xFF) + green_weight * (words >> 8 & 0xFF)
            + red_weight * (words >> 16 & 0xFF) + one * (255 - (words >> 24));
        memcpy(row + x, &found, 4 * count);
    }
}

/// Writes -1 for the pixels on the border, from `x`, and 0 for the others.
INLINED void write_border(contactsheet_image image, size_t x, size_t y, integers *border) {
    *border = (integers){0} - (y == 0 || y + 1 == image.height);
    if (x == 0) (*border)[0] = -1;
    if (image.width - 1 - x < lanes) (*border)[image.width - 1 - x] = -1;
}

/// Copies the colors of a row from `x` - 1 to `x` + `lanes`. Those outside the image are replaced by
/// a color that no premultiplied pixel has.
static void copy_colors(contactsheet_image image, ptrdiff_t x, ptrdiff_t y, uint32_t *colors) {
    for (ptrdiff_t lane = -1; lane <= lanes; lane++, colors++) {
        bool is_inside = y >= 0 && (size_t)y < image.height && x + lane >= 0
            && (size_t)(x + lane) < image.width;
        *colors = 0x00FFFFFF;
        if (is_inside) memcpy(colors, row_of(image, (size_t)y) + 4 * (x + lane), sizeof *colors);
    }
}

/// Writes -1 for the pixels of a row that have the color of at least three neighbors, and 0 for the
/// others.
VECTORIZED static void write_areas(contactsheet_image image, ptrdiff_t row_index, int32_t *row) {
    if (row_index < 0 || (size_t)row_index >= image.height) return;
    size_t y = (size_t)row_index;
    uint32_t copies[3][lanes + 2];
    for (size_t x = 0; x < image.width; x += lanes) {
        bool is_inside = y > 0 && y + 1 < image.height && x > 0 && x + lanes < image.width;
        const uint8_t *colors[3];
        for (ptrdiff_t index = 0; index < 3; index++) {
            if (is_inside) {
                colors[index] = row_of(image, y + (size_t)index - 1) + 4 * x;
            } else {
                copy_colors(image, (ptrdiff_t)x, row_index + index - 1, copies[index]);
                colors[index] = (const uint8_t *)(copies[index] + 1);
            }
        }
        pixel_words center = *(const pixel_words *)colors[1];
        integers equal;
        write_border(image, x, y, &equal);
        for (size_t index = 0; index < 3; index++) {
            equal += (integers)(*(const pixel_words *)(colors[index] - 4) == center);
            if (index != 1) equal += (integers)(*(const pixel_words *)colors[index] == center);
            equal += (integers)(*(const pixel_words *)(colors[index] + 4) == center);
        }
        *(integers *)(row + x) = equal <= -3;
    }
}

/// Returns the memory for a row of an image. Rows are counted from -1.
static int32_t *memory_for_row(antialiasing *test, bool is_area, size_t index, ptrdiff_t y) {
    size_t plane = index * 2 + is_area;
    return test->memory + (plane * ring + (size_t)(y + 1) % ring) * test->row_length + margin;
}

/// Moves to a row, and computes it and its neighbors in both images.
static void move(antialiasing *test, bool is_area, size_t y) {
    neighborhood *near = is_area ? &test->areas : &test->brightness;
    if (near->current == (ptrdiff_t)y + 2) return;
    near->current = (ptrdiff_t)y + 2;
    if (!test->memory)
        test->memory = calloc(image_count * 2 * ring * test->row_length, sizeof(int32_t));
    for (ptrdiff_t step = -1; step <= 1; step++) {
        ptrdiff_t row = (ptrdiff_t)y + step;
        ptrdiff_t *known = &near->known[(row + 1) % ring];
        for (size_t index = 0; index < image_count; index++) {
            int32_t *memory = memory_for_row(test, is_area, index, row);
            near->rows[index][step + 1] = memory;
            if (*known == row + 2) continue;
            if (is_area) write_areas(test->images[index], row, memory);
            else write_brightness(test->images[index], row, memory);
        }
        *known = row + 2;
    }
}

/// Adds -1 for the pixels between two neighbors of which one is in an area of both images, in the
/// image with an index.
INLINED void find_antialiased(
    const antialiasing *test, size_t index, size_t x, size_t y, integers *found) {
    const neighborhood *near = &test->brightness, *areas = &test->areas;
    integers center = *(const integers *)(near->rows[index][1] + x);
    integers equal;
    write_border(test->images[index], x, y, &equal);
    integers least = {0}, most = {0}, darkest_in_area = {0}, brightest_in_area = {0};
    for (size_t row = 0; row < 3; row++) {
        for (ptrdiff_t side = -1; side <= 1; side++) {
            if (row == 1 && side == 0) continue;
            ptrdiff_t place = (ptrdiff_t)x + side;
            integers neighbor = *(const integers *)(near->rows[index][row] + place);
            integers is_inside = neighbor != outside;
            integers difference = (neighbor - center) & is_inside;
            integers in_area = *(const integers *)(areas->rows[0][row] + place)
                & *(const integers *)(areas->rows[1][row] + place);
            integers is_least = difference < least, is_most = difference > most;
            equal += (difference == 0) & is_inside;
            least = __builtin_elementwise_min(least, difference);
            most = __builtin_elementwise_max(most, difference);
            darkest_in_area = (darkest_in_area & ~is_least) | (in_area & is_least);
            brightest_in_area = (brightest_in_area & ~is_most) | (in_area & is_most);
        }
    }
    *found |= (equal >= -2) & (least < 0) & (most > 0) & (darkest_in_area | brightest_in_area);
}

VECTORIZED size_t clear_antialiased(
    antialiasing *test, size_t x, size_t y, size_t count, uint8_t *levels) {
    move(test, true, y);
    integers in_areas = *(const integers *)(test->areas.rows[0][1] + x)
        & *(const integers *)(test->areas.rows[1][1] + x);
    bytes differing = {0};
    memcpy(&differing, levels, count);
    differing = (bytes)(differing != 0);
    bytes possible = differing & ~(bytes)__builtin_convertvector(in_areas, flags);
    if (IS_ZERO_BYTES(possible)) return 0;
    move(test, false, y);
    integers found = {0};
    find_antialiased(test, 0, x, y, &found);
    find_antialiased(test, 1, x, y, &found);
    size_t cleared = 0;
    for (size_t lane = 0; lane < count; lane++) {
        if (!possible[lane] || !found[lane]) continue;
        levels[lane] = 0;
        cleared++;
    }
    return cleared;
}

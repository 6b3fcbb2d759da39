#include "vectors.h"
#include <stdlib.h>

/// The tiles of an image. A box with `count` 0 is empty.
typedef struct {
    size_t columns, rows, size;
    contactsheet_box *boxes;
} tiling;

static void extend(contactsheet_box *box, const contactsheet_box *other) {
    if (box->count == 0) {
        *box = *other;
        return;
    }
    if (other->min_x < box->min_x) box->min_x = other->min_x;
    if (other->min_y < box->min_y) box->min_y = other->min_y;
    if (other->end_x > box->end_x) box->end_x = other->end_x;
    if (other->end_y > box->end_y) box->end_y = other->end_y;
    box->count += other->count;
}

/// Adds sixteen pixels of a row to their tile.
static void add_levels(tiling *tiles, bytes found, size_t x, size_t y) {
    bytes set = (bytes)(found != 0);
    contactsheet_box part = {.min_x = x, .min_y = y, .end_x = x + lanes, .end_y = y + 1};
    bytes ones = set & 1;
    part.count = __builtin_reduce_add(__builtin_convertvector(ones, counts));
    size_t first = 0, last = lanes;
    while (set[first] == 0) first++;
    while (set[last - 1] == 0) last--;
    part.min_x = x + first;
    part.end_x = x + last;
    extend(&tiles->boxes[y / tiles->size * tiles->columns + x / tiles->size], &part);
}

static void fill_tiles(
    tiling *tiles, const uint8_t *levels, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = levels + y * width;
        for (size_t x = 0; x < width; x += lanes) {
            bytes found = {0};
            if (x + lanes <= width) found = *(const bytes *)(row + x);
            else memcpy(&found, row + x, width - x);
            if (!IS_ZERO_BYTES(found)) add_levels(tiles, found, x, y);
        }
    }
}

/// Returns the box of a tile and all tiles that are connected with it, and empties these.
static contactsheet_box take_connected(tiling *tiles, size_t start, size_t *pending) {
    size_t count = 1;
    contactsheet_box result = tiles->boxes[start];
    tiles->boxes[start].count = 0;
    pending[0] = start;
    while (count > 0) {
        size_t tile = pending[--count], column = tile % tiles->columns,
               row = tile / tiles->columns;
        for (size_t v = row == 0 ? 0 : row - 1; v <= row + 1 && v < tiles->rows; v++) {
            for (size_t u = column == 0 ? 0 : column - 1;
                 u <= column + 1 && u < tiles->columns; u++) {
                size_t next = v * tiles->columns + u;
                if (tiles->boxes[next].count == 0) continue;
                extend(&result, &tiles->boxes[next]);
                tiles->boxes[next].count = 0;
                pending[count++] = next;
            }
        }
    }
    return result;
}

size_t contactsheet_boxes(
    const uint8_t *levels, size_t width, size_t height, size_t tile, contactsheet_box **boxes) {
    tiling tiles = {
        .columns = (width + tile - 1) / tile, .rows = (height + tile - 1) / tile, .size = tile};
    size_t count = 0, tile_count = tiles.columns * tiles.rows;
    tiles.boxes = calloc(tile_count, sizeof *tiles.boxes);
    size_t *pending = malloc(tile_count * sizeof *pending);
    *boxes = malloc(tile_count * sizeof **boxes);
    if (tiles.boxes && pending && *boxes) {
        fill_tiles(&tiles, levels, width, height);
        for (size_t start = 0; start < tile_count; start++) {
            if (tiles.boxes[start].count != 0)
                (*boxes)[count++] = take_connected(&tiles, start, pending);
        }
    }
    free(tiles.boxes);
    free(pending);
    return count;
}

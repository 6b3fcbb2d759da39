#include "CPNGData.h"
#include <CPixels.h>
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <limits.h>
#include <stdlib.h>

enum { bytes_at_once = 1 << 16, first_capacity = 1 << 17 };

/// A compressor, and what it has written.
typedef struct {
    struct isal_zstream stream;
    uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
    uint8_t *output;
    size_t size, capacity;
} compressor;

static bool grow(compressor *compressor) {
    size_t capacity = compressor->capacity == 0 ? first_capacity : 2 * compressor->capacity;
    uint8_t *output = realloc(compressor->output, capacity);
    if (!output) return false;
    compressor->output = output;
    compressor->capacity = capacity;
    return true;
}

/// Compresses all of the stream's input. Returns `false` if memory is exhausted.
static bool compress_input(compressor *compressor) {
    struct isal_zstream *stream = &compressor->stream;
    do {
        if (compressor->size == compressor->capacity && !grow(compressor)) return false;
        size_t rest = compressor->capacity - compressor->size;
        if (rest > UINT_MAX) rest = UINT_MAX;
        stream->next_out = compressor->output + compressor->size;
        stream->avail_out = (uint32_t)rest;
        if (isal_deflate(stream) != COMP_OK) return false;
        compressor->size += rest - stream->avail_out;
    } while (stream->avail_out == 0 || stream->avail_in > 0);
    return true;
}

/// Compresses the first bytes of an image. If these were compressed with all others, ISA-L would store
/// a position under a hash of the stream's address (`write_first_byte` in `igzip_icf_body`), and find it
/// in a later row: the output would depend on the address. A few bytes that are flushed are compressed
/// by another function.
static bool compress_first_bytes(compressor *compressor, size_t count) {
    // At least 4, and less than 16.
    compressor->stream.avail_in = count < 8 ? (uint32_t)count : 8;
    compressor->stream.flush = SYNC_FLUSH;
    bool is_complete = compress_input(compressor);
    compressor->stream.flush = NO_FLUSH;
    return is_complete;
}

static bool compress_rows(
    compressor *compressor, const uint8_t *pixels, size_t width, size_t height, size_t stride,
    size_t channels, uint8_t *rows, size_t rows_at_once) {
    struct isal_zstream *stream = &compressor->stream;
    isal_deflate_init(stream);
    stream->level = 1;
    stream->level_buf = compressor->level_buffer;
    stream->level_buf_size = sizeof compressor->level_buffer;
    stream->gzip_flag = IGZIP_ZLIB;
    for (size_t y = 0; y < height; y += rows_at_once) {
        size_t end = height - y < rows_at_once ? height : y + rows_at_once;
        contactsheet_write_png_rows(pixels, width, y, end, stride, channels, rows);
        stream->next_in = rows;
        size_t count = (end - y) * (1 + width * channels);
        if (y == 0) {
            if (!compress_first_bytes(compressor, count)) return false;
            count -= (size_t)(stream->next_in - rows);
        }
        stream->avail_in = (uint32_t)count;
        stream->end_of_stream = end == height;
        if (!compress_input(compressor)) return false;
    }
    return true;
}

size_t contactsheet_compress_png_data(
    const uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels,
    uint8_t **output) {
    size_t row_size = 1 + width * channels;
    size_t rows_at_once = row_size < bytes_at_once ? bytes_at_once / row_size : 1;
    compressor *state = calloc(1, sizeof(compressor));
    // A row is written four bytes at a time.
    uint8_t *rows = malloc(rows_at_once * row_size + 4);
    bool is_complete = state && rows
        && compress_rows(state, pixels, width, height, stride, channels, rows, rows_at_once);
    *output = state ? state->output : NULL;
    size_t size = is_complete ? state->size : 0;
    free(rows);
    free(state);
    return size;
}

static bool decompress_rows(
    struct inflate_state *state, size_t width, size_t height, size_t channels, uint8_t *rows,
    size_t rows_at_once, uint8_t *above, uint8_t *pixels, size_t stride) {
    for (size_t y = 0; y < height; y += rows_at_once) {
        size_t count = height - y < rows_at_once ? height - y : rows_at_once;
        state->next_out = rows;
        state->avail_out = (uint32_t)(count * (1 + width * channels));
        if (isal_inflate(state) != ISAL_DECOMP_OK || state->avail_out > 0) return false;
        if (!contactsheet_read_png_rows(
                rows, width, count, channels, above, pixels + y * stride, stride))
            return false;
    }
    // The checksum may be what remains.
    uint8_t more;
    state->next_out = &more;
    state->avail_out = 1;
    return state->block_state == ISAL_BLOCK_FINISH
        || (isal_inflate(state) == ISAL_DECOMP_OK && state->avail_out == 1
            && state->block_state == ISAL_BLOCK_FINISH);
}

bool contactsheet_decompress_png_data(
    const uint8_t *data, size_t count, size_t width, size_t height, size_t channels,
    uint8_t *pixels, size_t stride) {
    if (count > UINT_MAX) return false;
    size_t row_size = 1 + width * channels;
    size_t rows_at_once = row_size < bytes_at_once ? bytes_at_once / row_size : 1;
    struct inflate_state *state = malloc(sizeof(struct inflate_state));
    uint8_t *rows = malloc(rows_at_once * row_size), *above = calloc(row_size, 1);
    bool is_valid = state && rows && above;
    if (is_valid) {
        isal_inflate_init(state);
        state->crc_flag = ISAL_ZLIB;
        state->next_in = (uint8_t *)data;
        state->avail_in = (uint32_t)count;
        is_valid = decompress_rows(
            state, width, height, channels, rows, rows_at_once, above, pixels, stride);
    }
    free(state);
    free(rows);
    free(above);
    return is_valid;
}

uint32_t contactsheet_png_checksum(uint32_t previous, const uint8_t *bytes, size_t count) {
    return crc32_gzip_refl(previous, bytes, count);
}

#include "CPageCompression.h"
#include "huffman.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum {
    window = 32768,
    longest_match = 258,
    end_of_block = 256,
    block_tokens = 1 << 16,
    hash_bits = 12,
    lanes = 16,
};

/// A literal, or a length above 16 bits of the distance minus 1 and `is_match`.
typedef uint32_t token;
static const token is_match = 1u << 31;

typedef uint32_t words __attribute__((vector_size(4 * lanes), aligned(1)));
typedef uint64_t halves __attribute__((vector_size(4 * lanes), aligned(1)));

/// The place of two pixels in a row that isn't filtered. `y` is its number plus 1.
typedef struct {
    uint32_t x, y;
} place;

typedef struct {
    const uint8_t *pixels;
    size_t width, height, stride, channels;
    /// The number of bytes of a filtered row.
    size_t row_size;
    bit_stream stream;
    token *tokens;
    size_t token_count;
    uint32_t literal_frequencies[literal_symbols];
    uint32_t distance_frequencies[distance_symbols];
    place *places;
    /// The filtered row of literals, for the checksum.
    uint8_t *bytes;
    uint32_t checksum;
    /// The last row that isn't filtered, plus 1.
    size_t last_plain;
} encoder;

static unsigned log2_of(uint32_t value) { return 31 - (unsigned)__builtin_clz(value); }

/// Returns the symbol of a length (RFC 1951, 3.2.5).
static unsigned length_symbol(unsigned length, unsigned *extra, unsigned *extra_count) {
    unsigned offset = length - 3;
    *extra = *extra_count = 0;
    if (length == longest_match) return 285;
    if (offset < 8) return 257 + offset;
    *extra_count = log2_of(offset) - 2;
    *extra = offset & ((1u << *extra_count) - 1);
    return 257 + 4 * *extra_count + (offset >> *extra_count);
}

static unsigned distance_symbol(unsigned distance, unsigned *extra, unsigned *extra_count) {
    unsigned offset = distance - 1;
    *extra = *extra_count = 0;
    if (offset < 4) return offset;
    *extra_count = log2_of(offset) - 1;
    *extra = offset & ((1u << *extra_count) - 1);
    return 2 * *extra_count + (offset >> *extra_count);
}

static void write_block(encoder *encoder, bool is_last) {
    prefix_code literals, distances;
    encoder->literal_frequencies[end_of_block] = 1;
    make_code(encoder->literal_frequencies, literal_symbols, 15, &literals);
    make_code(encoder->distance_frequencies, distance_symbols, 15, &distances);
    bit_stream *stream = &encoder->stream;
    write_bits(stream, is_last | 2 << 1, 3);
    write_codes(stream, &literals, &distances);
    for (size_t index = 0; index < encoder->token_count; index++) {
        token token = encoder->tokens[index];
        if (!(token & is_match)) {
            write_bits(stream, literals.codes[token], literals.lengths[token]);
            continue;
        }
        unsigned extra, count;
        unsigned symbol = length_symbol(token >> 16 & 0x1FF, &extra, &count);
        write_bits(
            stream, literals.codes[symbol] | (uint64_t)extra << literals.lengths[symbol],
            literals.lengths[symbol] + count);
        symbol = distance_symbol((token & 0xFFFF) + 1, &extra, &count);
        write_bits(
            stream, distances.codes[symbol] | (uint64_t)extra << distances.lengths[symbol],
            distances.lengths[symbol] + count);
    }
    write_bits(stream, literals.codes[end_of_block], literals.lengths[end_of_block]);
    encoder->token_count = 0;
    memset(encoder->literal_frequencies, 0, sizeof encoder->literal_frequencies);
    memset(encoder->distance_frequencies, 0, sizeof encoder->distance_frequencies);
}

static inline __attribute__((always_inline)) void add_token(encoder *encoder, token token) {
    encoder->tokens[encoder->token_count++] = token;
    if (encoder->token_count == block_tokens) write_block(encoder, false);
}

static inline __attribute__((always_inline)) void add_literal(encoder *encoder, uint8_t value) {
    encoder->literal_frequencies[value]++;
    add_token(encoder, value);
}

/// Adds a match of at least three bytes, in as many parts as necessary.
static void add_match(encoder *encoder, size_t length, size_t distance) {
    while (length > 0) {
        size_t part = length;
        // No part is shorter than three bytes.
        if (part > longest_match)
            part = length - longest_match < 3 ? longest_match - 3 : longest_match;
        unsigned extra, count;
        encoder->literal_frequencies[length_symbol((unsigned)part, &extra, &count)]++;
        encoder->distance_frequencies[distance_symbol((unsigned)distance, &extra, &count)]++;
        add_token(encoder, is_match | (token)(part << 16) | (token)(distance - 1));
        length -= part;
    }
}

static uint32_t word_at(const uint8_t *row, size_t x) {
    uint32_t word;
    memcpy(&word, row + 4 * x, sizeof word);
    return word;
}

/// Returns the number of pixels that are equal.
static size_t equal_pixels(const uint8_t *a, const uint8_t *b, size_t count) {
    size_t x = 0;
    while (x + lanes <= count) {
        words difference = *(const words *)(a + 4 * x) ^ *(const words *)(b + 4 * x);
        if (__builtin_reduce_or((halves)difference) != 0) break;
        x += lanes;
    }
    while (x < count && word_at(a, x) == word_at(b, x)) x++;
    return x;
}

static void add_pixel(encoder *encoder, uint32_t word) {
    add_literal(encoder, (uint8_t)(word >> 16));
    add_literal(encoder, (uint8_t)(word >> 8));
    add_literal(encoder, (uint8_t)word);
    if (encoder->channels == 4) add_literal(encoder, (uint8_t)(word >> 24));
}

/// Adds the bytes of a row to the checksum.
static void add_to_checksum(encoder *encoder, uint8_t filter, const uint8_t *row) {
    uint8_t *bytes = encoder->bytes;
    *bytes++ = filter;
    for (size_t x = 0; x < encoder->width; x++) {
        uint32_t word = word_at(row, x);
        // Red, green, blue, and alpha or a byte that the next pixel replaces.
        word = (word & 0xFF00FF00) | (word >> 16 & 0xFF) | (word & 0xFF) << 16;
        memcpy(bytes, &word, sizeof word);
        bytes += encoder->channels;
    }
    encoder->checksum = libdeflate_adler32(encoder->checksum, encoder->bytes, encoder->row_size);
}

/// Adds a row that is equal to the row above it.
static void add_repeated_row(encoder *encoder) {
    uint32_t a = encoder->checksum & 0xFFFF, b = encoder->checksum >> 16;
    a = (a + 2) % 65521;
    b = (uint32_t)((b + (uint64_t)a * encoder->row_size) % 65521);
    encoder->checksum = b << 16 | a;
    add_literal(encoder, 2);
    add_literal(encoder, 0);
    if (encoder->row_size - 2 < 3) {
        for (size_t index = 2; index < encoder->row_size; index++) add_literal(encoder, 0);
    } else {
        add_match(encoder, encoder->row_size - 2, 1);
    }
}

/// Returns the longest match with earlier rows, in pixels.
static size_t find_match(encoder *encoder, size_t x, size_t y, size_t *distance) {
    const uint8_t *row = encoder->pixels + y * encoder->stride;
    size_t rest = encoder->width - x, longest = 0;
    if (encoder->last_plain != 0) {
        size_t rows = y + 1 - encoder->last_plain;
        if (rows * encoder->row_size <= window) {
            const uint8_t *other = row - rows * encoder->stride;
            longest = equal_pixels(row + 4 * x, other + 4 * x, rest);
            *distance = rows * encoder->row_size;
        }
    }
    if (rest < 2) return longest;
    uint64_t pair;
    memcpy(&pair, row + 4 * x, sizeof pair);
    place *known = &encoder->places[pair * 0x9E3779B97F4A7C15u >> (64 - hash_bits)];
    if (known->y != 0 && longest < 16) {
        size_t back = (y + 1 - known->y) * encoder->row_size
            + x * encoder->channels - known->x * encoder->channels;
        if (back <= window) {
            const uint8_t *other = encoder->pixels + (known->y - 1) * encoder->stride;
            size_t other_rest = encoder->width - known->x;
            size_t length = equal_pixels(
                row + 4 * x, other + 4 * known->x, rest < other_rest ? rest : other_rest);
            if (length > longest + 1) {
                longest = length;
                *distance = back;
            }
        }
    }
    *known = (place){(uint32_t)x, (uint32_t)y + 1};
    return longest;
}

static void add_plain_row(encoder *encoder, size_t y) {
    const uint8_t *row = encoder->pixels + y * encoder->stride;
    size_t width = encoder->width, channels = encoder->channels;
    add_to_checksum(encoder, 0, row);
    add_literal(encoder, 0);
    for (size_t x = 0; x < width;) {
        const uint8_t *place = row + 4 * x;
        size_t run = x == 0 ? 0 : equal_pixels(place, place - 4, width - x), distance = channels;
        if (run < 8) {
            size_t other = 0, length = find_match(encoder, x, y, &other);
            if (length > run + 1) {
                run = length;
                distance = other;
            }
        }
        if (run == 0) {
            add_pixel(encoder, word_at(row, x));
            run = 1;
        } else {
            add_match(encoder, run * channels, distance);
        }
        x += run;
    }
    encoder->last_plain = y + 1;
}

/// Adds a row of which few pixels differ from the row above it, as the differences.
static void add_difference_row(encoder *encoder, const uint8_t *differences) {
    size_t width = encoder->width, channels = encoder->channels;
    add_to_checksum(encoder, 2, differences);
    add_literal(encoder, 2);
    for (size_t x = 0; x < width;) {
        const uint8_t *place = differences + 4 * x;
        size_t run = x == 0 ? 0 : equal_pixels(place, place - 4, width - x);
        if (run == 0) {
            add_pixel(encoder, word_at(differences, x));
            x++;
        } else {
            add_match(encoder, run * channels, channels);
            x += run;
        }
    }
}

typedef uint8_t byte_lanes __attribute__((vector_size(4 * lanes), aligned(1)));

/// Computes the differences from the row above. Returns whether less than half as many pixels differ
/// from the pixel above them as from the one to the left.
static bool find_differences(const encoder *encoder, size_t y, uint8_t *differences) {
    const uint8_t *row = encoder->pixels + y * encoder->stride, *above = row - encoder->stride;
    typedef int32_t flags __attribute__((vector_size(4 * lanes)));
    flags by_above = {0}, by_left = {0};
    size_t x = 0;
    for (; x + lanes < encoder->width; x += lanes) {
        byte_lanes center = *(const byte_lanes *)(row + 4 * x + 4);
        byte_lanes upper = *(const byte_lanes *)(above + 4 * x + 4);
        byte_lanes left = *(const byte_lanes *)(row + 4 * x);
        byte_lanes difference = center - upper;
        memcpy(differences + 4 * x + 4, &difference, sizeof difference);
        by_above -= (flags)((words)difference != 0);
        by_left -= (flags)((words)center != (words)left);
    }
    for (size_t at = 4 * (x == 0 ? 0 : x + 1); at < 4 * encoder->width; at++)
        differences[at] = row[at] - above[at];
    for (size_t at = 0; at < 4; at++) differences[at] = row[at] - above[at];
    size_t above_count = 0, left_count = 0;
    for (size_t lane = 0; lane < lanes; lane++) {
        above_count += (size_t)by_above[lane];
        left_count += (size_t)by_left[lane];
    }
    return above_count * 2 < left_count;
}

size_t contactsheet_compress_page(
    const uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels,
    uint8_t **output) {
    encoder encoder = {
        .pixels = pixels, .width = width, .height = height, .stride = stride,
        .channels = channels, .row_size = 1 + width * channels, .checksum = 1};
    encoder.tokens = malloc(block_tokens * sizeof(token));
    encoder.places = calloc((size_t)1 << hash_bits, sizeof(place));
    encoder.bytes = malloc(encoder.row_size + 4);
    uint8_t *differences = malloc(4 * width);
    bool has_memory = encoder.tokens && encoder.places && encoder.bytes && differences;
    if (has_memory) {
        write_bits(&encoder.stream, 0x0178, 16);
        for (size_t y = 0; y < height; y++) {
            const uint8_t *row = pixels + y * stride;
            if (y > 0 && memcmp(row, row - stride, 4 * width) == 0) add_repeated_row(&encoder);
            else if (y > 0 && find_differences(&encoder, y, differences))
                add_difference_row(&encoder, differences);
            else add_plain_row(&encoder, y);
        }
        write_block(&encoder, true);
        finish_byte(&encoder.stream);
        write_bits(&encoder.stream, __builtin_bswap32(encoder.checksum), 32);
    }
    free(encoder.tokens);
    free(encoder.places);
    free(encoder.bytes);
    free(differences);
    *output = encoder.stream.bytes;
    return encoder.stream.is_full || !has_memory ? 0 : encoder.stream.size;
}

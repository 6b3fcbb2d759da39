#ifndef HUFFMAN_H
#define HUFFMAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A stream of bits, with the first one in the lowest bit of a byte (RFC 1951, 3.1.1).
typedef struct {
    uint8_t *bytes;
    size_t size, capacity;
    uint64_t pending;
    unsigned pending_count;
    bool is_full;
} bit_stream;

/// Appends up to 32 bits.
void write_bits(bit_stream *stream, uint64_t bits, unsigned count);
/// Appends zeros up to the end of a byte.
void finish_byte(bit_stream *stream);

enum { literal_symbols = 286, distance_symbols = 30 };

/// A code with up to 15 bits for each symbol.
typedef struct {
    uint8_t lengths[literal_symbols];
    uint16_t codes[literal_symbols];
} prefix_code;

/// Creates the code for symbols with frequencies. At least two symbols have a code.
void make_code(
    const uint32_t *frequencies, size_t count, unsigned longest, prefix_code *code);

/// Writes the codes of a block (RFC 1951, 3.2.7).
void write_codes(bit_stream *stream, const prefix_code *literals, const prefix_code *distances);

#endif

#ifndef CPAGECOMPRESSION_H
#define CPAGECOMPRESSION_H

#include <stddef.h>
#include <stdint.h>

/// Compresses pixels for the data of a PNG file with 8 bits per channel: filters the rows, and writes
/// them in the zlib format (RFC 1950, RFC 1951). Equal pixels result in equal bytes.
///
/// This is several times as fast as a compressor for all kinds of data, because pages consist of
/// areas of one color and rows that are equal to the row above them, which are found by comparing
/// whole rows and sixteen pixels at a time.
///
/// `pixels` has four bytes each for blue, green, red, and alpha, not premultiplied. `channels` is 4, or
/// 3 without alpha; then all pixels have the same alpha.
///
/// Returns the number of bytes of `*output`, which the caller frees; 0 if memory is exhausted.
size_t contactsheet_compress_page(
    const uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels,
    uint8_t **output);

#endif

#ifndef CPNGDATA_H
#define CPNGDATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Compresses an image for the data of a PNG file with 8 bits per channel. Equal pixels result in equal
/// bytes.
///
/// `pixels` has four bytes each for blue, green, red, and alpha, not premultiplied. `channels` is 4, or
/// 3 without alpha.
///
/// Returns the number of bytes of `*output`, which the caller frees; 0 if memory is exhausted.
size_t contactsheet_compress_png_data(
    const uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels,
    uint8_t **output);

/// Decompresses the data of a PNG file with 8 bits per channel, and writes its pixels with four bytes
/// each, not premultiplied. Returns `false` if the data has an error or another size.
bool contactsheet_decompress_png_data(
    const uint8_t *data, size_t count, size_t width, size_t height, size_t channels,
    uint8_t *pixels, size_t stride);

/// Returns the CRC-32 of a chunk. `previous` is that of the bytes before, or 0.
uint32_t contactsheet_png_checksum(uint32_t previous, const uint8_t *bytes, size_t count);

#endif

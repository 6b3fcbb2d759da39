#include "vectors.h"

// Without fused multiplication, so that results are equal on all machines.
#pragma clang fp contract(off)

/// A channel of sixteen pixels.
#define CHANNEL(words, shift) ((integers)((words) >> (shift) & 0xFF))

// Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
// space in mobile applications", 2010: the weighted sum of the squares in Y, I, and Q. Here, it is
// divided by the greatest one, that of red and cyan.
INLINED void write_squares(
    const integers channels[3], numbers *squares) {
    numbers red = __builtin_convertvector(channels[0], numbers);
    numbers green = __builtin_convertvector(channels[1], numbers);
    numbers blue = __builtin_convertvector(channels[2], numbers);
    numbers y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
    numbers i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
    numbers q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
    *squares = (y * y * 0.5053f + i * i * 0.299f + q * q * 0.1957f) * (1.0f / 35215.0f);
}

VECTORIZED void yiq_differences(const block *pixels, numbers *differences) {
    pixel_words a = (pixel_words)pixels->a, b = (pixel_words)pixels->b;
    // Premultiplied colors are those over black.
    integers channels[3] = {
        CHANNEL(a, 16) - CHANNEL(b, 16), CHANNEL(a, 8) - CHANNEL(b, 8),
        CHANNEL(a, 0) - CHANNEL(b, 0)};
    integers alpha = CHANNEL(a, 24) - CHANNEL(b, 24);
    numbers found;
    write_squares(channels, &found);
    if (!IS_ZERO(alpha)) {
        numbers over_white;
        for (int channel = 0; channel < 3; channel++) channels[channel] -= alpha;
        write_squares(channels, &over_white);
        found = GREATER(found, over_white);
    }
    *differences = __builtin_elementwise_sqrt(found);
}

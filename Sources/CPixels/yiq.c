#include "vectors.h"

// Without fused multiplication, so that results are equal on all machines.
#pragma clang fp contract(off)

/// The part of a channel of sixteen pixels over white.
#define OVER_WHITE(words, shift) ((integers)((words) >> (shift) & 0xFF) - (integers)((words) >> 24))

// Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
// space in mobile applications", 2010: the weighted sum of the squares in Y, I, and Q. Here, its root
// is divided by the greatest one, that of red and cyan.
void yiq_differences(const block *pixels, numbers *differences) {
    pixel_words a = (pixel_words)pixels->a, b = (pixel_words)pixels->b;
    numbers red = __builtin_convertvector(OVER_WHITE(a, 16) - OVER_WHITE(b, 16), numbers);
    numbers green = __builtin_convertvector(OVER_WHITE(a, 8) - OVER_WHITE(b, 8), numbers);
    numbers blue = __builtin_convertvector(OVER_WHITE(a, 0) - OVER_WHITE(b, 0), numbers);
    numbers y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
    numbers i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
    numbers q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
    *differences = __builtin_elementwise_sqrt(
        (y * y * 0.5053f + i * i * 0.299f + q * q * 0.1957f) * (1.0f / 35215.0f));
}

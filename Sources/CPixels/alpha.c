#include "vectors.h"

void contactsheet_premultiply(uint8_t *pixels, size_t count) {
    for (size_t x = 0; x < count; x += lanes) {
        size_t part = count - x < lanes ? count - x : lanes;
        pixel_words words = {0};
        memcpy(&words, pixels + 4 * x, 4 * part);
        pixel_words alpha = words >> 24;
        if (IS_ZERO(alpha ^ 255)) continue;
        // (v + 1 + (v >> 8)) >> 8 is v / 255 for all v up to 255 * 255 + 127.
        pixel_words result = alpha << 24;
        for (uint32_t shift = 0; shift < 24; shift += 8) {
            pixel_words value = (words >> shift & 0xFF) * alpha + 127;
            result |= (value + 1 + (value >> 8)) >> 8 << shift;
        }
        memcpy(pixels + 4 * x, &result, 4 * part);
    }
}

/// Divides the colors of a pixel by its alpha.
static void unpremultiply(uint8_t *pixel) {
    unsigned alpha = pixel[3];
    for (size_t channel = 0; channel < 3; channel++) {
        unsigned straight = alpha == 0 ? 0 : (pixel[channel] * 255u + alpha / 2) / alpha;
        pixel[channel] = (uint8_t)(straight < 255 ? straight : 255);
    }
}

void contactsheet_unpremultiply(const uint8_t *pixels, uint8_t *output, size_t count) {
    memcpy(output, pixels, 4 * count);
    for (size_t x = 0; x < count; x += lanes) {
        size_t part = count - x < lanes ? count - x : lanes;
        if (contactsheet_is_opaque(pixels + 4 * x, part)) continue;
        for (size_t index = x; index < x + part; index++) {
            // Most pixels that aren't opaque are fully transparent.
            uint32_t word;
            memcpy(&word, pixels + 4 * index, sizeof word);
            if (word != 0) unpremultiply(output + 4 * index);
        }
    }
}

bool contactsheet_is_opaque(const uint8_t *pixels, size_t count) {
    for (size_t x = 0; x < count; x += lanes) {
        size_t part = count - x < lanes ? count - x : lanes;
        pixel_words words = (pixel_words){0} - 1;
        memcpy(&words, pixels + 4 * x, 4 * part);
        if (!IS_ZERO((words >> 24) ^ 255)) return false;
    }
    return true;
}

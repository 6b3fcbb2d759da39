#include "vectors.h"

/// A quarter of the contrast of the gray image, on white.
enum { fading = 4 };

void contactsheet_draw_differences(
    contactsheet_image image, const uint8_t *levels, uint8_t *output, size_t output_stride) {
    for (size_t y = 0; y < image.height; y++) {
        const uint8_t *row = row_of(image, y), *marks = levels ? levels + y * image.width : NULL;
        for (size_t x = 0; x < image.width; x += lanes) {
            size_t count = image.width - x < lanes ? image.width - x : lanes;
            pixel_words words = {0};
            bytes found = {0};
            memcpy(&words, row + 4 * x, 4 * count);
            if (levels) memcpy(&found, marks + x, count);
            // Luma by ITU-R BT.601 with 8 fractional bits.
            pixel_words gray = (29 * (words & 0xFF) + 150 * (words >> 8 & 0xFF)
                                + 77 * (words >> 16 & 0xFF) + 256 * (255 - (words >> 24)))
                >> 8;
            gray = 255 - (255 - gray) / fading;
            gray = gray | gray << 8 | gray << 16 | 0xFF000000;
            pixel_words differs =
                (pixel_words)__builtin_convertvector((flags)(found != 0), integers);
            gray = (gray & ~differs) | (differs & 0xFFE00020);
            memcpy(output + y * output_stride + 4 * x, &gray, 4 * count);
        }
    }
}

void contactsheet_draw_over_white(
    contactsheet_image image, uint8_t *output, size_t output_stride) {
    for (size_t y = 0; y < image.height; y++) {
        const uint8_t *row = row_of(image, y);
        for (size_t x = 0; x < image.width; x += lanes) {
            size_t count = image.width - x < lanes ? image.width - x : lanes;
            pixel_words words = {0};
            memcpy(&words, row + 4 * x, 4 * count);
            // Premultiplied channels are at most the alpha, so bytes don't overflow.
            pixel_words white = 255 - (words >> 24);
            words += white | white << 8 | white << 16 | white << 24;
            memcpy(output + y * output_stride + 4 * x, &words, 4 * count);
        }
    }
}

void contactsheet_fill(uint8_t *output, size_t count, uint32_t color) {
    pixel_words words = (pixel_words){0} + color;
    for (size_t x = 0; x < count; x += lanes)
        memcpy(output + 4 * x, &words, 4 * (count - x < lanes ? count - x : lanes));
}

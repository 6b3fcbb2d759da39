#include "vectors.h"

static void add_up(uint8_t *row, const uint8_t *above, size_t size) {
    size_t index = 0;
    for (; index + block_size <= size; index += block_size)
        *(pixel_bytes *)(row + index) += *(const pixel_bytes *)(above + index);
    for (; index < size; index++) row[index] += above[index];
}

// The filters below depend on the pixel to the left, so they handle all channels of one pixel at once.
typedef uint8_t channel_bytes __attribute__((vector_size(4)));
typedef int16_t channel_numbers __attribute__((vector_size(8)));

/// Loads a pixel. With three channels, the fourth is not used.
static inline __attribute__((always_inline)) void load_pixel(
    const uint8_t *place, size_t channels, channel_bytes *pixel) {
    if (channels == 4) memcpy(pixel, place, 4);
    else memcpy(pixel, place, 3);
}

static inline __attribute__((always_inline)) void store_pixel(
    uint8_t *place, size_t channels, const channel_bytes *pixel) {
    if (channels == 4) memcpy(place, pixel, 4);
    else memcpy(place, pixel, 3);
}

static inline __attribute__((always_inline)) void add_left(uint8_t *row, size_t size, size_t channels) {
    channel_bytes left = {0}, pixel = {0};
    for (uint8_t *place = row; place < row + size; place += channels) {
        load_pixel(place, channels, &pixel);
        left += pixel;
        store_pixel(place, channels, &left);
    }
}

static inline __attribute__((always_inline)) void add_average(
    uint8_t *row, const uint8_t *above, size_t size, size_t channels) {
    channel_bytes left = {0}, up = {0}, pixel = {0};
    for (size_t index = 0; index < size; index += channels) {
        load_pixel(row + index, channels, &pixel);
        load_pixel(above + index, channels, &up);
        // Half of the sum without its ninth bit.
        left = pixel + ((left & up) + ((left ^ up) >> 1));
        store_pixel(row + index, channels, &left);
    }
}

/// Adds the predictor of Paeth (PNG specification, 9.4).
static inline __attribute__((always_inline)) void add_paeth(
    uint8_t *row, const uint8_t *above, size_t size, size_t channels) {
    channel_numbers left = {0}, corner = {0};
    channel_bytes up_bytes = {0}, pixel = {0};
    for (size_t index = 0; index < size; index += channels) {
        load_pixel(row + index, channels, &pixel);
        load_pixel(above + index, channels, &up_bytes);
        channel_numbers up = __builtin_convertvector(up_bytes, channel_numbers);
        channel_numbers by_left = up - corner, by_up = left - corner;
        channel_numbers by_corner = __builtin_elementwise_abs(by_left + by_up);
        by_left = __builtin_elementwise_abs(by_left);
        by_up = __builtin_elementwise_abs(by_up);
        channel_numbers least =
            __builtin_elementwise_min(by_left, __builtin_elementwise_min(by_up, by_corner));
        channel_numbers is_left = by_left == least, is_up = by_up == least;
        pixel += __builtin_convertvector(
            (is_left & left) | (~is_left & ((is_up & up) | (~is_up & corner))), channel_bytes);
        store_pixel(row + index, channels, &pixel);
        left = __builtin_convertvector(pixel, channel_numbers);
        corner = up;
    }
}

/// Undoes a filter (PNG specification, 9.2).
static inline __attribute__((always_inline)) bool reconstruct(
    uint8_t filter, uint8_t *row, const uint8_t *above, size_t size, size_t channels) {
    switch (filter) {
    case 0: return true;
    case 1: add_left(row, size, channels); return true;
    case 2: add_up(row, above, size); return true;
    case 3: add_average(row, above, size, channels); return true;
    case 4: add_paeth(row, above, size, channels); return true;
    default: return false;
    }
}

static void write_rgb(const uint8_t *row, size_t width, uint8_t *output) {
    // The last pixel is at the end of the memory.
    for (size_t x = 0; x + 1 < width; x++) {
        uint32_t word;
        memcpy(&word, row + 3 * x, sizeof word);
        word = __builtin_bswap32(word) >> 8 | 0xFF000000;
        memcpy(output + 4 * x, &word, sizeof word);
    }
    const uint8_t *last = row + 3 * (width - 1);
    uint8_t pixel[] = {last[2], last[1], last[0], 255};
    memcpy(output + 4 * (width - 1), pixel, sizeof pixel);
}

static void write_rgba(const uint8_t *row, size_t width, uint8_t *output) {
    for (size_t x = 0; x < width; x += lanes) {
        size_t size = 4 * (width - x < lanes ? width - x : lanes);
        pixel_words words = {0};
        memcpy(&words, row + 4 * x, size);
        words = (words & 0xFF00FF00) | (words >> 16 & 0xFF) | (words & 0xFF) << 16;
        memcpy(output + 4 * x, &words, size);
    }
}

bool contactsheet_read_png_rows(
    uint8_t *rows, size_t width, size_t count, size_t channels, uint8_t *above_rows, uint8_t *output,
    size_t output_stride) {
    size_t size = width * channels;
    const uint8_t *above = above_rows;
    bool is_valid = true;
    for (size_t y = 0; y < count && is_valid; y++) {
        uint8_t *row = rows + y * (size + 1);
        if (channels == 3) {
            is_valid = reconstruct(row[0], row + 1, above, size, 3);
            write_rgb(row + 1, width, output + y * output_stride);
        } else {
            is_valid = reconstruct(row[0], row + 1, above, size, 4);
            write_rgba(row + 1, width, output + y * output_stride);
        }
        above = row + 1;
    }
    if (count > 0) memcpy(above_rows, above, size);
    return is_valid;
}

static void write_row(const uint8_t *row, size_t width, size_t channels, uint8_t *output) {
    for (size_t x = 0; x < width; x++) {
        uint32_t word;
        memcpy(&word, row + 4 * x, sizeof word);
        // Red, green, blue, and alpha or a byte that the next pixel replaces.
        word = (word & 0xFF00FF00) | (word >> 16 & 0xFF) | (word & 0xFF) << 16;
        memcpy(output + channels * x, &word, sizeof word);
    }
}

void contactsheet_write_png_rows(
    const uint8_t *pixels, size_t width, size_t first, size_t end, size_t stride, size_t channels,
    uint8_t *rows) {
    size_t size = width * channels;
    for (size_t y = first; y < end; y++, rows += size + 1) {
        const uint8_t *row = pixels + y * stride;
        bool is_repeated = y > 0 && memcmp(row, row - stride, 4 * width) == 0;
        rows[0] = is_repeated ? 2 : 0;
        if (is_repeated) memset(rows + 1, 0, size);
        else write_row(row, width, channels, rows + 1);
    }
}

#pragma once
#include <stddef.h>
#include <stdint.h>

/// Bytes that the caller frees.
typedef struct {
    uint8_t *bytes;
    size_t count;
} picture;

/// The page as a bare program paints it with Cairo and Pango; width × height points at scale.
picture peer_png(double width, double height, double scale);
picture peer_svg(double width, double height);

typedef struct {
    uint32_t index;
    double x;
} shaped_glyph;

/// Shapes `text` with Inter at `size`; writes at most `room` glyphs and the font's file.
size_t shape(
    const char *text, double size, shaped_glyph *glyphs, size_t room, char *file, size_t file_room);

/// The page's twenty rows, for both sides.
enum { row_count = 20 };
const char *row_title(int row);
const char *row_detail(int row);

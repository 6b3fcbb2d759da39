#include "pictures.h"

#include <cairo-svg.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    picture data;
    size_t room;
} sink;

static void append(sink *s, const uint8_t *bytes, size_t count) {
    if (s->data.count + count > s->room) {
        s->room = (s->data.count + count) * 2;
        s->data.bytes = realloc(s->data.bytes, s->room);
    }
    memcpy(s->data.bytes + s->data.count, bytes, count);
    s->data.count += count;
}

static cairo_status_t append_svg(void *closure, const unsigned char *bytes, unsigned int count) {
    append(closure, bytes, count);
    return CAIRO_STATUS_SUCCESS;
}

static void append_png(png_structp png, png_bytep bytes, png_size_t count) {
    append(png_get_io_ptr(png), bytes, count);
}

static void rounded(cairo_t *c, double x, double y, double w, double h, double r) {
    cairo_new_path(c);
    cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(c, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(c);
}

static PangoFontDescription *inter(double size) {
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    return font;
}

static void text(
    cairo_t *c, PangoContext *context, const char *words, PangoFontDescription *font, double x,
    double baseline) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, words, -1);
    cairo_move_to(c, x, baseline - (double)pango_layout_get_baseline(layout) / PANGO_SCALE);
    pango_cairo_show_layout(c, layout);
    g_object_unref(layout);
}

static void paint(cairo_t *c, double width, double height) {
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    PangoContext *context = pango_cairo_create_context(c);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoFontDescription *large = inter(17), *small = inter(13);
    cairo_set_source_rgb(c, 0.95, 0.95, 0.97);
    cairo_rectangle(c, 0, 0, width, height);
    cairo_fill(c);
    for (int row = 0; row < row_count; row++) {
        double y = 6 + row * 42;
        rounded(c, 16, y, width - 32, 38, 10);
        cairo_set_source_rgb(c, 1, 1, 1);
        cairo_fill(c);
        cairo_set_source_rgb(c, 0, 0, 0);
        text(c, context, row_title(row), large, 32, y + 17);
        cairo_set_source_rgb(c, 0.5, 0.5, 0.5);
        text(c, context, row_detail(row), small, 32, y + 32);
    }
    pango_font_description_free(large);
    pango_font_description_free(small);
    cairo_font_options_destroy(options);
    g_object_unref(context);
}

static picture encode(cairo_surface_t *surface) {
    sink s = {{NULL, 0}, 0};
    int width = cairo_image_surface_get_width(surface);
    int height = cairo_image_surface_get_height(surface);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &s, append_png, NULL);
    png_set_compression_level(png, 2);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_set_IHDR(
        png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_bgr(png);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    uint8_t *pixels = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * stride);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    return s.data;
}

picture peer_png(double width, double height, double scale) {
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, width * scale, height * scale);
    cairo_t *c = cairo_create(surface);
    cairo_scale(c, scale, scale);
    paint(c, width, height);
    cairo_destroy(c);
    cairo_surface_flush(surface);
    picture result = encode(surface);
    cairo_surface_destroy(surface);
    return result;
}

picture peer_svg(double width, double height) {
    sink s = {{NULL, 0}, 0};
    cairo_surface_t *surface = cairo_svg_surface_create_for_stream(append_svg, &s, width, height);
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX);
    cairo_t *c = cairo_create(surface);
    paint(c, width, height);
    cairo_destroy(c);
    cairo_surface_destroy(surface);
    return s.data;
}

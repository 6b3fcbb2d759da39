#include "texts.h"

#include <pango/pangocairo.h>

void *texts_open(double size) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    g_object_unref(context);
    return layout;
}

double texts_measure(void *layout, const char *text) {
    int width = 0, height = 0;
    pango_layout_set_text(layout, text, -1);
    pango_layout_get_size(layout, &width, &height);
    return (double)width / PANGO_SCALE;
}

void texts_close(void *layout) { g_object_unref(layout); }

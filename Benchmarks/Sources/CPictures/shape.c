#include "pictures.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <stdio.h>

static void copy_file(PangoFont *font, char *file, size_t room) {
    FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
    FcChar8 *path = NULL;
    if (FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch)
        snprintf(file, room, "%s", (const char *)path);
}

size_t shape(
    const char *text, double size, shaped_glyph *glyphs, size_t room, char *file,
    size_t file_room) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    size_t count = 0;
    double x = 0;
    for (GSList *l = pango_layout_get_line_readonly(layout, 0)->runs; l; l = l->next) {
        PangoGlyphItem *run = l->data;
        copy_file(run->item->analysis.font, file, file_room);
        for (int i = 0; i < run->glyphs->num_glyphs && count < room; i++) {
            PangoGlyphInfo *glyph = &run->glyphs->glyphs[i];
            glyphs[count++] = (shaped_glyph){
                glyph->glyph, x + (double)glyph->geometry.x_offset / PANGO_SCALE};
            x += (double)glyph->geometry.width / PANGO_SCALE;
        }
    }
    g_object_unref(layout);
    pango_font_description_free(font);
    g_object_unref(context);
    return count;
}

#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

/// The direction of the first strong character. Pango deprecates the function without naming
/// another that does it, and Swift has no switch for a single deprecation.
static inline PangoDirection contactsheet_base_direction(const char *text, int length) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return pango_find_base_dir(text, length);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

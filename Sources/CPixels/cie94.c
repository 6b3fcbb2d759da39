#include "vectors.h"
#include <math.h>

#pragma clang fp contract(off)

// CIE 116-1995 with the constants for graphic arts.
double contactsheet_cie94_difference(
    double l1, double a1, double b1, double l2, double a2, double b2) {
    double c1 = hypot(a1, b1), c2 = hypot(a2, b2);
    double dl = l2 - l1, dc = c2 - c1, da = a2 - a1, db = b2 - b1;
    double hue_squared = fmax(0, da * da + db * db - dc * dc);
    double sc = 1 + 0.045 * c1, sh = 1 + 0.015 * c1;
    return sqrt(dl * dl + dc * dc / (sc * sc) + hue_squared / (sh * sh));
}

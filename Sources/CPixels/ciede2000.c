#include "vectors.h"
#include <math.h>

#pragma clang fp contract(off)

static double degrees(double radians) { return radians * (180 / M_PI); }
static double radians(double degrees) { return degrees * (M_PI / 180); }
static double square(double x) { return x * x; }
static double seventh_power(double x) { return x * x * x * x * x * x * x; }

/// Returns a hue from 0 to 360 degrees; 0 for gray.
static double hue(double a, double b) {
    if (a == 0 && b == 0) return 0;
    double angle = degrees(atan2(b, a));
    return angle < 0 ? angle + 360 : angle;
}

/// Returns the mean of two hues, on the shorter way between them.
static double mean_hue(double h1, double h2, bool has_gray) {
    if (has_gray) return h1 + h2;
    if (fabs(h1 - h2) <= 180) return (h1 + h2) / 2;
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

static double hue_difference(double h1, double h2, bool has_gray) {
    if (has_gray) return 0;
    double difference = h2 - h1;
    if (difference > 180) return difference - 360;
    return difference < -180 ? difference + 360 : difference;
}

// The names are those of Sharma, Wu, and Dalal, "The CIEDE2000 color-difference formula", 2005:
// L', C', and h' are `l`, `c`, and `h`.
double contactsheet_ciede2000_difference(
    double l1, double a1, double b1, double l2, double a2, double b2) {
    double power = seventh_power((hypot(a1, b1) + hypot(a2, b2)) / 2);
    double factor = 1 + 0.5 * (1 - sqrt(power / (power + seventh_power(25))));
    a1 *= factor;
    a2 *= factor;
    double c1 = hypot(a1, b1), c2 = hypot(a2, b2);
    double h1 = hue(a1, b1), h2 = hue(a2, b2);
    bool has_gray = c1 * c2 == 0;

    double dl = l2 - l1, dc = c2 - c1;
    double dh = 2 * sqrt(c1 * c2) * sin(radians(hue_difference(h1, h2, has_gray) / 2));

    double l = (l1 + l2) / 2, c = (c1 + c2) / 2, h = mean_hue(h1, h2, has_gray);
    double t = 1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6)) - 0.20 * cos(radians(4 * h - 63));
    double sl = 1 + 0.015 * square(l - 50) / sqrt(20 + square(l - 50));
    double sc = 1 + 0.045 * c;
    double sh = 1 + 0.015 * c * t;
    double theta = 30 * exp(-square((h - 275) / 25));
    double rc = 2 * sqrt(seventh_power(c) / (seventh_power(c) + seventh_power(25)));
    double rt = -sin(radians(2 * theta)) * rc;
    double x = dl / sl, y = dc / sc, z = dh / sh;
    return sqrt(fmax(0, x * x + y * y + z * z + rt * y * z));
}

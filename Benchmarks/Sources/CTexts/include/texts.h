#pragma once

/// One PangoLayout with Inter at a size in points, as a bare program would use it.
void *texts_open(double size);

/// The width of a text in points.
double texts_measure(void *layout, const char *text);

void texts_close(void *layout);

#ifndef CHTMLREADING_H
#define CHTMLREADING_H

#include <stdbool.h>
#include <stddef.h>

/// What is called for the parts of an HTML document, in their order. Texts are UTF-8.
typedef struct {
    void *context;
    /// The start of an element. `attributes` are names, each followed by its value, and end with `NULL`.
    void (*begin)(void *context, const char *name, const char *const *attributes);
    /// The end of the element that began last.
    void (*end)(void *context);
    void (*text)(void *context, const char *text);
} contactsheet_html_parts;

/// Reads a document in UTF-8. Returns `false` if it is empty or memory is exhausted.
bool contactsheet_read_html(const char *text, size_t length, contactsheet_html_parts parts);

#endif

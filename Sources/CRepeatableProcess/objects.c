#include "CRepeatableProcess.h"

#include <malloc.h>
#include <string.h>

void repeatable_process_replace(
    void *object, const void *old_bytes, const void *new_bytes, unsigned long count) {
    if (object == NULL) return;
    // A Swift object begins with two words: its class and its reference counts.
    const unsigned long header = 2 * sizeof(void *);
    unsigned long size = malloc_usable_size(object);
    for (unsigned long offset = header; offset + count <= size; offset += sizeof(void *)) {
        char *field = (char *)object + offset;
        if (memcmp(field, old_bytes, count) == 0) memcpy(field, new_bytes, count);
    }
}

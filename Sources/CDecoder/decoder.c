// The side that decodes. Every executable that links this target can be started as a decoder: a
// tool, a client package's own sheet, a test bundle. So it is decided before `main`.

#define _GNU_SOURCE
#include "CDecoder.h"
#include "decoder.h"

#include <cairo-svg.h>
#include <cairo.h>
#include <librsvg/rsvg.h>
#include <malloc.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static const double most_pixels = 64 << 20;
static const double greatest_side = 32767;
/// Of a page of shapes, the side in its units, and the text.
static const double most_units = 16384;
static const size_t most_vector_bytes = 8 << 20;
/// In pixels, of the longer side.
static const double trial_side = 1024;

static void limit(int resource, rlim_t value, rlim_t greatest) {
    struct rlimit both = {.rlim_cur = value, .rlim_max = greatest};
    setrlimit(resource, &both);
}

/// What the process has mapped already, in bytes.
static rlim_t mapped(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file != NULL) {
        if (fscanf(file, "%lu", &pages) != 1) pages = 0;
        fclose(file);
    }
    return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void set_limits(unsigned long memory, unsigned long seconds) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    // One thread and one heap: address space is what is limited, and each takes a lot of it.
    mallopt(M_ARENA_MAX, 1);
    setenv("RAYON_NUM_THREADS", "1", 1);
    setenv("MALLOC_ARENA_MAX", "1", 1);
    static const int crashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP};
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
    signal(SIGXFSZ, SIG_IGN);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, 0, 0);
    // The first is a signal that names the cause, the second the end of those that ignore it.
    limit(RLIMIT_CPU, seconds, seconds + 1);
    rlim_t memory_limit = mapped() + ((rlim_t)memory << 20);
    limit(RLIMIT_AS, memory_limit, memory_limit);
}

static int write_all(const void *bytes, size_t size) {
    size_t done = 0;
    while (done < size) {
        ssize_t count = write(1, (const char *)bytes + done, size - done);
        if (count <= 0) return -1;
        done += (size_t)count;
    }
    return 0;
}

/// The file at standard input.
static RsvgHandle *open_svg(void) {
    struct stat information;
    if (fstat(0, &information) != 0 || information.st_size <= 0) return NULL;
    size_t size = (size_t)information.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, 0, 0);
    return bytes == MAP_FAILED ? NULL : rsvg_handle_new_from_data(bytes, size, NULL);
}

/// Paints the file over the whole surface; 0 or an exit status.
static int paint(RsvgHandle *handle, cairo_surface_t *surface, double width, double height) {
    cairo_t *context = cairo_create(surface);
    RsvgRectangle viewport = {.x = 0, .y = 0, .width = width, .height = height};
    gboolean painted = rsvg_handle_render_document(handle, context, &viewport, NULL);
    int status = cairo_status(context);
    cairo_destroy(context);
    cairo_surface_flush(surface);
    return painted && status == CAIRO_STATUS_SUCCESS ? 0 : contactsheet_unreadable;
}

typedef struct {
    unsigned char *bytes;
    size_t count, room;
} buffer;

static cairo_status_t append(void *closure, const unsigned char *bytes, unsigned int count) {
    buffer *text = closure;
    if (text->count + count > most_vector_bytes) return CAIRO_STATUS_WRITE_ERROR;
    if (text->count + count > text->room) {
        size_t room = 2 * (text->count + count);
        unsigned char *larger = realloc(text->bytes, room);
        if (larger == NULL) return CAIRO_STATUS_NO_MEMORY;
        text->bytes = larger;
        text->room = room;
    }
    memcpy(text->bytes + text->count, bytes, count);
    text->count += count;
    return CAIRO_STATUS_SUCCESS;
}

/// Writes the file anew as Cairo draws it: shapes and images, without text, filters and styles.
///
/// The page is `factor` times as large as the file says to be; what has no form as shapes becomes
/// an image with a pixel to each unit of the page.
static int vectors(double width, double height, double factor) {
    double sides[2] = {width * factor, height * factor};
    if (!(sides[0] > 0 && sides[1] > 0 && sides[0] <= most_units && sides[1] <= most_units)) {
        return contactsheet_too_large;
    }
    RsvgHandle *handle = open_svg();
    if (handle == NULL) return contactsheet_unreadable;
    buffer text = {0};
    cairo_surface_t *page = cairo_svg_surface_create_for_stream(append, &text, sides[0], sides[1]);
    cairo_surface_set_fallback_resolution(page, 72, 72);
    int status = paint(handle, page, sides[0], sides[1]);
    if (status != 0) return status;
    cairo_surface_finish(page);
    if (cairo_surface_status(page) != CAIRO_STATUS_SUCCESS) return contactsheet_too_large;
    // Whoever asked paints this without limits: it is painted once under these.
    RsvgHandle *copy = rsvg_handle_new_from_data(text.bytes, text.count, NULL);
    if (copy == NULL) return contactsheet_unreadable;
    double scale = trial_side / fmax(sides[0], sides[1]);
    cairo_surface_t *trial = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(sides[0] * scale), (int)ceil(sides[1] * scale));
    status = paint(copy, trial, sides[0] * scale, sides[1] * scale);
    if (status != 0) return status;
    return write_all(text.bytes, text.count) == 0 ? 0 : contactsheet_bad_call;
}

/// Writes width and height as 32-bit integers, then rows of premultiplied pixels.
static int pixels(double scale) {
    RsvgHandle *handle = open_svg();
    double width = 0, height = 0;
    if (handle == NULL || !rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height)) {
        return contactsheet_unreadable;
    }
    width = round(width * scale);
    height = round(height * scale);
    // Written so that it fails for what is no number, too.
    if (!(width >= 1 && height >= 1 && width <= greatest_side && height <= greatest_side
          && width * height <= most_pixels)) {
        return contactsheet_too_large;
    }
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)width, (int)height);
    int status = paint(handle, surface, width, height);
    if (status != 0) return status;
    int32_t size[2] = {(int32_t)width, (int32_t)height};
    const unsigned char *rows = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    if (write_all(size, sizeof size) != 0
        || write_all(rows, stride * (size_t)size[1]) != 0) {
        return contactsheet_bad_call;
    }
    return 0;
}

static int decode(int count, char **arguments) {
    if (count >= 2 && strcmp(arguments[0], "run") == 0) {
        execvp(arguments[1], arguments + 1);
        return contactsheet_no_program;
    }
    if (count == 2 && strcmp(arguments[0], "svg-pixels") == 0) {
        return pixels(strtod(arguments[1], NULL));
    }
    if (count == 4 && strcmp(arguments[0], "svg-vectors") == 0) {
        return vectors(
            strtod(arguments[1], NULL), strtod(arguments[2], NULL), strtod(arguments[3], NULL));
    }
    return contactsheet_bad_call;
}

__attribute__((constructor)) static void decode_if_asked(int count, char **arguments) {
    if (count < 4 || strcmp(arguments[0], contactsheet_decoder_name) != 0) return;
    set_limits(strtoul(arguments[1], NULL, 10), strtoul(arguments[2], NULL, 10));
    _exit(decode(count - 3, arguments + 3));
}

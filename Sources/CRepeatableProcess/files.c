// The functions of the C library by which Foundation makes UUIDs and lists folders, and replacements like
// those in repeatable_process.c.
#define _GNU_SOURCE
#include "CRepeatableProcess.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <fts.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// Foundation reads the 16 bytes of a UUID from a file.
int open(const char *path, int flags, ...) {
    static int (*original)(const char *, int, ...);
    va_list list;
    va_start(list, flags);
    int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, int) : 0;
    va_end(list);
    if (repeatable_process_is_active() && strcmp(path, "/dev/urandom") == 0) {
        char bytes[4096];
        int file = memfd_create("random", MFD_CLOEXEC);
        repeatable_process_fill(bytes, sizeof bytes);
        if (file >= 0 && write(file, bytes, sizeof bytes) == sizeof bytes) {
            lseek(file, 0, SEEK_SET);
            return file;
        }
        if (file >= 0) close(file);
    }
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "open");
    return original(path, flags, mode);
}

// MARK: Folders

/// The entries of an open folder, by name.
struct folder {
    struct folder *next;
    DIR *stream;
    struct dirent **entries;
    size_t count, place;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct folder *folders;

static int by_name(const void *one, const void *other) {
    return strcmp((*(struct dirent *const *)one)->d_name, (*(struct dirent *const *)other)->d_name);
}

static struct folder *known_folder(DIR *stream) {
    pthread_mutex_lock(&lock);
    struct folder *folder = folders;
    while (folder && folder->stream != stream) folder = folder->next;
    pthread_mutex_unlock(&lock);
    return folder;
}

static struct dirent *read_original(DIR *stream) {
    static struct dirent *(*original)(DIR *);
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "readdir");
    return original(stream);
}

static struct folder *read_folder(DIR *stream) {
    struct folder *folder = calloc(1, sizeof *folder);
    folder->stream = stream;
    size_t capacity = 0;
    for (struct dirent *entry; (entry = read_original(stream));) {
        if (folder->count == capacity) {
            capacity = capacity ? 2 * capacity : 64;
            folder->entries = realloc(folder->entries, capacity * sizeof *folder->entries);
        }
        struct dirent *copy = malloc(entry->d_reclen);
        memcpy(copy, entry, entry->d_reclen);
        folder->entries[folder->count++] = copy;
    }
    if (folder->count) qsort(folder->entries, folder->count, sizeof *folder->entries, by_name);
    pthread_mutex_lock(&lock);
    folder->next = folders;
    folders = folder;
    pthread_mutex_unlock(&lock);
    return folder;
}

struct dirent *readdir(DIR *stream) {
    struct folder *folder = known_folder(stream);
    if (!folder) {
        if (!repeatable_process_is_active()) return read_original(stream);
        folder = read_folder(stream);
    }
    return folder->place < folder->count ? folder->entries[folder->place++] : NULL;
}

int closedir(DIR *stream) {
    static int (*original)(DIR *);
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "closedir");
    pthread_mutex_lock(&lock);
    struct folder **place = &folders;
    while (*place && (*place)->stream != stream) place = &(*place)->next;
    struct folder *folder = *place;
    if (folder) *place = folder->next;
    pthread_mutex_unlock(&lock);
    if (folder) {
        for (size_t index = 0; index < folder->count; index++) free(folder->entries[index]);
        free(folder->entries);
        free(folder);
    }
    return original(stream);
}

static int by_file_name(const FTSENT **one, const FTSENT **other) {
    return strcmp((*one)->fts_name, (*other)->fts_name);
}

/// Enumerators of folders and everything in them.
FTS *fts_open(char *const *paths, int options, int (*compare)(const FTSENT **, const FTSENT **)) {
    static FTS *(*original)(
        char *const *, int, int (*)(const FTSENT **, const FTSENT **));
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, "fts_open");
    int sorts = !compare && repeatable_process_is_active();
    return original(paths, options, sorts ? by_file_name : compare);
}

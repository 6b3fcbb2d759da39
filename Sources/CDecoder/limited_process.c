// The side that waits: starts the executable again, hands it a file, collects what it writes.

#define _GNU_SOURCE
#include "CDecoder.h"
#include "decoder.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { most_arguments = 24 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Moves a descriptor above the standard ones, which the child's are put over.
static int above_standard(int descriptor) {
    if (descriptor < 0 || descriptor > 2) return descriptor;
    int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
    close(descriptor);
    return moved;
}

/// A file in memory with the bytes, read from its start; -1 if there is none.
static int file_of(const void *bytes, size_t size) {
    int file = above_standard(memfd_create("contactsheet", MFD_CLOEXEC));
    size_t done = 0;
    while (file >= 0 && done < size) {
        ssize_t count = write(file, (const char *)bytes + done, size - done);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            close(file);
            return -1;
        }
        done += (size_t)count;
    }
    if (file >= 0) lseek(file, 0, SEEK_SET);
    return file;
}

static int start(
    pid_t *process, char *const *arguments, int input, int output
) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    if (posix_spawn_file_actions_init(&actions) != 0) return ENOMEM;
    if (posix_spawnattr_init(&attributes) != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return ENOMEM;
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_adddup2(&actions, output, 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
#if __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    int error = posix_spawn(
        process, "/proc/self/exe", &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/// Reads until the process closes its output or has to be stopped.
static contactsheet_end collect(
    int output, contactsheet_limits limits, contactsheet_result *result
) {
    // Processor time is what ends a process that computes; this ends one that waits.
    double deadline = now() + 5 + 3 * (double)limits.seconds;
    size_t room = 0;
    for (;;) {
        double left = deadline - now();
        struct pollfd ready = {.fd = output, .events = POLLIN};
        int count = left > 0 ? poll(&ready, 1, (int)(left * 1000) + 1) : 0;
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return contactsheet_timed_out;
        if (room - result->output_size < 1 << 16) {
            room = room < 1 << 20 ? 1 << 20 : room * 2;
            uint8_t *larger = realloc(result->output, room);
            if (larger == NULL) return contactsheet_overflowed;
            result->output = larger;
        }
        ssize_t size = read(
            output, result->output + result->output_size, room - result->output_size);
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return contactsheet_ended;
        result->output_size += (size_t)size;
        if (result->output_size > limits.output) return contactsheet_overflowed;
    }
}

static void finish(pid_t process, contactsheet_end end, contactsheet_result *result) {
    if (end != contactsheet_ended) kill(process, SIGKILL);
    int status = 0;
    while (waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) {
            result->end = contactsheet_not_started;
            result->detail = errno;
            return;
        }
    }
    result->end = end;
    if (end != contactsheet_ended) return;
    if (WIFEXITED(status)) {
        result->detail = WEXITSTATUS(status);
    } else {
        result->detail = WTERMSIG(status);
        result->end = result->detail == SIGXCPU ? contactsheet_timed_out : contactsheet_killed;
    }
}

contactsheet_result contactsheet_decode(
    const char *const *arguments, const void *input, size_t input_size,
    contactsheet_limits limits
) {
    contactsheet_result result = {.end = contactsheet_not_started, .detail = ENOMEM};
    char memory[16], seconds[16];
    snprintf(memory, sizeof memory, "%u", limits.memory);
    snprintf(seconds, sizeof seconds, "%u", limits.seconds);
    char *all[most_arguments + 4] = {contactsheet_decoder_name, memory, seconds};
    size_t count = 0;
    while (arguments[count] != NULL) {
        if (count == most_arguments) return result;
        all[3 + count] = (char *)arguments[count];
        count++;
    }
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
        result.detail = errno;
        return result;
    }
    ends[0] = above_standard(ends[0]);
    ends[1] = above_standard(ends[1]);
    int file = file_of(input, input_size);
    pid_t process = 0;
    int error = file < 0 || ends[0] < 0 || ends[1] < 0
        ? errno : start(&process, all, file, ends[1]);
    if (file >= 0) close(file);
    if (ends[1] >= 0) close(ends[1]);
    if (error == 0) {
        finish(process, collect(ends[0], limits, &result), &result);
    } else {
        result.detail = error;
    }
    if (ends[0] >= 0) close(ends[0]);
    return result;
}

"""Finds files that are written outside of the folders in which a command may write.

As root on Linux, every file that is closed after writing is reported by the kernel: the process gets a mount
namespace of its own, so other processes of the machine aren't reported. Otherwise, and for files that were
removed or renamed, the folders that a command is likely to write to are listed before and after it.
"""
import ctypes
import os
import struct
import subprocess

NEW_MOUNTS = 0x20000  # CLONE_NEWNS
NONBLOCKING, CLOSED_ON_EXEC, UNLIMITED = 0x2, 0x1, 0x10  # FAN_…
ADD, WHOLE_MOUNT, CLOSED_AFTER_WRITING, CURRENT_FOLDER = 0x1, 0x10, 0x8, -100
EVENT = struct.Struct("IBBHQii")
PSEUDO = {"proc", "sysfs", "devtmpfs", "devpts", "cgroup", "cgroup2", "mqueue", "debugfs", "tracefs"}


class FileWatch:
    def __init__(self, listed, temporary):
        """Begins to watch.

        `listed` are the folders whose contents are listed, without those of folders in them. Files in the
        folder `temporary` may be written if they are removed.
        """
        self.listed, self.temporary = listed, temporary
        self.kernel = self.watch_mounts()

    def watch_mounts(self):
        """Returns the descriptor of the kernel's events, or None if they aren't available."""
        libc = ctypes.CDLL(None, use_errno=True)
        if os.geteuid() != 0 or not hasattr(libc, "fanotify_init") or libc.unshare(NEW_MOUNTS) != 0:
            return None
        subprocess.run(["mount", "--make-rprivate", "/"], check=True, capture_output=True)
        events = libc.fanotify_init(NONBLOCKING | CLOSED_ON_EXEC | UNLIMITED, os.O_RDONLY | os.O_CLOEXEC)
        if events < 0:
            return None
        with open("/proc/self/mountinfo") as mounts:
            for line in mounts:
                fields, _, kind = line.partition(" - ")
                if kind.split()[0] not in PSEUDO:
                    place = fields.split()[4].encode().decode("unicode_escape")
                    libc.fanotify_mark(
                        events, ADD | WHOLE_MOUNT, ctypes.c_uint64(CLOSED_AFTER_WRITING), CURRENT_FOLDER,
                        place.encode())
        return events

    def begin(self):
        """Begins the watch over a command."""
        self.written()
        self.before = {folder: self.entries(folder) for folder in self.listed}

    def foreign(self, allowed):
        """Returns the files that were written since `begin` outside of the allowed folders and files."""
        paths = {path for path in self.written() if not path.startswith(self.temporary + "/")}
        for folder in self.listed:
            paths |= {os.path.join(folder, name) for name in self.entries(folder) ^ self.before[folder]}
        places = [os.path.realpath(place) for place in allowed]
        return sorted(
            path for path in paths
            if not path.startswith("/dev/") and not any(path == p or path.startswith(p + "/") for p in places))

    @staticmethod
    def entries(folder):
        try:
            return set(os.listdir(folder))
        except OSError:
            return set()

    def written(self):
        """Returns the paths that the kernel has reported since the last call."""
        paths = set()
        while self.kernel is not None:
            try:
                data = os.read(self.kernel, 1 << 16)
            except BlockingIOError:
                break
            place = 0
            while place < len(data):
                length, _, _, _, _, file, _ = EVENT.unpack_from(data, place)
                place += length
                if file >= 0:
                    paths.add(os.readlink(f"/proc/self/fd/{file}").removesuffix(" (deleted)"))
                    os.close(file)
        return paths

"""Commands that serve a page: `review` and `watch`, as processes that tests start and end."""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import threading
import time


class Command:
    """A running command that serves a page."""

    def __init__(self, tool, folder, *arguments):
        environment = {name: value for name, value in os.environ.items() if name != "CI"}
        self.folder = folder
        self.process = subprocess.Popen(
            [tool.resolve(), *arguments], cwd=folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.lines = []
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if line.startswith("http://"):
                break
        assert self.lines and self.lines[-1].startswith("http://"), self.lines
        self.address = self.lines[-1]
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def wait(self):
        """Waits for the end of the command, and returns its exit status."""
        status = self.process.wait(timeout=60)
        self.reader.join()
        return status

    def interrupt(self):
        """Ends the command as Control-C does, and returns its exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()

    @property
    def port(self):
        return int(re.search(r":(\d+)/", self.address)[1])


@contextlib.contextmanager
def serving(tool, folder, *arguments):
    """A command in a folder, which ends with the block at the latest."""
    command = Command(tool, folder, *arguments)
    try:
        yield command
    finally:
        if command.process.poll() is None:
            command.process.terminate()
            command.wait()


def references(folder):
    """The contents of all references by their paths."""
    root = pathlib.Path(folder) / "Snapshots"
    return {str(path.relative_to(root)): path.read_bytes()
            for path in sorted(root.rglob("*.svg")) if not path.relative_to(root).parts[0].startswith(".")}


def until(page, expression, seconds=60):
    """Waits until an expression is true. The page's policy excludes Playwright's own way."""
    end = time.monotonic() + seconds
    while not page.evaluate(f"Boolean({expression})"):
        assert time.monotonic() < end, f"never true: {expression}"
        time.sleep(.02)

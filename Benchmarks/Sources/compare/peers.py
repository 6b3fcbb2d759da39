"""Installs other programs that compare images, and measures them on the files of a folder.

Prints lines of five columns, separated by tabs: memory or file, the screen, the metric that the time
is comparable with, the peer, and the median in milliseconds. Lines that start with # are notes.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

ROUNDS = 21
SCREENS = ["usual", "title", "moved", "dark"]
PACKAGES = ["blazediff", "pillow"]
environment = pathlib.Path(__file__).parents[3] / ".build" / "compare-peers"


def install():
    """Creates the environment with the packages that can be installed, and enters it."""
    python = environment / "bin" / "python3"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    for package in PACKAGES:
        found = subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package],
            capture_output=True,
        )
        if found.returncode:
            print(f"# {package} can't be installed")
    sys.stdout.flush()
    os.execv(python, [python, __file__, sys.argv[1], "--installed"])


def median(body):
    """Returns the median time; slow peers have fewer rounds."""
    body()
    times = []
    while len(times) < ROUNDS and (sum(times) < 2000 or len(times) < 3):
        start = time.perf_counter()
        body()
        times.append((time.perf_counter() - start) * 1e3)
    return sorted(times)[len(times) // 2]


def report(place, screen, metric, peer, milliseconds):
    print(place, screen, metric, peer, f"{milliseconds:.3f}", sep="\t")


FIRST_CALL = """
import blazediff, sys, time
start = time.perf_counter()
blazediff.compare(*sys.argv[1:], None, threshold=0.1)
print((time.perf_counter() - start) * 1e3)
"""


def first_call(files, environment):
    times = [
        float(subprocess.run(
            [sys.executable, "-c", FIRST_CALL, *files], env={**os.environ, **environment},
            check=True, capture_output=True).stdout)
        for _ in range(ROUNDS)
    ]
    return sorted(times)[ROUNDS // 2]


def measure_blazediff(folder):
    """Its function reads files. The time to compare in memory is what remains without the time to
    compare each file with itself, which is the time to read it and to find that all is equal."""
    import blazediff

    def path(screen):
        return str(folder / f"{screen}.png")

    def repeated(a, b):
        return median(lambda: blazediff.compare(path(a), path(b), None, threshold=0.1))

    for screen in SCREENS:
        if screen != "usual":
            reading = (repeated("usual", "usual") + repeated(screen, screen)) / 2
            comparing = max(0, repeated("usual", screen) - reading)
        for metric in ["exact", "perceptual"]:
            if screen != "usual":
                report("memory", screen, metric, "blazediff", comparing)
            for name, environment in [
                ("blazediff", {}),
                ("blazediff with its own PNG codec", {"BLAZEDIFF_PNG_ENABLED": "1"}),
            ]:
                whole = first_call([path("usual"), path(screen)], environment)
                report("file", screen, metric, name, whole)


def measure_pillow(folder):
    from PIL import Image, ImageChops

    usual = Image.open(folder / "usual.png").convert("RGBA")
    for screen in SCREENS:
        other = Image.open(folder / f"{screen}.png").convert("RGBA")
        other.load()
        report(
            "memory", screen, "exact", "Pillow",
            median(lambda: ImageChops.difference(usual, other).getbbox(alpha_only=False)))
        report(
            "file", screen, "exact", "Pillow",
            median(
                lambda: ImageChops.difference(
                    Image.open(folder / "usual.png"), Image.open(folder / f"{screen}.png")
                ).getbbox()))


def measure_commands(folder):
    commands = {
        "odiff": lambda a, b: ["odiff", a, b, str(folder / "odiff.png")],
        "ImageMagick": lambda a, b: ["compare", "-metric", "AE", a, b, "null:"],
    }
    installations = {
        "odiff": "npm install --global odiff-bin",
        "ImageMagick": "apt-get install imagemagick",
    }
    for name, arguments in commands.items():
        program = arguments("", "")[0]
        if not shutil.which(program):
            print(f"# {name} isn't installed: {installations[name]}")
            continue
        for screen in SCREENS:
            command = arguments(str(folder / "usual.png"), str(folder / f"{screen}.png"))
            milliseconds = median(lambda: subprocess.run(command, capture_output=True))
            for metric in ["exact", "perceptual"]:
                report("file", screen, metric, name, milliseconds)


def main():
    if "--installed" not in sys.argv:
        install()
    folder = pathlib.Path(sys.argv[1])
    for measure in [measure_blazediff, measure_pillow, measure_commands]:
        try:
            measure(folder)
        except ImportError as error:
            print(f"# {error}")


main()

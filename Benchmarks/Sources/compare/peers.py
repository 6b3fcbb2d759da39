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


def measure_blazediff(folder):
    """Its function reads files. The time to read two, for comparisons in memory, is that of files
    with different sizes, which it reads and then rejects."""
    import blazediff
    from PIL import Image

    usual = str(folder / "usual.png")
    image = Image.open(usual)
    image.crop((0, 0, image.width, image.height - 1)).save(folder / "shorter.png")

    def compare(other):
        try:
            return blazediff.compare(usual, str(folder / other), None, threshold=0.1)
        except Exception:  # Different sizes.
            return None

    has_own_codec = "BLAZEDIFF_PNG_ENABLED" in os.environ
    name = "blazediff with its own PNG codec" if has_own_codec else "blazediff"
    reading = median(lambda: compare("shorter.png"))
    for screen in SCREENS:
        whole = median(lambda: compare(f"{screen}.png"))
        for metric in ["exact", "perceptual"]:
            report("file", screen, metric, name, whole)
            if not has_own_codec:
                report("memory", screen, metric, "blazediff", max(0, whole - reading))
    if not has_own_codec:
        # The library reads the variable once per process.
        sys.stdout.flush()
        subprocess.run(
            [sys.executable, *sys.argv, "--blazediff"],
            env={**os.environ, "BLAZEDIFF_PNG_ENABLED": "1"},
        )


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
    measures = [measure_blazediff, measure_pillow, measure_commands]
    for measure in measures[:1] if "--blazediff" in sys.argv else measures:
        try:
            measure(folder)
        except ImportError as error:
            print(f"# {error}")


main()

"""The lecture on Auto Layout by commands only, from documents without constraints, with its numbers after each step.

Frames are x, y, width, height. The lecture's iPhone is 320 × 480 points, and 480 × 320 in landscape."""

import json
import os
import re
import shutil
import struct
import subprocess

from conftest import ROOT, TOOLS

DOCUMENTS = os.path.join(ROOT, "Sources/ContactSheetSamples/Documents")


class Scene:
    """A scene of a copy of a sample's document."""

    def __init__(self, folder, document, name):
        self.path, self.name = os.path.join(folder, f"{name}.storyboard"), name
        shutil.copy(os.path.join(DOCUMENTS, document), self.path)

    def run(self, command, *arguments, statuses=(0,)):
        result = subprocess.run(
            [os.path.join(TOOLS, "contactsheet"), command, "--no-settings", self.path, *arguments],
            capture_output=True, text=True)
        assert result.returncode in statuses, result.stderr
        return result.stdout

    def fix(self, *arguments):
        self.run("fix", "--scene", self.name, *arguments)

    def conflicts(self):
        """The number of conflicts that `lint` reports for the lecture's iPhone."""
        printed = self.run(
            "lint", "--scene", self.name, "--devices", "iphone-4", "--rule", "conflicting-constraints",
            statuses=(0, 1))
        return printed.count("[conflicting-constraints]")

    def frames(self, orientation, *views):
        printed = self.run("frames", "--canvas", f"iphone-4:{orientation}")
        frames = {view: frame for scene in json.loads(printed)["scenes"] for view, frame in scene["views"].items()}
        return [frames[view] for view in views]


def test_pixels(tmp_path):
    scene = Scene(tmp_path, "Lecture.storyboard", "1 Lost in landscape")
    scene.run("render", "--scene", scene.name, "--devices", "iphone-4,iphone-5s", "--ios", "7", "--format", "png",
              "-o", str(tmp_path / "output"))
    sizes = {}
    for folder, _, files in os.walk(tmp_path / "output"):
        for file in files:
            if file.endswith(".png"):
                with open(os.path.join(folder, file), "rb") as image:
                    # The size is at the beginning of a PNG file.
                    sizes[file.removesuffix(".ios-7.png")] = struct.unpack(">II", image.read(24)[16:])
    assert sizes == {
        "iphone-4.portrait": (640, 960), "iphone-4.landscape-left": (960, 640),
        "iphone-5s.portrait": (640, 1136), "iphone-5s.landscape-left": (1136, 640)}


def test_things_stay_in_their_corners(tmp_path):
    scene = Scene(tmp_path, "Lecture.storyboard", "2 On the guidelines")
    assert scene.frames("landscape", "Le2-t2-001")[0][1] > 320
    scene.fix("--reset-to-suggested")
    (x, y, width, height), = scene.frames("landscape", "Le2-t2-001")
    assert (480 - x - width, 320 - y - height) == (20, 8)


def test_bad_thing_has_the_distances_of_the_canvas(tmp_path):
    scene = Scene(tmp_path, "Lecture.storyboard", "4 Magic numbers")
    scene.fix("--clear", "--view", "Bad Thing")
    scene.fix("--reset-to-suggested", "--view", "Bad Thing")
    for orientation, width in (("portrait", 320), ("landscape", 480)):
        frame, = scene.frames(orientation, "Le4-bt-001")
        assert frame == [62, 198, width - 62 - 68, 89]


def test_attributor(tmp_path):
    scene = Scene(tmp_path, "Attributor/Steps.storyboard", "1 Without constraints")
    buttons = [f"At1-c{number}-001" for number in (1, 2, 3, 4)]
    names = [word for name in ("Red", "Green", "Orange", "Purple") for word in ("--view", name)]
    assert [frame[1] > 320 for frame in scene.frames("landscape", *buttons)] == [True] * 4

    scene.fix("--reset-to-suggested")
    assert [frame[2:] for frame in scene.frames("landscape", *buttons)] == [[64, 64]] * 3 + [[224, 64]]
    # The buttons below are back, as high as before.
    assert [frame[3] for frame in scene.frames("landscape", "At1-ou-001", "At1-un-001")] == [33, 33]

    scene.fix("--pin", "equal-widths", *names)
    assert [frame[2] for frame in scene.frames("landscape", *buttons)] == [104] * 4
    assert scene.conflicts() > 0

    listed = scene.run("constraints", "--scene", scene.name)
    for identifier in re.findall(r"Width Equals: 64  \((\S+)\)", listed):
        scene.fix("--delete", identifier)
    assert [frame[2] for frame in scene.frames("landscape", *buttons)] == [104] * 4
    assert scene.conflicts() == 0


def test_stats(tmp_path):
    scene = Scene(tmp_path, "Attributor/Steps.storyboard", "2 Stats without constraints")
    colored, outlined = "St1-l1-001", "St1-l2-001"
    # At first, the outlined label is above the colored one, and nothing is truncated.
    assert scene.frames("portrait", outlined, colored) == [[79, 121, 162, 21], [79, 183, 162, 21]]
    scene.fix("--pin", "leading=standard,bottom=standard", "--view", "0 colorful characters")
    in_the_corner = Scene(tmp_path, "Attributor/Steps.storyboard", "5 Stats in the corner")
    for orientation, height in (("portrait", 480), ("landscape", 320)):
        lower, upper = scene.frames(orientation, colored, outlined)
        assert (lower[0], lower[1] + lower[3]) == (20, height - 8)
        assert upper == [79, 121, 162, 21]
        assert in_the_corner.frames(orientation, "St4-l1-001", "St4-l2-001") == [lower, upper]
    scene.fix("--control-drag", "vertical-spacing,left", "--view", "0 outlined characters",
              "--view", "0 colorful characters")
    scene.fix("--standard-values", "--view", "0 outlined characters")
    for orientation, height in (("portrait", 480), ("landscape", 320)):
        lower, upper = scene.frames(orientation, colored, outlined)
        assert lower[0] == upper[0] == 20
        assert (lower[1] + lower[3], upper[1] + upper[3]) == (height - 8, lower[1] - 8)
    scene.fix("--pin", "width=157", "--view", "0 outlined characters")
    assert scene.frames("portrait", outlined)[0][2] == 157

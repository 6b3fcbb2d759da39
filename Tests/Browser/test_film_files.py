"""The animated files of the command film, in Chromium.

The frames of the film are those of the animated PNG file, which the test takes apart itself.
"""

import itertools
import time

import apng
import pixels
import pytest

FRAMES_PER_SECOND = 10
# In the middle of frames 0, 1, and 4 of 6, so that the rounding of times doesn't matter: before the
# rotation of 0.3 s, during it, and after it.
MOMENTS = [0.05, 0.15, 0.45]
# Chromium smooths edges differently than Cairo, which paints the PNG file.
SMOOTHING = 0.15


@pytest.fixture(scope="module")
def folder(contactsheet, tmp_path_factory):
    """The folder of the files film.apng and film.svg of a rotation."""
    folder = tmp_path_factory.mktemp("film")
    from conftest import FIXTURES
    contactsheet(
        folder, "film", FIXTURES / "Login.storyboard", "-o", "Output", "--scene", "Login",
        "--devices", "iphone-8", "--orientations", "portrait", "--turn", "landscape",
        "--duration", "0.5", "--fps", str(FRAMES_PER_SECOND))
    for extension in ["apng", "svg"]:
        [file] = (folder / "Output").glob(f"**/*.film.{extension}")
        file.rename(folder / f"film.{extension}")
    return folder


@pytest.fixture(scope="module")
def frames(folder):
    """The frames of the film as PNG files, without repetitions, and their durations in seconds."""
    found = apng.frames((folder / "film.apng").read_bytes())
    assert abs(sum(duration for _, duration in found) - 6 / FRAMES_PER_SECOND) < 1e-9
    assert len(found) >= 4
    return found


@pytest.fixture
def context(browser):
    """A context with the size of the film's pages."""
    context = browser.new_context(viewport={"width": 667, "height": 667})
    yield context
    context.close()


def number(frames, moment):
    """The number of the frame that is shown at a time in seconds."""
    ends = itertools.accumulate(duration for _, duration in frames)
    return next(number for number, end in enumerate(ends) if moment < end)


# The animation is declared in SMIL, whose time a document can pause and set: no screenshot depends on
# the time that passes.
@pytest.mark.parametrize("moment", MOMENTS)
def test_svg_shows_the_frame_of_a_time(context, folder, frames, moment):
    page = context.new_page()
    page.goto((folder / "film.svg").as_uri())
    page.evaluate("""moment => {
        document.documentElement.pauseAnimations();
        document.documentElement.setCurrentTime(moment);
        return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    }""", moment)
    found, difference = pixels.nearest(
        context, page.screenshot(), [png for png, _ in frames])
    assert found == number(frames, moment)
    assert difference < SMOOTHING


# No script sets the time of an animated image. Its decoder in the page, the one that images use,
# returns frames with their times, so this doesn't depend on the time that passes either.
@pytest.mark.parametrize("moment", MOMENTS)
def test_apng_has_the_frame_of_a_time(context, folder, frames, moment):
    page = context.new_page()
    # Decoders exist only in pages with an address, such as the file's own.
    page.goto((folder / "film.apng").as_uri())
    url = page.evaluate("""async ([url, moment]) => {
        const data = await (await fetch(url)).arrayBuffer();
        const decoder = new ImageDecoder({ data, type: 'image/png' });
        await Promise.all([decoder.tracks.ready, decoder.completed]);
        const { animated, frameCount, repetitionCount } = decoder.tracks.selectedTrack;
        if (!animated || repetitionCount !== Infinity) return null;
        for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
            const { image } = await decoder.decode({ frameIndex });
            if ((image.timestamp + image.duration) / 1e6 <= moment) continue;
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.displayWidth, image.displayHeight];
            canvas.getContext('2d').drawImage(image, 0, 0);
            return canvas.toDataURL();
        }
        return null;
    }""", [pixels.address((folder / "film.apng").read_bytes()), moment])
    assert url, "not an endless animation, or no frame at this time"
    shown = pixels.bytes_of(url)
    found, difference = pixels.nearest(context, shown, [png for png, _ in frames])
    assert found == number(frames, moment)
    assert difference == 0


# The screenshots' times are unknown here. This tests that the files play on their own, in images as
# well: sooner or later, three different frames are on the screen, and nothing else is.
@pytest.mark.parametrize("file", ["film.apng", "film.svg"])
def test_plays_in_an_image(context, folder, frames, file):
    document = folder / f"{file}.html"
    document.write_text(f"<style>* {{ margin: 0 }} img {{ display: block }}</style><img src={file}>")
    page = context.new_page()
    page.goto(document.as_uri())
    seen, deadline = set(), time.monotonic() + 60
    while len(seen) < 3 and time.monotonic() < deadline:
        found, difference = pixels.nearest(
            context, page.screenshot(), [png for png, _ in frames])
        assert difference < SMOOTHING
        seen.add(found)
    assert len(seen) >= 3

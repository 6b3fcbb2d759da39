"""Films in the gallery: thumbnails that play on hover, and the viewer's player and slider."""

import json
import re

import elements
import pixels
import pytest
from playwright.sync_api import expect

FALLING = "Dropit/1 Gravity/iphone-5s.portrait.ios-18"
CHANGED = "Dropit/2 Collisions/iphone-5s.portrait.ios-18"
LONGER = "Dropit/3 No rotation/iphone-5s.portrait.ios-18"
TURN = "Films/3 The window turns/iphone-17.portrait.ios-18"
IMAGE = "Dropit/4 Full rows/iphone-5s.portrait.ios-18"

# Of the samples: frames per second, and the frames of FALLING and CHANGED.
RATE = 6
FRAMES, CHANGED_FRAMES = 22, 28

# Chromium smooths the edges of a picture in parts differently than those of a whole one.
SMOOTHING = 1


@pytest.fixture
def open_films(open_page, films):
    """A function that opens the gallery of films."""
    def open(fragment="view=preview", **options):
        return open_page(f"{films.as_uri()}/", fragment=fragment, **options)

    return open


@pytest.fixture
def shown(open_films):
    """The gallery with the viewer of a film without changes."""
    page = open_films()
    elements.cell(page, FALLING).click()
    expect(elements.film(page)).to_be_visible()
    return page


@pytest.fixture
def changed(open_films):
    """The gallery with the viewer of a film that differs from its reference."""
    page = open_films()
    elements.cell(page, CHANGED).click()
    expect(elements.film(page)).to_be_visible()
    return page


def moment(number, count=FRAMES):
    """What the player says about a frame, which is counted from 0."""
    return f"{number / RATE:.2f} s, frame {number + 1} of {count}"


def playing(cell):
    """The image of all frames that plays over a thumbnail."""
    return cell.locator("img.playing")


def file(folder, name, key="image"):
    """A file of a snapshot."""
    index = json.loads((folder / "index.json").read_text())
    for snapshot in index["snapshots"]:
        preview = index["previews"][snapshot["preview"]]["name"]
        if f"{preview}/{index['configurations'][snapshot['configuration']]['name']}" == name:
            return folder / (snapshot["film"]["frames"] if key == "frames" else snapshot[key])
    raise KeyError(name)


def checksums(path):
    """The checksums of the frames of a film, by which references are compared."""
    return re.findall(r"^frame \d+: (\w+)$", path.read_text(), re.MULTILINE)


@pytest.fixture(scope="session")
def differing(films):
    """The numbers, from 0, of the frames of the changed film that differ from the reference."""
    new = checksums(file(films, CHANGED))
    old = checksums(file(films, CHANGED, "reference"))
    assert len(new) == len(old) == CHANGED_FRAMES
    numbers = [number for number in range(CHANGED_FRAMES) if new[number] != old[number]]
    assert 0 < numbers[0] < numbers[-1]
    return numbers


# Thumbnails


def test_thumbnail_is_a_still_of_one_frame(open_films, films):
    page = open_films()
    cell = elements.cell(page, FALLING)
    expect(cell).to_have_attribute(
        "aria-label", re.compile("Dropit/1 Gravity, iPhone 5s, iPhone · Portrait, film of 3.5 s"))
    expect(cell.locator(".duration")).to_have_text("3.5 s")
    expect(cell).to_have_attribute("href", re.compile(r"images/[0-9a-f]{32}\.svg$"))
    expect(cell.locator("canvas.painted")).to_be_attached()
    screen = cell.locator(".screen").bounding_box()
    assert abs(screen["width"] / screen["height"] - 320 / 568) < 0.01
    assert "<animate" not in file(films, FALLING, "frames").read_text()
    expect(playing(cell)).to_have_count(0)
    expect(elements.cell(page, IMAGE).locator(".duration")).to_have_count(0)


def test_thumbnail_plays_while_the_pointer_is_over_it(open_films):
    page = open_films()
    cell = elements.cell(page, FALLING)
    cell.hover()
    image = playing(cell)
    expect(image).to_have_count(1)
    still = image.evaluate("image => getComputedStyle(image).translate")
    page.wait_for_function(
        "([image, still]) => getComputedStyle(image).translate !== still",
        arg=[image.element_handle(), still])
    # 22 frames in five columns; some squares are at rest below the screen, so some frames are equal.
    screen, sheet = cell.locator(".screen").bounding_box(), image.bounding_box()
    assert abs(sheet["width"] / screen["width"] - 5) < 0.06
    page.get_by_role("heading", level=1).hover()
    expect(image).to_have_count(0)


def test_thumbnail_does_not_play_with_reduced_motion(open_films):
    page = open_films(motion="reduce")
    cell = elements.cell(page, FALLING)
    cell.hover()
    expect(playing(cell)).to_have_count(0)
    cell.click()
    elements.film(page).get_by_role("button", name="Play").click()
    expect(elements.film(page).get_by_role("button", name="Pause")).to_be_visible()


def test_films_are_shown_without_scripts(open_films):
    page = open_films(scripts=False)
    page.get_by_role("link", name="Dropit/1 Gravity").click()
    page.wait_for_url(re.compile(r"/images/[0-9a-f]{32}\.svg$"))


# The device is in a square that contains both orientations.
def test_the_page_of_a_rotation_is_no_screen(open_page, rotation):
    page = open_page(f"{rotation.as_uri()}/", "view=preview")
    cell = elements.cell(page, TURN)
    frame = cell.locator(".screen").bounding_box()
    assert abs(frame["width"] - frame["height"]) < 1
    expect(cell).to_contain_text("402 × 874")
    cell.click()
    shot = page.locator(".shot.new").bounding_box()
    assert abs(shot["width"] - shot["height"]) < 1
    page.keyboard.press("g")
    expect(page.locator(".shot.new .guide")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_fits_the_viewport(open_films, width, scheme):
    page = open_films(width=width, scheme=scheme)
    assert elements.overflow(page) == 0
    elements.cell(page, CHANGED).click()
    film = elements.film(page).bounding_box()
    assert film["x"] == 0 and film["width"] <= width
    stage = page.locator("#stage").bounding_box()
    assert stage["height"] > 300 and stage["y"] + stage["height"] <= film["y"]
    for control in [*elements.film(page).get_by_role("button").all(), elements.scrubber(page)]:
        box = control.bounding_box()
        assert film["x"] <= box["x"] and box["x"] + box["width"] <= film["width"]
        assert film["y"] <= box["y"] and box["y"] + box["height"] <= film["y"] + film["height"]
    shot, panel = page.locator(".shot.new").bounding_box(), page.locator(".panel").bounding_box()
    assert shot["y"] + shot["height"] < film["y"]
    assert panel["x"] >= film["width"] or panel["y"] >= film["y"] + film["height"]


# The player


def test_steps_by_frame(shown):
    # The keys are those of video players.
    elements.scrubber(shown).fill("12")
    expect(elements.moment(shown)).to_have_text(moment(12))
    for action, text in [
        (lambda: shown.keyboard.press("."), moment(13)),
        (lambda: shown.keyboard.press(","), moment(12)),
        (elements.button(shown, "Next frame").click, moment(13)),
        (elements.button(shown, "Previous frame").click, moment(12)),
    ]:
        action()
        expect(elements.moment(shown)).to_have_text(text)
        expect(elements.scrubber(shown)).to_have_attribute("aria-valuetext", text)


def test_frames_end_with_the_first_and_the_last_one(shown):
    elements.scrubber(shown).focus()
    shown.keyboard.press("Home")
    expect(elements.moment(shown)).to_have_text(moment(0))
    shown.keyboard.press(",")
    expect(elements.moment(shown)).to_have_text(moment(0))
    shown.keyboard.press("End")
    expect(elements.moment(shown)).to_have_text(moment(FRAMES - 1))
    # A button that is disabled would lose the focus.
    elements.button(shown, "Next frame").press("Enter")
    expect(elements.moment(shown)).to_have_text(moment(FRAMES - 1))
    expect(elements.button(shown, "Next frame")).to_be_focused()


def test_arrow_keys_move_the_slider_and_not_to_another_snapshot(shown):
    position = elements.position(shown).text_content()
    elements.scrubber(shown).focus()
    shown.keyboard.press("Home")
    shown.keyboard.press("ArrowRight")
    shown.keyboard.press("ArrowRight")
    expect(elements.moment(shown)).to_have_text(moment(2))
    expect(elements.position(shown)).to_have_text(position)


def test_scrubs_by_mouse(shown):
    box = elements.scrubber(shown).bounding_box()
    shown.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    expect(elements.moment(shown)).to_have_text(moment(FRAMES - 1))
    # The mouse on the slider doesn't move the film on the stage.
    before = elements.image(shown, "New").bounding_box()
    shown.mouse.down()
    shown.mouse.move(box["x"] + 2, box["y"] - 80, steps=4)
    shown.mouse.up()
    expect(elements.moment(shown)).to_have_text(moment(0))
    after = elements.image(shown, "New").bounding_box()
    assert (before["width"], before["height"]) == (after["width"], after["height"])


@pytest.mark.parametrize("how", ["key", "button"])
def test_plays_and_pauses(shown, how):
    def press(name):
        if how == "key":
            shown.keyboard.press("Space")
        else:
            elements.button(shown, name).click()

    elements.scrubber(shown).fill("0")
    press("Play")
    expect(elements.button(shown, "Pause")).to_be_visible()
    shown.wait_for_function("() => document.getElementById('scrubber').valueAsNumber >= 3")
    press("Pause")
    expect(elements.button(shown, "Play")).to_be_visible()
    text = elements.moment(shown).text_content()
    shown.wait_for_timeout(300)
    expect(elements.moment(shown)).to_have_text(text)


def test_plays_again_from_the_start(shown):
    elements.scrubber(shown).fill("20")
    shown.keyboard.press("Space")
    shown.wait_for_function("() => document.getElementById('scrubber').valueAsNumber < 18")
    expect(elements.button(shown, "Pause")).to_be_visible()


@pytest.mark.parametrize("action", ["step", "scrub", "next", "close"])
def test_pauses(shown, action):
    shown.keyboard.press("Space")
    expect(elements.button(shown, "Pause")).to_be_visible()
    if action == "step":
        shown.keyboard.press(".")
    elif action == "scrub":
        elements.scrubber(shown).fill("5")
    elif action == "next":
        shown.keyboard.press("j")
    else:
        elements.close_viewer(shown)
        elements.cell(shown, FALLING).click()
    expect(elements.button(shown, "Play")).to_be_visible()


def test_space_activates_the_button_that_has_the_focus(shown):
    elements.scrubber(shown).fill("4")
    elements.button(shown, "Next frame").focus()
    shown.keyboard.press("Space")
    expect(elements.moment(shown)).to_have_text(moment(5))
    expect(elements.button(shown, "Play")).to_be_visible()


def test_an_image_has_no_player(open_films):
    page = open_films()
    elements.cell(page, IMAGE).click()
    expect(elements.viewer(page)).to_be_visible()
    expect(elements.film(page)).to_be_hidden()
    for key in ["Space", ",", "."]:
        page.keyboard.press(key)
    image = elements.image(page, "New")
    assert elements.has_loaded(image)
    window = page.locator(".shot.new .screen").bounding_box()
    assert image.bounding_box() == window

    # Neither does one after a film.
    page.keyboard.press("k")
    expect(elements.film(page)).to_be_visible()
    page.keyboard.press("j")
    expect(elements.film(page)).to_be_hidden()
    assert image.bounding_box() == page.locator(".shot.new .screen").bounding_box()


def test_lists_the_keys(open_films):
    page = open_films()
    page.keyboard.press("?")
    shortcuts = page.get_by_role("dialog", name="Keyboard Shortcuts")
    for name in ["Play, pause film", "Previous, next frame"]:
        expect(shortcuts).to_contain_text(name)


def test_the_address_contains_the_frame(shown, open_films):
    elements.scrubber(shown).fill("8")
    shown.keyboard.press(".")
    expect(shown).to_have_url(re.compile("&frame=10$"))
    page = open_films(fragment=shown.url.split("#")[1])
    expect(elements.moment(page)).to_have_text(moment(9))
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("#view=preview$"))

    page = open_films(fragment=shown.url.split("#")[1].replace("=10", "=99"))
    expect(elements.scrubber(page)).to_be_visible()
    expect(elements.moment(page)).not_to_have_text(moment(0))


# The animated file's time can be set, so it shows what the viewer has to show.
@pytest.mark.parametrize("number", [0, 7, 15, FRAMES - 1])
def test_shows_the_frame_of_the_film(shown, films, number):
    elements.scrubber(shown).fill(str(number))
    # The stage hides no part of the picture.
    shown.set_viewport_size({"width": 1024, "height": 900})
    shown.locator("#zoom-level").click()
    screen = shown.locator(".shot.new .screen")
    assert screen.bounding_box()["width"] == 320
    picture = screen.screenshot()
    film = shown.context.new_page()
    film.set_viewport_size({"width": 320, "height": 568})
    film.goto(file(films, FALLING).as_uri())

    def frame(number):
        film.evaluate("""time => {
            document.documentElement.pauseAnimations();
            document.documentElement.setCurrentTime(time);
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        }""", (number + 0.5) / RATE)
        return film.screenshot()

    others = [frame(number), frame((number + 5) % FRAMES)]
    same, other = pixels.differences(shown.context, picture, others)
    assert same < SMOOTHING and same < other / 2, (same, other)
    film.close()


# Films with changes


def test_compares_the_same_frames(changed, differing):
    # At this size, a point of the picture isn't a whole number of pixels. Equal frames have no
    # difference even at their edges, although they are at different places in the two images.
    changed.set_viewport_size({"width": 1440, "height": 900})
    changed.keyboard.press("4")
    expect(elements.mode(changed, "Difference")).to_be_checked()
    mark = elements.film(changed).get_by_text("differs")
    for number in [differing[0] - 1, differing[0], differing[len(differing) // 2]]:
        differs = number in differing
        elements.scrubber(changed).fill(str(number))
        text = moment(number, CHANGED_FRAMES)
        expect(elements.moment(changed)).to_have_text(text)
        expect(mark).to_be_visible(visible=differs)
        expect(elements.scrubber(changed)).to_have_attribute(
            "aria-valuetext", text + (", differs" if differs else ""))
        dark = elements.rows(
            changed, changed.locator(".shot.old .screen"), "r < 200 && g < 200 && b < 200", 0, 1)
        assert bool(dark) == differs


def test_begins_with_the_first_difference(changed, differing):
    expect(elements.scrubber(changed)).to_have_value(str(differing[0]))
    for kind in ["Reference", "New"]:
        assert elements.has_loaded(elements.image(changed, kind))


def test_marks_the_frames_that_differ(changed, differing):
    marks = changed.locator("#differences i")
    starts = [number for number in differing if number - 1 not in differing]
    expect(marks).to_have_count(len(starts))
    # The handle is 16 points wide; a mark is below its middle.
    slider = elements.scrubber(changed).bounding_box()
    for mark, start in zip(marks.all(), starts):
        box = mark.bounding_box()
        middle = slider["x"] + 8 + start / (CHANGED_FRAMES - 1) * (slider["width"] - 16)
        assert abs(box["x"] + 2 - middle) < 1.5
        assert slider["y"] + slider["height"] / 2 < box["y"]
    last = marks.last.bounding_box()
    assert last["x"] + last["width"] <= slider["x"] + slider["width"]


def test_reports_the_frames_that_differ(changed, differing):
    expect(elements.facts(changed)).to_contain_text(f"{len(differing)} of {CHANGED_FRAMES} frames differ")
    expect(elements.facts(changed)).to_contain_text(f"{CHANGED_FRAMES} frames, {RATE} per second")


def test_a_reference_that_ended_shows_nothing(open_films):
    page = open_films()
    elements.cell(page, LONGER).click()
    reference = elements.viewer(page).get_by_alt_text("Reference")
    elements.scrubber(page).fill(str(FRAMES - 1))
    expect(reference).to_be_visible()
    elements.scrubber(page).fill(str(FRAMES))
    expect(reference).to_be_hidden()
    expect(elements.film(page).get_by_text("differs")).to_be_visible()
    page.keyboard.press(",")
    expect(reference).to_be_visible()


def test_a_film_without_changes_has_no_marks(shown):
    expect(shown.locator("#differences i")).to_have_count(0)
    expect(elements.film(shown).get_by_text("differs")).to_be_hidden()

"""The viewer: one snapshot, large, with its facts."""

import re

import elements
import pytest
from playwright.sync_api import expect

PHONE = "Login/Help/iphone-17.portrait"


def zoom(page):
    """The zoom of the viewer in percent."""
    return int(page.locator("#zoom-level").text_content().removesuffix("%"))


@pytest.fixture
def shown(page):
    """The page with the viewer of a snapshot without changes."""
    elements.cell(page, PHONE).click()
    expect(elements.viewer(page)).to_be_visible()
    return page


def test_opens_by_click(shown):
    expect(elements.title(shown)).to_have_text("Login/Help iPhone 17 iPhone · Portrait")
    expect(elements.position(shown)).to_have_text("13 of 36")
    image = elements.image(shown, "New")
    assert elements.has_loaded(image)
    expect(image).to_have_attribute("src", re.compile(r"^images/[0-9a-f]{32}\.svg$"))


@pytest.mark.parametrize("how", ["Escape", "button"])
def test_closes(shown, how):
    if how == "Escape":
        shown.keyboard.press("Escape")
    else:
        elements.button(shown, "Close").click()
    expect(elements.viewer(shown)).to_be_hidden()
    expect(elements.cell(shown, PHONE)).to_be_focused()
    expect(elements.cell(shown, PHONE)).to_be_in_viewport()


def test_shows_facts(shown):
    facts = elements.facts(shown)
    for text in ["iPhone 16 Pro", "402 × 874 pt", "1206 × 2622 px @3x", "62 0 34 0 pt", "Same"]:
        expect(facts).to_contain_text(text)
    elements.button(shown, "Share").click()
    file = elements.share(shown).get_by_role("link", name="Open image")
    expect(file).to_have_attribute("href", re.compile(r"^images/[0-9a-f]{32}\.svg$"))


def test_shows_diagnostics(page):
    elements.cell(page, "<img src=x> & #2/view/iphone-8.portrait").click()
    expect(elements.facts(page).get_by_role("heading", name="Diagnostics")).to_be_visible()
    expect(elements.fact_list(page, "Diagnostics").get_by_role("listitem")).to_contain_text(
        "2 constraints conflict")


def test_shows_the_next_and_the_previous_snapshot(shown):
    for action, position in [
        (elements.button(shown, "Next snapshot").click, "14 of 36"),
        (elements.button(shown, "Previous snapshot").click, "13 of 36"),
        (lambda: shown.keyboard.press("ArrowRight"), "14 of 36"),
        (lambda: shown.keyboard.press("j"), "15 of 36"),
        (lambda: shown.keyboard.press("ArrowLeft"), "14 of 36"),
        (lambda: shown.keyboard.press("k"), "13 of 36"),
    ]:
        action()
        expect(elements.position(shown)).to_have_text(position)
    shown.keyboard.press("j")
    shown.keyboard.press("Escape")
    expect(elements.cell(shown, "Login/Help/iphone-8.portrait")).to_be_focused()


def test_wraps_around_among_the_snapshots_that_the_filters_leave(page):
    elements.search_field(page).fill("ipad state:changed")
    elements.cell(page, "Login/Login/ipad-10.portrait").click()
    expect(elements.position(page)).to_have_text("1 of 4")
    page.keyboard.press("k")
    expect(elements.position(page)).to_have_text("4 of 4")
    page.keyboard.press("j")
    expect(elements.position(page)).to_have_text("1 of 4")


def test_fits_the_snapshot(shown):
    stage = shown.locator("#stage").bounding_box()
    image = elements.image(shown, "New").bounding_box()
    assert stage["y"] <= image["y"] and stage["x"] <= image["x"]
    assert image["y"] + image["height"] <= stage["y"] + stage["height"]
    assert image["height"] > 0.8 * stage["height"]


def test_zooms(shown):
    fitting = zoom(shown)
    for action, matches in [
        (elements.button(shown, "Zoom in").click, lambda: zoom(shown) > fitting),
        (elements.button(shown, "Zoom out").click, lambda: zoom(shown) == fitting),
        (lambda: shown.keyboard.press("+"), lambda: zoom(shown) > fitting),
        (lambda: shown.keyboard.press("0"), lambda: zoom(shown) == fitting),
        (lambda: shown.keyboard.press("-"), lambda: zoom(shown) < fitting),
        (elements.button(shown, "Fit").click, lambda: zoom(shown) == fitting),
        (shown.locator("#zoom-level").click, lambda: zoom(shown) == 100),
    ]:
        action()
        assert matches()
    assert elements.image(shown, "New").bounding_box()["width"] == 402


def test_zooms_about_the_pointer(shown):
    image = elements.image(shown, "New")
    box = image.bounding_box()
    x, y = box["x"] + box["width"] * 0.75, box["y"] + box["height"] * 0.25
    shown.mouse.move(x, y)
    shown.mouse.wheel(0, -300)
    expect(shown.locator("#zoom-level")).not_to_have_text("100%")
    shown.wait_for_function(
        "width => document.querySelector('.shot.new').offsetWidth > width * 1.5",
        arg=box["width"])
    box = image.bounding_box()
    assert abs((x - box["x"]) / box["width"] - 0.75) < 0.01
    assert abs((y - box["y"]) / box["height"] - 0.25) < 0.01


def test_pans(shown):
    image = elements.image(shown, "New")
    before = image.bounding_box()
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    shown.mouse.move(x, y)
    shown.mouse.down()
    shown.mouse.move(x + 60, y - 40, steps=3)
    shown.mouse.up()
    shown.mouse.move(x, y)
    after = image.bounding_box()
    assert (after["x"] - before["x"], after["y"] - before["y"]) == (60, -40)


def test_shows_the_safe_area(shown):
    guide = shown.locator(".shot.new .guide")
    expect(guide).to_be_hidden()
    shown.keyboard.press("g")
    expect(guide).to_be_visible()
    inside, image = guide.bounding_box(), elements.image(shown, "New").bounding_box()
    scale = image["height"] / 874
    assert abs(inside["y"] - image["y"] - 62 * scale) < 2
    assert abs(inside["height"] - (874 - 62 - 34) * scale) < 2
    shown.keyboard.press("g")
    expect(guide).to_be_hidden()


def test_goes_through_all_devices_by_width(shown):
    slider = shown.get_by_role("slider", name="Device, by width")
    widths = []
    slider.focus()
    shown.keyboard.press("Home")
    for _ in range(6):
        widths.append(int(slider.get_attribute("aria-valuetext").split(", ")[1].split()[0]))
        shown.keyboard.press("ArrowRight")
    assert widths == [375, 402, 667, 820, 874, 1180]
    expect(elements.title(shown)).to_contain_text("Login/Help iPad")
    shown.locator("#viewer-title").focus()
    shown.keyboard.press("[")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("874 points wide"))


def test_fits_again_when_the_window_changes(shown):
    before = zoom(shown)
    shown.set_viewport_size({"width": 1024, "height": 560})
    shown.wait_for_function(
        "before => parseInt(document.getElementById('zoom-level').textContent) < before", arg=before)


def test_copies_a_link(open_page, server):
    page = open_page(server, fragment="open=Login/Help/iphone-17.portrait")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    elements.button(page, "Share").click()
    elements.share(page).get_by_role("button", name="Copy link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    other = open_page(server, fragment=link.split("#")[1])
    expect(elements.title(other)).to_contain_text("Login/Help iPhone 17")


def test_saves_the_picture(open_page, server):
    page = open_page(server, fragment="open=Login/Help/iphone-17.portrait")
    elements.button(page, "Share").click()
    with page.expect_download() as download:
        elements.share(page).get_by_role("button", name="Save PNG").click()
    assert download.value.suggested_filename == "Login Help iphone-17.portrait.png"


def test_copies_the_picture(open_page, server):
    page = open_page(server, fragment="open=Login/Help/iphone-17.portrait")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    elements.button(page, "Share").click()
    elements.share(page).get_by_role("button", name="Copy PNG").click()
    expect(page.locator("#announcement")).to_have_text("Copied")
    size = page.evaluate("""async () => {
        const [item] = await navigator.clipboard.read();
        const image = await createImageBitmap(await item.getType('image/png'));
        return [image.width, image.height];
    }""")
    assert size == [402 * 3, 874 * 3]


def test_copies_the_facts_by_keyboard(open_page, server):
    page = open_page(server, fragment="open=Login/Login/iphone-17.portrait")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    elements.button(page, "Share").focus()
    page.keyboard.press("Enter")
    elements.share(page).get_by_role("button", name="Copy facts").focus()
    page.keyboard.press("Enter")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "Preview: Login/Login" in text and "402 × 874 pt" in text and "32" in text
    page.keyboard.press("Escape")
    expect(elements.share(page)).to_be_hidden()
    expect(elements.viewer(page)).to_be_visible()

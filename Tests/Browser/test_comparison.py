"""The comparison of a changed snapshot with its reference."""

import elements
import pytest
from playwright.sync_api import expect

CHANGED = "Login/Login/iphone-17.portrait"

# The button is 44 points high; its top is at 156 points in the reference, and at 168 points in the
# new image, of 874 points.
REFERENCE, NEW = (156 + 22) / 874, (168 + 22) / 874
BLUE = "b > 200 && r < 80"


@pytest.fixture
def compared(page):
    """The page with the viewer of a changed snapshot."""
    elements.cell(page, CHANGED).click()
    for kind in ["Reference", "New"]:
        assert elements.has_loaded(elements.image(page, kind))
    return page


def title_row(page, left=1 / 3, right=2 / 3):
    """The middle of the button's blue title, as a fraction of the screen's height."""
    rows = elements.rows(page, page.locator(".shot.old .screen"), BLUE, left, right)
    return (rows[0] + rows[-1]) / 2


def test_marks_changed_snapshots(page):
    expect(elements.cell(page, CHANGED)).to_contain_text("Changed")
    expect(elements.cell(page, "Login/Help/iphone-17.portrait")).not_to_contain_text("Changed")
    expect(elements.state(page, "Changed")).to_contain_text("12")


def test_shows_reference_and_new_image_side_by_side(compared):
    reference, new = elements.image(compared, "Reference"), elements.image(compared, "New")
    assert reference.get_attribute("src") != new.get_attribute("src")
    expect(elements.mode(compared, "Side by side")).to_be_checked()
    left, right = reference.bounding_box(), new.bounding_box()
    assert left["x"] + left["width"] < right["x"]
    assert left["y"] == right["y"] and left["width"] == right["width"]
    for caption in ["Reference", "New"]:
        expect(compared.locator("figcaption", has_text=caption)).to_be_visible()


def outlined_top(page, kind):
    """The top of the view that caused the change, in points."""
    outlines = page.locator(f".shot.{kind} .region:not(.consequence)")
    expect(outlines).to_have_count(1)
    screen = page.locator(f".shot.{kind} .screen").bounding_box()
    return (outlines.bounding_box()["y"] - screen["y"]) / screen["height"] * 874


@pytest.mark.parametrize("how", ["key", "button"])
def test_outlines_the_views_that_changed(compared, how):
    """The button's old frame on the reference, and the new one on the new image."""
    assert abs(outlined_top(compared, "old") - 156) < 3
    assert abs(outlined_top(compared, "new") - 168) < 3
    outlines = elements.button(compared, "Outline what changed")
    for is_pressed in ["false", "true"]:
        if how == "key":
            compared.keyboard.press("u")
        else:
            outlines.click()
        expect(outlines).to_have_attribute("aria-pressed", is_pressed)
        if is_pressed == "true":
            expect(compared.locator(".shot.new .region").first).to_be_visible()
        else:
            expect(compared.locator(".shot.new .region").first).to_be_hidden()


@pytest.mark.parametrize("how", ["pointer", "keyboard"])
def test_a_sentence_highlights_its_view(compared, how):
    cause = elements.fact_list(compared, "Causes").get_by_role("listitem").first
    if how == "pointer":
        cause.hover()
    else:
        cause.focus()
    expect(compared.locator(".region.shown")).to_have_count(2)
    elements.title(compared).hover()
    compared.keyboard.press("Escape")


def test_shows_the_share_of_pixels_that_differ(compared):
    expect(elements.facts(compared)).to_contain_text("% of the pixels differ")


def test_copies_the_command_that_approves_the_snapshot(open_page, server):
    page = open_page(server, fragment=f"open={CHANGED}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.keyboard.press("a")
    page.wait_for_function("() => document.querySelector('#approve.done')")
    command = page.evaluate("navigator.clipboard.readText()")
    assert command.endswith(f" --snapshot {CHANGED}") and " approve Login.storyboard " in command
    elements.facts(page).get_by_role("button", name="Copy for all 12 of this change").click()
    assert " --change " in page.evaluate("navigator.clipboard.readText()")


def test_names_the_cause_and_what_follows(compared):
    expect(elements.facts(compared).get_by_role("heading", name="Changed")).to_be_visible()
    cause = elements.fact_list(compared, "Causes").get_by_role("listitem")
    expect(cause).to_have_count(1)
    expect(cause).to_contain_text("32")
    expect(elements.fact_list(compared, "Consequences").get_by_role("listitem")).to_have_text([
        "“Sign In” button: y +12Login.storyboard:17"])


@pytest.mark.parametrize("how", ["click", "key"])
def test_changes_the_mode(compared, how):
    slider = compared.get_by_role("slider", name="Blend from reference to new")
    for number, name in [(2, "Swipe"), (3, "Onion skin"), (4, "Difference"), (5, "Blink"),
                         (6, "New"), (1, "Side by side")]:
        if how == "click":
            elements.mode(compared, name).click()
        else:
            compared.keyboard.press(str(number))
        expect(elements.mode(compared, name)).to_be_checked()
        expect(compared.locator(".shot.old")).to_be_visible(visible=name != "New")
        expect(slider).to_be_visible(visible=name in ("Swipe", "Onion skin"))


def test_keeps_the_mode_for_the_next_snapshot(compared):
    compared.keyboard.press("4")
    compared.keyboard.press("j")
    expect(elements.position(compared)).to_have_text("2 of 36")
    expect(elements.mode(compared, "Difference")).to_be_checked()


@pytest.mark.parametrize("key, ends", [
    ("2", {"Home": NEW, "End": REFERENCE}),
    ("3", {"Home": REFERENCE, "End": NEW}),
])
def test_swipe_and_onion_skin_go_from_one_image_to_the_other(compared, key, ends):
    compared.keyboard.press(key)
    slider = compared.get_by_role("slider", name="Blend from reference to new")
    slider.focus()
    for end, row in ends.items():
        compared.keyboard.press(end)
        assert abs(title_row(compared) - row) < 0.005


def test_swipe_shows_the_reference_on_the_left(compared):
    compared.keyboard.press("2")
    assert abs(title_row(compared, right=0.48) - REFERENCE) < 0.005
    assert abs(title_row(compared, left=0.52) - NEW) < 0.005


def test_difference_shows_only_what_changed(compared):
    compared.keyboard.press("4")
    dark = elements.rows(compared, compared.locator(".shot.old .screen"), "r < 60 && g < 60 && b < 60")
    assert REFERENCE - 0.02 < dark[0] < REFERENCE and NEW < dark[-1] < NEW + 0.02


def test_offers_no_comparison_without_a_change(page):
    elements.cell(page, "Login/Help/iphone-17.portrait").click()
    expect(elements.viewer(page)).to_be_visible()
    expect(elements.mode(page, "Swipe")).to_be_hidden()
    page.keyboard.press("2")
    expect(page.locator("#blend")).to_be_hidden()
    expect(page.locator(".shot.old")).to_be_hidden()


def test_shows_differences_as_thumbnails(page):
    thumbnail = elements.cell(page, "Login/Login/iphone-8.portrait").locator("canvas.painted")
    expect(thumbnail).to_have_count(1)
    before = elements.rows(page, thumbnail, "r < 120 && g < 120 && b < 120")
    page.keyboard.press("f")
    difference = elements.cell(page, "Login/Login/iphone-8.portrait").locator(
        "canvas.difference.painted")
    expect(difference).to_have_count(1)
    # Only the button's title moved: from its old to its new place.
    rows = elements.rows(page, difference, "r < 200 && g < 200 && b < 200")
    assert rows and min(rows) > 114 / 667 and max(rows) < 170 / 667
    assert "differences=on" in page.url
    assert before != rows
    page.keyboard.press("f")
    expect(elements.cell(page, "Login/Login/iphone-8.portrait").locator(
        "canvas.difference")).to_have_count(0)


def test_differences_of_a_gallery_without_changes_are_not_offered(open_page, unchanged):
    page = open_page(f"{unchanged.as_uri()}/")
    expect(page.locator("#show-differences")).to_be_hidden()

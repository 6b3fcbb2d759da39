"""The appearance of the page and the size of its thumbnails."""

import elements
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("scheme, other", [("light", "dark"), ("dark", "light")])
def test_can_differ_from_the_system(open_page, scheme, other):
    page = open_page(scheme=scheme)
    root = page.locator(":root")
    page.get_by_role("button", name="Light or dark appearance").click()
    expect(root).to_have_css("color-scheme", other)
    page.reload()
    expect(root).to_have_css("color-scheme", other)
    page.get_by_role("button", name="Light or dark appearance").click()
    expect(root).to_have_css("color-scheme", scheme)


def size(page, name):
    """Chooses a size of the thumbnails."""
    page.get_by_role("group", name="Snapshot size").get_by_role("radio", name=name, exact=True).check(
        force=True)


def test_thumbnails_have_four_sizes(page):
    widths = []
    for name in ["S", "M", "L", "1:1"]:
        size(page, name)
        widths.append(elements.cells(page).first.locator(".screen").bounding_box()["width"])
    assert widths[0] * 1.3 < widths[1] and widths[1] * 1.3 < widths[2]
    # A point of the screen is a point of the page.
    assert widths[3] == 402


def test_keys_change_the_size(page):
    page.keyboard.press("s")
    expect(page.get_by_role("radio", name="L", exact=True)).to_be_checked()


def test_large_sizes_show_the_whole_image(page):
    size(page, "1:1")
    image = elements.cells(page).first.locator("img")
    assert image.get_attribute("src").startswith("images/")


def test_screens_have_true_proportions(page):
    found = {}
    for name, ratio in [("iphone-8.portrait", 375 / 667), ("ipad-10.landscape-left", 1180 / 820)]:
        box = elements.cell(page, f"Login/Login/{name}").locator(".screen").bounding_box()
        assert abs(box["width"] / box["height"] / ratio - 1) < 0.02
        found[name] = box["width"]
    # Also relative to each other.
    ratio = found["ipad-10.landscape-left"] / found["iphone-8.portrait"]
    assert abs(ratio - 1180 / 375) < 0.02


@pytest.mark.parametrize("name, mark", [
    ("iphone-8.portrait", "home"), ("iphone-17.portrait", "none"), ("ipad-10.portrait", "none")])
def test_devices_have_outlines(page, name, mark):
    body = elements.cell(page, f"Login/Login/{name}").locator(".body")
    outer, screen = body.bounding_box(), body.locator(".screen").bounding_box()
    top, side = screen["y"] - outer["y"], screen["x"] - outer["x"]
    if mark == "home":
        assert top > 3 * side
        assert body.evaluate("body => getComputedStyle(body, '::after').content") == '""'
    else:
        assert abs(top - side) < 1

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


def test_thumbnails_have_three_sizes(page):
    frame = elements.cells(page).first.locator(".frame")
    widths = []
    for size in ["S", "M", "L"]:
        page.get_by_role("radio", name=size, exact=True).check(force=True)
        widths.append(frame.bounding_box()["width"])
    assert widths[0] * 1.3 < widths[1] and widths[1] * 1.3 < widths[2]


def test_thumbnails_have_the_proportions_of_the_screen(page):
    for name, ratio in [("iphone-8.portrait", 375 / 667), ("ipad-10.landscape-left", 1180 / 820)]:
        box = elements.cell(page, f"Login/Login/{name}").locator(".frame").bounding_box()
        assert abs(box["width"] / box["height"] / ratio - 1) < 0.02

"""The page as it opens."""

import re

import elements
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("origin", ["file", "server"])
def test_loads(open_page, request, origin):
    page = open_page(request.getfixturevalue("server") if origin == "server" else None)
    expect(page).to_have_title("contactsheet")
    expect(elements.counter(page)).to_have_text("36 of 36 snapshots")
    expect(elements.cells(page)).to_have_count(36)
    # Images below the viewport are loaded when they are scrolled to.
    sizes = page.locator(".cell img").evaluate_all(
        """images => Promise.all(images.map(async image => {
            image.loading = 'eager';
            await image.decode();
            return [image.naturalWidth, image.naturalHeight];
        }))""")
    assert len(sizes) == 36
    assert sizes[:2] == [[375, 667], [402, 874]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1024, 1680])
def test_fits_the_viewport(open_page, width, scheme):
    page = open_page(width=width, scheme=scheme)
    assert elements.overflow(page) == 0
    red, green, blue = page.evaluate(
        "getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).map(Number)")
    assert min(red, green, blue) > 200 if scheme == "light" else max(red, green, blue) < 50

    if width == 390:
        page.get_by_role("button", name=re.compile("^Filters")).click()
        expect(elements.option(page, "Appearance", "Dark")).to_be_visible()
        assert elements.overflow(page) == 0
    for size in ["S", "L"]:
        page.get_by_role("radio", name=size, exact=True).check(force=True)
        assert elements.overflow(page) == 0

    elements.cells(page).first.click()
    expect(elements.viewer(page)).to_be_visible()
    assert elements.overflow(page) == 0
    for control in elements.viewer(page).locator("button:visible, .segments:visible").all():
        box = control.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width


def test_shows_thumbnails_without_scripts(open_page):
    page = open_page(scripts=False)
    expect(elements.cells(page)).to_have_count(36)
    expect(elements.search_field(page)).to_be_hidden()
    elements.cells(page).first.click()
    page.wait_for_url("**/Login/Login/iphone-8.portrait.svg")


def test_shows_markup_in_names_as_text(page):
    name = "<img src=x> & #2/view"
    expect(page.get_by_role("heading", level=2, name=name)).to_be_visible()
    expect(elements.option(page, "Preview", name)).to_be_visible()
    elements.cell(page, f"{name}/iphone-8.portrait").click()
    expect(elements.title(page)).to_have_text(f"{name} iPhone 8")
    assert elements.has_loaded(elements.image(page, "New"))


def test_shows_snapshots_that_failed(open_page, gallery_with_errors):
    page = open_page(f"{gallery_with_errors.as_uri()}/")
    failed = elements.cell(page, "Login/Help/tap Sign In/iphone-8.portrait")
    expect(failed).to_contain_text("Failed")
    expect(failed).to_contain_text("No image")
    failed.click()
    expect(elements.viewer(page).get_by_text("No image")).to_be_visible()
    expect(elements.facts(page)).to_contain_text("no view is named “Sign In”")

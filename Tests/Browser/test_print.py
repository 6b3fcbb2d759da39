"""The printed gallery: a contact sheet of all snapshots of the view."""

import elements
from playwright.sync_api import expect


def test_prints_all_snapshots_as_vectors(page):
    page.evaluate("() => { window.print = () => { window.printed = grid.isPrinting; }; }")
    elements.search_field(page).fill("login/")
    page.keyboard.press("Control+p")
    page.wait_for_function("() => window.printed")
    expect(elements.cells(page)).to_have_count(24)
    found = page.locator(".cell img").evaluate_all(
        "images => images.map(image => image.complete && image.naturalWidth > 0"
        " && image.getAttribute('src').startsWith('images/'))")
    assert found == [True] * 24
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(elements.cells(page)).not_to_have_count(24)


def test_prints_neither_controls_nor_filters(page):
    page.emulate_media(media="print")
    expect(elements.search_field(page)).to_be_hidden()
    expect(page.get_by_role("form", name="Filters")).to_be_hidden()
    expect(elements.headings(page).first).to_be_visible()

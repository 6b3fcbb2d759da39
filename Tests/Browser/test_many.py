"""A gallery of many snapshots has few elements. `scripts/bench gallery` measures its speed."""

import elements
import pytest
import synthetic
from playwright.sync_api import expect

COUNT = 5000


@pytest.fixture(scope="module")
def many(gallery, tmp_path_factory):
    """The folder of a gallery of 5,000 snapshots."""
    return synthetic.multiply(gallery, tmp_path_factory.mktemp("many"), COUNT)


@pytest.fixture
def page(open_page, many):
    return open_page(f"{many.as_uri()}/", "view=preview")


def elements_on(page):
    return page.evaluate("document.querySelectorAll('.rows *').length")


def test_has_elements_only_near_the_viewport(page):
    expect(elements.counter(page)).to_have_text("5,000 of 5,000 snapshots")
    assert len(elements.names(page)) == COUNT
    height = page.evaluate("document.documentElement.scrollHeight")
    for part in [0, 0.3, 0.8, 1]:
        page.evaluate("y => scrollTo(0, y)", height * part)
        page.wait_for_function("() => document.querySelectorAll('.cell').length > 2")
        assert elements_on(page) < 1000
        expect(elements.cells(page).first.locator(".painted")).to_be_attached()


def test_the_last_snapshot_is_at_the_end(page):
    page.keyboard.press("End")
    last = elements.names(page)[-1]
    expect(page.locator(f'.cell[data-name="{last}"]')).to_be_in_viewport()


def test_filters_all_snapshots(page):
    elements.search_field(page).fill("device:ipad dark")
    found = len(elements.names(page))
    assert abs(found - COUNT / 6) < 20
    expect(elements.counter(page)).to_contain_text(f"{found} of 5,000")


def test_closing_the_viewer_shows_the_snapshot(page):
    page.evaluate("page.open(page.order[4000])")
    page.keyboard.press("Escape")
    name = elements.names(page)[4000]
    expect(page.locator(f'.cell[data-name="{name}"]')).to_be_focused()
    expect(page.locator(f'.cell[data-name="{name}"]')).to_be_in_viewport()


def test_all_rows_can_have_elements(open_page, gallery):
    page = open_page(fragment="view=preview")
    page.evaluate("grid.drawAll()")
    expect(elements.cells(page)).to_have_count(36)

"""Search by words."""

import elements
from playwright.sync_api import expect


def test_shows_the_snapshots_that_contain_all_words(page):
    for text, shown in [
        ("ipad", 12), ("IPAD help", 4), ("iphone 16 pro", 12), ("home button", 12),
        ("1180×820", 6), ("1180x820 login/login", 2),
    ]:
        elements.search_field(page).fill(text)
        expect(elements.counter(page)).to_have_text(f"{shown} of 36 snapshots")
        expect(elements.cells(page)).to_have_count(shown)


def test_combines_with_filters(page):
    elements.option(page, "Outcome", "Changed").check()
    elements.search_field(page).type("ipad")
    expect(elements.counter(page)).to_have_text("4 of 36 snapshots")
    expect(elements.cells(page)).to_have_count(4)
    expect(elements.count(page, "Outcome", "Same")).to_have_text("4")


def test_reports_that_nothing_matches(page):
    elements.search_field(page).type("watch")
    expect(elements.counter(page)).to_have_text("0 of 36 snapshots")
    message = page.get_by_text("No snapshots match these filters.")
    expect(message).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Clear filters").click()
    expect(message).to_be_hidden()
    expect(elements.search_field(page)).to_have_value("")
    expect(elements.cells(page)).to_have_count(36)


def test_by_keyboard(page):
    page.keyboard.press("/")
    expect(elements.search_field(page)).to_be_focused()
    page.keyboard.type("jk?")
    expect(elements.search_field(page)).to_have_value("jk?")
    page.keyboard.press("Escape")
    expect(elements.search_field(page)).not_to_be_focused()
    expect(elements.search_field(page)).to_have_value("jk?")

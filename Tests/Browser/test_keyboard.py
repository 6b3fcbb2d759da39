"""Keyboard shortcuts."""

import elements
from playwright.sync_api import expect


def test_moves_between_thumbnails(page):
    first = elements.cell(page, "Login/Login/iphone-17.portrait")
    second = elements.cell(page, "Login/Login/iphone-8.portrait")
    page.keyboard.press("j")
    expect(first).to_be_focused()
    page.keyboard.press("j")
    expect(second).to_be_focused()
    page.keyboard.press("k")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.dataset.name")
    assert below.endswith("landscape-left")


def test_reaches_the_last_thumbnail(page):
    """Rows that come into view get elements, so the focus reaches every snapshot."""
    for _ in range(36):
        page.keyboard.press("j")
    last = elements.names(page)[-1]
    assert page.evaluate("document.activeElement.dataset.name") == last
    expect(page.locator(":focus")).to_be_in_viewport()
    page.keyboard.press("j")
    assert page.evaluate("document.activeElement.dataset.name") == last


def test_moves_between_the_thumbnails_that_the_search_leaves(page):
    elements.option(page, "Appearance", "Dark").check()
    page.locator("h1").click()
    page.keyboard.press("j")
    page.keyboard.press("j")
    expect(elements.cell(page, "Login/Login/iphone-8.portrait.dark")).to_be_focused()


def test_goes_to_the_next_change(page):
    elements.search_field(page).fill("portrait device:iphone-8 appearance:light -document:none")
    elements.search_field(page).press("Escape")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.dataset.name") == "Login/Login/iphone-8.portrait"
    page.keyboard.press("n")
    assert "view/iphone-8.portrait" in page.evaluate("document.activeElement.dataset.name")
    page.keyboard.press("Shift+N")
    assert page.evaluate("document.activeElement.dataset.name") == "Login/Login/iphone-8.portrait"


def test_opens_and_closes_the_viewer(page):
    thumbnail = elements.cell(page, "Login/Login/iphone-8.portrait")
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    expect(elements.viewer(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(elements.viewer(page)).to_be_hidden()
    expect(thumbnail).to_be_focused()


def test_lists_the_shortcuts(page):
    shortcuts = page.get_by_role("dialog", name="Keyboard Shortcuts")
    page.keyboard.press("?")
    expect(shortcuts).to_be_visible()
    page.keyboard.press("j")
    page.keyboard.press("Escape")
    expect(shortcuts).to_be_hidden()
    expect(elements.cells(page).first).not_to_be_focused()

    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(shortcuts).to_be_visible()
    shortcuts.get_by_role("button", name="Close").click()
    expect(shortcuts).to_be_hidden()


def test_ignores_shortcuts_of_the_browser(page):
    page.keyboard.press("Control+j")
    page.keyboard.press("Alt+/")
    expect(elements.cells(page).first).not_to_be_focused()
    expect(elements.search_field(page)).not_to_be_focused()


def test_a_link_skips_to_the_snapshots(page):
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to snapshots")).to_be_focused()
    page.keyboard.press("Enter")
    expect(elements.cells(page).first).to_be_focused()

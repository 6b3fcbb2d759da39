"""Keyboard shortcuts."""

import elements
from playwright.sync_api import expect


def test_moves_between_thumbnails(page):
    first = elements.cell(page, "Login/Login/iphone-8.portrait")
    second = elements.cell(page, "Login/Login/iphone-17.portrait")
    page.keyboard.press("j")
    expect(first).to_be_focused()
    page.keyboard.press("j")
    expect(second).to_be_focused()
    page.keyboard.press("k")
    expect(first).to_be_focused()


def test_moves_between_the_thumbnails_that_the_filters_leave(page):
    elements.option(page, "Appearance", "Dark").check()
    page.keyboard.press("j")
    page.keyboard.press("j")
    expect(elements.cell(page, "Login/Login/iphone-17.portrait.dark")).to_be_focused()


def test_opens_and_closes_the_viewer(page):
    thumbnail = elements.cell(page, "Login/Login/iphone-17.portrait")
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

"""Roles, names, and contrast, by the rules of axe."""

import elements
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect


def violations(page):
    """The violations of WCAG 2.1 AA and of best practices, one line each."""
    # Without preload: a page from a file may not request its style sheets.
    options = {"resultTypes": ["violations"], "preload": False}
    found = Axe().run(page, options=options).response["violations"]
    return [f"{rule['id']}: {node['target']} {node.get('failureSummary', '')}"
            for rule in found for node in rule["nodes"][:3]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("view", ["overview", "change", "preview", "device"])
def test_of_the_views(open_page, view, scheme):
    page = open_page(fragment=f"view={view}", scheme=scheme)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_of_a_search(open_page, scheme):
    page = open_page(fragment="q=state:changed+device:ipad", scheme=scheme)
    for name in ["Device", "Kind", "Family"]:
        elements.facet(page, name)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_of_the_viewer(open_page, scheme):
    page = open_page(fragment="open=Login/Login/iphone-8.portrait", scheme=scheme)
    expect(elements.viewer(page)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("i")
    expect(page.get_by_role("tree")).to_be_visible()
    page.get_by_role("treeitem").nth(2).locator("> .view-line").click()
    assert violations(page) == []


def test_of_a_phone(open_page):
    page = open_page(width=390)
    page.get_by_role("button", name="Filters").click()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_of_suggestions_and_the_share_menu(open_page, scheme):
    page = open_page(scheme=scheme)
    elements.search_field(page).press_sequentially("dev")
    page.keyboard.press("ArrowDown")
    assert violations(page) == []
    elements.search_field(page).fill("devcie:ipad")
    assert violations(page) == []
    elements.search_field(page).fill("")
    elements.cells(page).first.click()
    elements.button(page, "Share").click()
    assert violations(page) == []


def test_of_the_list_of_keys(page):
    page.keyboard.press("?")
    assert violations(page) == []


def test_announces_the_view(page):
    page.keyboard.press("d")
    expect(page.locator("#announcement")).to_have_text("Device: 36 of 36 snapshots")

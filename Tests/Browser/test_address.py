"""The address of the page: a link shows the same snapshots again."""

import re

import elements
import pytest
from playwright.sync_api import expect

OPEN = "open=Login%2FLogin%2Fiphone-17.landscape-left.dark"


def test_contains_search_filters_and_size(page):
    elements.search_field(page).type("ipad pro")
    elements.option(page, "Appearance", "Dark").check()
    page.get_by_role("radio", name="L", exact=True).check(force=True)
    expect(page).to_have_url(re.compile(r"#q=ipad\+pro&appearance=dark&size=L$"))


@pytest.mark.parametrize("origin", ["file", "server"])
def test_restores_search_filters_and_size(open_page, request, origin):
    address = request.getfixturevalue("server") if origin == "server" else None
    page = open_page(address, "q=ipad&outcome=changed&outcome=same&appearance=dark&size=S")
    expect(elements.search_field(page)).to_have_value("ipad")
    expect(elements.option(page, "Outcome", "Changed")).to_be_checked()
    expect(elements.option(page, "Outcome", "Missing")).not_to_be_checked()
    expect(page.get_by_role("radio", name="S", exact=True)).to_be_checked()
    expect(elements.counter(page)).to_have_text("4 of 36 snapshots")


def test_opens_a_snapshot(open_page):
    page = open_page(fragment=OPEN)
    expect(elements.viewer(page)).to_be_visible()
    expect(elements.title(page)).to_have_text("Login/Login iPhone 17")
    expect(elements.facts(page)).to_contain_text("Login/Login/iphone-17.landscape-left.dark")


def test_opens_no_unknown_snapshot(open_page):
    page = open_page(fragment="open=Login/Login/iphone-99.portrait&theme=none&appearance=blue")
    expect(elements.counter(page)).to_have_text("36 of 36 snapshots")
    expect(elements.viewer(page)).to_be_hidden()


def test_scrolls_to_a_preview(open_page):
    page = open_page()
    heading = page.get_by_role("heading", level=2, name="Login/Help")
    heading.get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"#Login/Help$"))
    expect(heading).to_be_in_viewport()
    expect(elements.counter(page)).to_have_text("36 of 36 snapshots")

    linked = open_page(fragment="Login/Help")
    expect(linked.get_by_role("heading", level=2, name="Login/Help")).to_be_in_viewport()


def test_follows_the_viewer(page):
    elements.option(page, "Appearance", "Dark").check()
    elements.cell(page, "Login/Login/iphone-17.landscape-left.dark").click()
    expect(page).to_have_url(re.compile(f"#appearance=dark&{OPEN}$"))
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("#appearance=dark$"))


def test_back_closes_the_viewer_and_forward_opens_it(page):
    elements.option(page, "Appearance", "Dark").check()
    elements.cell(page, "Login/Login/iphone-17.landscape-left.dark").click()
    page.go_back()
    expect(elements.viewer(page)).to_be_hidden()
    expect(elements.counter(page)).to_have_text("18 of 36 snapshots")
    page.go_forward()
    expect(elements.title(page)).to_have_text("Login/Login iPhone 17")

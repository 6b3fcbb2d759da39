"""The address of the page: a link shows the same snapshots again."""

import re

import elements
import pytest
from playwright.sync_api import expect

OPEN = "open=Login%2FLogin%2Fiphone-17.landscape-left.dark"


def test_contains_view_search_and_size(page):
    elements.search_field(page).type("ipad pro")
    elements.option(page, "Appearance", "Dark").check()
    page.get_by_role("radio", name="L", exact=True).check(force=True)
    expect(page).to_have_url(
        re.compile(r"#view=preview&q=ipad\+pro\+appearance%3Adark&size=L$"))


@pytest.mark.parametrize("origin", ["file", "server"])
def test_restores_view_search_and_size(open_page, request, origin):
    address = request.getfixturevalue("server") if origin == "server" else None
    page = open_page(
        address, "view=device&q=ipad+state:changed+state:same+appearance:dark&size=S")
    expect(elements.search_field(page)).to_have_value(
        "ipad state:changed state:same appearance:dark")
    expect(elements.state(page, "Changed")).to_have_attribute("aria-pressed", "true")
    expect(elements.state(page, "No reference")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("radio", name="S", exact=True)).to_be_checked()
    expect(elements.view(page, "Device")).to_be_checked()
    expect(elements.counter(page)).to_have_text("4 of 36 snapshots")


def test_opens_a_snapshot(open_page):
    page = open_page(fragment=f"{OPEN}&mode=onion")
    expect(elements.viewer(page)).to_be_visible()
    expect(elements.title(page)).to_contain_text("Login/Login iPhone 17")
    expect(elements.facts(page)).to_contain_text("iphone-17.landscape-left.dark")
    expect(elements.mode(page, "Onion skin")).to_be_checked()


def test_opens_no_unknown_snapshot(open_page):
    page = open_page(fragment="open=Login/Login/iphone-99.portrait&view=none&size=XXL")
    expect(elements.counter(page)).to_have_text("24 of 36 snapshots")
    expect(elements.viewer(page)).to_be_hidden()


def test_follows_the_viewer(page):
    elements.option(page, "Appearance", "Dark").check()
    elements.cell(page, "Login/Login/iphone-17.landscape-left.dark").click()
    expect(page).to_have_url(re.compile(f"#view=preview&q=appearance%3Adark&{OPEN}$"))
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("#view=preview&q=appearance%3Adark$"))


def test_back_closes_the_viewer_and_forward_opens_it(page):
    elements.option(page, "Appearance", "Dark").check()
    elements.cell(page, "Login/Login/iphone-17.landscape-left.dark").click()
    page.go_back()
    expect(elements.viewer(page)).to_be_hidden()
    expect(elements.counter(page)).to_have_text("18 of 36 snapshots")
    page.go_forward()
    expect(elements.title(page)).to_contain_text("Login/Login iPhone 17")

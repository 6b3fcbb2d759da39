"""Filters by outcome, device, and configuration."""

import re

import elements
from playwright.sync_api import expect


def test_a_filter_leaves_its_snapshots(page):
    elements.option(page, "Outcome", "Changed").check()
    expect(elements.counter(page)).to_have_text("12 of 36 snapshots")
    assert all(name.startswith("Login/Login/") for name in elements.names(page))
    expect(page.get_by_role("heading", level=2, name="Login/Login")).to_be_visible()
    expect(page.get_by_role("heading", level=2, name="Login/Help")).to_be_hidden()


def test_filters_of_one_kind_add_up(page):
    elements.option(page, "Outcome", "Changed").check()
    elements.option(page, "Outcome", "Same").check()
    expect(elements.counter(page)).to_have_text("24 of 36 snapshots")


def test_filters_of_different_kinds_combine(page):
    elements.option(page, "Outcome", "Changed").check()
    elements.option(page, "Appearance", "Dark").check()
    expect(elements.counter(page)).to_have_text("6 of 36 snapshots")
    elements.option(page, "Device", "iPad").check()
    elements.option(page, "Orientation", "Landscape").check()
    expect(elements.counter(page)).to_have_text("1 of 36 snapshots")
    assert elements.names(page) == ["Login/Login/ipad-10.landscape-left.dark"]


def test_counts_are_of_the_snapshots_that_an_option_would_leave(page):
    elements.option(page, "Device", "iPad").check()
    elements.option(page, "Orientation", "Landscape").check()
    expect(elements.count(page, "Appearance", "Dark")).to_have_text("3")
    expect(elements.count(page, "Device", "iPhone")).to_have_text("12")
    expect(elements.count(page, "Family", "iPhone, home button")).to_have_text("0")
    group = page.get_by_role("heading", name="iPad · Landscape · Dark")
    expect(group.first.locator(".count")).to_have_text("1")


def test_filters_can_be_cleared(page):
    clear = page.get_by_role("form", name="Filters").get_by_role("button", name="Clear filters")
    expect(clear).to_be_disabled()
    elements.option(page, "Appearance", "Dark").check()
    clear.click()
    expect(elements.option(page, "Appearance", "Dark")).not_to_be_checked()
    expect(elements.counter(page)).to_have_text("36 of 36 snapshots")


def test_filters_by_keyboard(page):
    elements.option(page, "Outcome", "Changed").focus()
    page.keyboard.press("Space")
    expect(elements.counter(page)).to_have_text("12 of 36 snapshots")
    page.keyboard.press("Tab")
    expect(elements.option(page, "Outcome", "Missing")).to_be_focused()


def test_a_phone_shows_filters_on_request(open_page):
    page = open_page(width=390)
    filters = page.get_by_role("button", name=re.compile("^Filters"))
    dark = elements.option(page, "Appearance", "Dark")
    expect(dark).to_be_hidden()
    expect(filters).to_have_attribute("aria-expanded", "false")
    filters.click()
    expect(filters).to_have_attribute("aria-expanded", "true")
    dark.check()
    filters.click()
    expect(dark).to_be_hidden()
    expect(filters).to_have_text("Filters1")
    expect(elements.counter(page)).to_have_text("18 of 36 snapshots")

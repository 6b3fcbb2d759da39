"""Search by words and filters."""

import elements
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("text, shown", [
    ("ipad", 12), ("IPAD help", 4), ("iphone 16 pro", 12), ("home button", 12),
    ("1180×820", 6), ("1180x820 login/login", 2), ("dark", 18), ("landscape", 18),
    ("402x874", 6), ("rtl", 0), ("sign", 12), ('"top space"', 12), ("-ipad", 24),
])
def test_finds_words(page, text, shown):
    elements.search_field(page).fill(text)
    expect(elements.counter(page)).to_have_text(f"{shown} of 36 snapshots")
    assert len(elements.names(page)) == shown


@pytest.mark.parametrize("text, shown", [
    ("device:ipad", 12), ("device:iphone-8", 12), ('device:"iphone 16 pro"', 12),
    ("device:ipad orientation:landscape appearance:dark", 3), ("orientation:landscape-left", 18),
    ("state:changed", 12), ("state:changed state:same", 24), ("-state:same", 24),
    ("state:changed device:ipad ipad", 4), ("family:\"iphone, home button\"", 12),
    ("text:l", 36), ("text:ax1", 0), ("ios:26", 0), ("preview:login/", 24),
    ("preview:login/help", 12), ("document:login.storyboard", 24), ("bold:off contrast:off", 36),
    ("direction:ltr multitasking:full", 36), ("colour:red", 0),
])
def test_finds_values_of_dimensions(page, text, shown):
    elements.search_field(page).fill(text)
    if text.startswith("ios:"):
        newest = page.evaluate("model.configurations[0].iOS.split('.')[0]")
        elements.search_field(page).fill(f"ios:{newest}")
        assert 0 < len(elements.names(page)) < 37
        return
    expect(elements.counter(page)).to_have_text(f"{shown} of 36 snapshots")


def test_reports_that_nothing_matches(page):
    elements.search_field(page).type("watch")
    expect(elements.counter(page)).to_have_text("0 of 36 snapshots")
    message = page.get_by_text("No snapshots match this search.")
    expect(message).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Clear search").click()
    expect(message).to_be_hidden()
    expect(elements.search_field(page)).to_have_value("")
    expect(elements.counter(page)).to_have_text("36 of 36 snapshots")


def test_by_keyboard(page):
    page.keyboard.press("/")
    expect(elements.search_field(page)).to_be_focused()
    page.keyboard.type("jk?")
    expect(elements.search_field(page)).to_have_value("jk?")
    page.keyboard.press("Escape")
    expect(elements.search_field(page)).not_to_be_focused()
    expect(elements.search_field(page)).to_have_value("jk?")


def test_return_goes_to_the_first_snapshot(page):
    page.keyboard.press("/")
    page.keyboard.type("help")
    page.keyboard.press("Enter")
    expect(elements.cell(page, "Login/Help/iphone-17.portrait")).to_be_focused()


# Filters

def test_filters_are_terms_of_the_search(page):
    elements.search_field(page).fill("help")
    elements.option(page, "Appearance", "Dark").check()
    expect(elements.search_field(page)).to_have_value("help appearance:dark")
    expect(elements.counter(page)).to_have_text("6 of 36 snapshots")
    elements.option(page, "Appearance", "Light").check()
    expect(elements.counter(page)).to_have_text("12 of 36 snapshots")
    elements.option(page, "Appearance", "Dark").uncheck()
    expect(elements.search_field(page)).to_have_value("help appearance:light")


def test_counts_are_of_the_snapshots_that_a_value_would_leave(page):
    elements.option(page, "Kind", "iPad").check()
    elements.option(page, "Orientation", "Landscape").check()
    expect(elements.count(page, "Appearance", "Dark")).to_have_text("3")
    expect(elements.count(page, "Kind", "iPhone")).to_have_text("12")
    expect(elements.count(page, "Family", "iPhone, home button")).to_have_text("0")
    expect(elements.state(page, "Changed")).to_contain_text("2")


def test_states_are_buttons(page):
    elements.state(page, "Changed").click()
    expect(elements.state(page, "Changed")).to_have_attribute("aria-pressed", "true")
    expect(elements.counter(page)).to_have_text("12 of 36 snapshots")
    elements.state(page, "Same").click()
    expect(elements.counter(page)).to_have_text("24 of 36 snapshots")
    elements.state(page, "Changed").click()
    expect(elements.search_field(page)).to_have_value("state:same")


def test_chips_remove_filters(page):
    elements.search_field(page).fill("device:ipad -appearance:dark help")
    expect(elements.chips(page)).to_have_text(["Device: ipad", "Not Appearance: Dark"])
    elements.chips(page).first.click()
    expect(elements.search_field(page)).to_have_value("-appearance:dark help")
    expect(elements.counter(page)).to_have_text("6 of 36 snapshots")


def test_filters_by_keyboard(page):
    elements.option(page, "Appearance", "Light").focus()
    page.keyboard.press("Space")
    expect(elements.counter(page)).to_have_text("18 of 36 snapshots")
    expect(elements.option(page, "Appearance", "Light")).to_be_focused()
    page.keyboard.press("Tab")
    expect(elements.option(page, "Appearance", "Dark")).to_be_focused()


def test_a_phone_shows_filters_on_request(open_page):
    page = open_page(width=390, fragment="view=preview")
    filters = page.get_by_role("button", name="Filters")
    dark = page.get_by_role("checkbox", name="Dark")
    expect(dark).to_be_hidden()
    expect(filters).to_have_attribute("aria-expanded", "false")
    filters.click()
    expect(filters).to_have_attribute("aria-expanded", "true")
    elements.option(page, "Appearance", "Dark").check()
    filters.click()
    expect(dark).to_be_hidden()
    expect(elements.counter(page)).to_have_text("18 of 36 snapshots")


def test_families_have_silhouettes(page):
    facet = elements.facet(page, "Family")
    for name in ["iPhone, home button", "iPhone, Dynamic Island", "iPad, all screen"]:
        option = facet.locator(".option", has_text=name)
        expect(option.locator("svg.silhouette")).to_be_visible()
    shapes = facet.locator("svg.silhouette path").evaluate_all(
        "paths => paths.map(path => path.getAttribute('d'))")
    assert len(set(shapes)) == 3


# Suggestions


def suggestions(page):
    return page.get_by_role("listbox", name="Suggestions").get_by_role("option")


def test_suggests_keys_and_values_by_keyboard(page):
    page.keyboard.press("/")
    page.keyboard.type("appe")
    expect(suggestions(page)).to_have_text(["appearance:Appearance"])
    expect(elements.search_field(page)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    expect(suggestions(page).first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(elements.search_field(page)).to_have_value("appearance:")
    expect(suggestions(page)).to_have_text(["appearance:lightLight", "appearance:darkDark"])
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(elements.search_field(page)).to_have_value("appearance:dark ")
    expect(elements.counter(page)).to_have_text("18 of 36 snapshots")
    expect(suggestions(page)).to_have_count(0)


def test_suggests_values_by_click(page):
    elements.search_field(page).press_sequentially("login land")
    suggestions(page).filter(has_text="orientation:landscape-left").click()
    expect(elements.search_field(page)).to_have_value("login orientation:landscape-left ")
    expect(elements.search_field(page)).to_be_focused()


def test_escape_closes_the_suggestions_first(page):
    elements.search_field(page).press_sequentially("dev")
    page.keyboard.press("Escape")
    expect(suggestions(page)).to_have_count(0)
    expect(elements.search_field(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(elements.search_field(page)).not_to_be_focused()
    expect(elements.search_field(page)).to_have_value("dev")


@pytest.mark.parametrize("wrong, right", [
    ("devcie:ipad", "device:ipad"), ("device:iphone-71", "device:iphone-17"),
    ("apperance:drak", "appearance:dark"), ("device:dark", "appearance:dark"),
    ("Hlep", "help"), ("appearance:drak orientation:portriat", "appearance:dark orientation:portrait"),
])
def test_corrects_near_misses(page, wrong, right):
    elements.search_field(page).fill(wrong)
    expect(elements.counter(page)).to_have_text("0 of 36 snapshots")
    correction = page.get_by_role("main").get_by_role("button", name=right, exact=True)
    expect(correction).to_be_visible()
    expect(page.get_by_text("Did you mean")).to_be_visible()
    correction.click()
    expect(elements.search_field(page)).to_have_value(right)
    assert elements.names(page)

"""The layout issues of snapshots, in the details, on the image, and as a filter."""

import elements
import pytest
from playwright.sync_api import expect

SCREEN = "Login/Login/iphone-8.portrait"


@pytest.fixture
def opened(open_page):
    """The page with a snapshot whose button is 12 points below the frame that the document stores."""
    page = open_page(fragment=f"open={SCREEN}")
    expect(elements.viewer(page)).to_be_visible()
    return page


def listed(page):
    return elements.viewer(page).locator(".issues li:visible")


def test_lists_issues_with_the_command_that_fixes_them(opened):
    issue = listed(opened).filter(has_text="Frame for \"Sign In\" will be different at run time.")
    expect(issue).to_contain_text("Warning")
    expect(issue).to_contain_text("Login.storyboard:17")
    expect(issue.get_by_role("button", name="Copy fix command")).to_have_attribute(
        "title", "contactsheet fix Login.storyboard --update-frames --view sign-in")


def test_the_inspector_shows_the_stored_frame_on_the_device_of_the_canvas(opened):
    elements.button(opened, "Inspect").click()
    stored = opened.locator(".issue.stored")
    expect(stored).to_have_count(1)
    image = elements.image(opened, "New").bounding_box()
    box = stored.bounding_box()
    assert abs((box["y"] - image["y"]) / image["height"] - 114 / 667) < 0.005
    opened.keyboard.press("]")
    expect(elements.title(opened)).not_to_contain_text("iPhone 8")
    expect(stored).to_have_count(0)


@pytest.fixture
def conflict(open_page, gallery):
    """The page with a snapshot of a document with conflicting constraints."""
    page = open_page(fragment="q=issue:conflicting-constraints")
    elements.cells(page).first.click()
    return page


def test_outlines_the_views_of_the_issue_under_the_pointer(conflict):
    issue = listed(conflict).filter(has_text="Can't satisfy all constraints").first
    expect(conflict.locator(".issue")).to_have_count(0)
    issue.hover()
    expect(conflict.locator(".issue.error.shown")).to_have_count(1)
    elements.title(conflict).hover()
    expect(conflict.locator(".issue")).to_have_count(0)


def test_outlines_the_views_of_the_issue_with_the_focus(conflict):
    listed(conflict).filter(has_text="Can't satisfy all constraints").first.focus()
    expect(conflict.locator(".issue.error.shown")).to_have_count(1)
    conflict.keyboard.press("Shift+Tab")
    expect(conflict.locator(".issue.error.shown")).to_have_count(0)


def test_filters_by_severity(open_page):
    page = open_page(fragment="view=preview")
    elements.option(page, "Layout issues", "Error").check()
    expect(elements.counter(page)).to_have_text("12 of 36 snapshots")
    expect(elements.search_field(page)).to_have_value("issue:error")


def test_finds_messages(open_page):
    page = open_page(fragment="view=preview&q=satisfy")
    expect(elements.counter(page)).to_have_text("12 of 36 snapshots")


def test_explains_the_selected_view(opened):
    elements.button(opened, "Inspect").click()
    opened.get_by_role("treeitem", name="UIButton “Sign In”", exact=True).locator(
        "> .view-line").click()
    panel = elements.inspector(opened)
    expect(panel).to_contain_text("Explanation")
    expect(panel.locator(".sentences")).to_contain_text("UIButton “Sign In” is 44 points high")
    expect(panel).to_contain_text("Hugging priority")
    expect(panel).to_contain_text("H 250, V 250")


def test_draws_margins_and_the_safe_area(opened):
    elements.button(opened, "Inspect").click()
    opened.get_by_role("treeitem", name="UIView", exact=True).first.locator(
        "> .view-line").click()
    expect(opened.locator(".margins")).to_have_count(2)
    image = elements.image(opened, "New").bounding_box()
    box = opened.locator(".margins").first.bounding_box()
    assert abs((box["y"] - image["y"]) / image["height"] - 20 / 667) < 0.005

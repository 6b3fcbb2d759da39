"""The inspector: the views of a snapshot, and what determines their layout."""

import elements
import pytest
from playwright.sync_api import expect


@pytest.fixture
def inspected(page):
    """The page with the views of a snapshot of 375 × 667 points."""
    elements.cell(page, "Login/Login/iphone-8.portrait").click()
    elements.button(page, "Inspect").click()
    expect(tree(page)).to_be_visible()
    return page


def tree(page):
    return page.get_by_role("tree", name="Views")


def item(page, name):
    return tree(page).get_by_role("treeitem", name=name, exact=True)


def select(page, name):
    item(page, name).locator("> .view-line").click()


def test_shows_the_tree_of_views(inspected):
    expect(tree(inspected).get_by_role("treeitem").first).to_have_attribute("aria-level", "1")
    expect(item(inspected, "UIButton “Sign In”")).to_be_visible()
    expect(elements.facts(inspected)).to_be_hidden()


def test_describes_a_view(inspected):
    select(inspected, "UIButton “Sign In”")
    panel = elements.inspector(inspected)
    expect(panel).to_contain_text("x 137.5, y 126, 100 × 44")
    expect(panel).to_contain_text("Login.storyboard:17")
    expect(panel.locator(".constraints")).to_contain_text("top = UITextField “Name”.bottom + 32")
    expect(panel.locator(".constraints")).to_contain_text("Login.storyboard:32")


def test_selects_the_view_under_the_pointer(inspected):
    box = elements.image(inspected, "New").bounding_box()
    inspected.mouse.click(
        box["x"] + box["width"] * 187 / 375, box["y"] + box["height"] * 148 / 667)
    expect(item(inspected, "UIButton “Sign In”").or_(
        tree(inspected).locator('[aria-selected="true"]'))
        .and_(tree(inspected).locator('[aria-selected="true"]'))).to_be_visible()
    selected = inspected.locator(".view.selected")
    outline = selected.bounding_box()
    assert abs(outline["y"] - box["y"] - box["height"] * 126 / 667) < 20


def test_measures_the_distance_to_another_view(inspected):
    select(inspected, "UIButton “Sign In”")
    item(inspected, "UITextField “Name”").locator("> .view-line").hover()
    expect(inspected.locator(".distance.vertical b")).to_have_text("32")


def test_draws_the_constraints_of_the_selected_view(inspected):
    select(inspected, "UIButton “Sign In”")
    line = inspected.locator(".constraint.vertical").first
    image = elements.image(inspected, "New").bounding_box()
    box = line.bounding_box()
    assert abs(box["height"] / image["height"] - 32 / 667) < 0.01


def test_moves_in_the_tree_by_keyboard(inspected):
    select(inspected, "UIButton “Sign In”")
    inspected.keyboard.press("ArrowUp")
    expect(item(inspected, "UITextField “Name”")).to_be_focused()
    expect(item(inspected, "UITextField “Name”")).to_have_attribute("aria-selected", "true")
    expect(elements.position(inspected)).to_have_text("2 of 36")


def test_keeps_the_selection_on_the_next_device(inspected):
    select(inspected, "UIButton “Sign In”")
    inspected.keyboard.press("]")
    expect(elements.title(inspected)).not_to_contain_text("iPhone 8 iPhone · Portrait")
    expect(item(inspected, "UIButton “Sign In”")).to_have_attribute("aria-selected", "true")


def test_rulers(inspected):
    inspected.keyboard.press("r")
    expect(inspected.locator("#ruler-x")).to_be_visible()
    inspected.keyboard.press("r")
    expect(inspected.locator("#ruler-x")).to_be_hidden()


def test_closes_with_a_key(inspected):
    inspected.keyboard.press("i")
    expect(tree(inspected)).to_be_hidden()
    expect(elements.facts(inspected)).to_be_visible()


def test_constraints_end_at_the_guides_of_controllers(inspected):
    """Source: UIKit's documentation of topLayoutGuide and bottomLayoutGuide."""
    boxes = inspected.evaluate("""() => ['topLayoutGuide', 'bottomLayoutGuide', 'safeArea', 'margins', undefined]
        .map(guide => guideBox({
            box: { x: 10, y: 0, width: 100, height: 200 }, margins: [8, 16, 8, 16],
            safeArea: [20, 0, 34, 0],
        }, { guide }))""")
    assert [(box["y"], box["height"]) for box in boxes] == [
        (0, 20), (166, 34), (20, 146), (8, 184), (0, 200)]

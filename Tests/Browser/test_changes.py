"""The view Changes: parts of the screen before, after, and as a difference."""

import json

import conftest
import elements
import pytest
import synthetic
from playwright.sync_api import expect

FIRST = "Login/Login/iphone-17.portrait"
SECOND = "Login/Login/iphone-8.portrait"


@pytest.fixture(scope="module")
def causes(contactsheet, tmp_path_factory):
    """The folder of a gallery in which a constant changed on one screen, and a title, too. Of each cause,
    there are two snapshots."""
    folder = tmp_path_factory.mktemp("causes")
    document = folder / "Login.storyboard"
    document.write_bytes((conftest.FIXTURES / "Login.storyboard").read_bytes())
    arguments = [document.name, "--devices", "iphone-8,iphone-17", "--orientations", "portrait"]
    contactsheet(folder, "record", *arguments)
    text = document.read_text()
    for old, new in [('constant="20" id="c6"', 'constant="32" id="c6"'), ('title="Sign In"', 'title="Log In"')]:
        assert old in text
        text = text.replace(old, new)
    document.write_text(text)
    contactsheet(folder, "gallery", *arguments, "-o", "Output")
    return folder / "Output"


@pytest.fixture
def changes(open_page, causes):
    return open_page(f"{causes.as_uri()}/")


def crops(page, name, number=0):
    """The parts in the thumbnail of a snapshot, in the section of one of its changes."""
    return page.locator(f'.cell[data-name="{name}"]').nth(number).locator(".crop")


def test_a_snapshot_is_in_the_sections_of_all_of_its_causes(changes):
    assert elements.headings(changes).count() == 2
    assert elements.names(changes) == [FIRST, SECOND]
    expect(elements.cells(changes)).to_have_count(4)
    expect(elements.counter(changes)).to_have_text("2 of 4 snapshots")
    titles = " ".join(elements.headings(changes).all_text_contents())
    assert "20" in titles and "32" in titles and "Log In" in titles


def test_a_change_with_few_snapshots_shows_three_parts_of_each(changes):
    for name in [FIRST, SECOND]:
        for number in [0, 1]:
            parts = crops(changes, name, number)
            expect(parts).to_have_count(3)
            expect(parts.locator("canvas.painted")).to_have_count(3)
            whole = changes.locator(f'.cell[data-name="{name}"]').nth(number).locator(".body")
            box, part = whole.bounding_box(), parts.first.bounding_box()
            assert box["x"] + box["width"] < part["x"] and box["height"] < 200
    for caption in ["Reference", "New", "Difference"]:
        expect(elements.cells(changes).first.get_by_text(caption, exact=True)).to_be_visible()


def test_parts_contain_what_changed(changes):
    """The button is 100 points wide, and moved by 12 points; a margin is around it."""
    box = crops(changes, FIRST).first.bounding_box()
    assert 150 <= box["width"] < 300 and 60 <= box["height"] < 200
    outline = crops(changes, FIRST).nth(0).locator(".region:not(.consequence)").bounding_box()
    assert box["x"] <= outline["x"] and outline["x"] + outline["width"] <= box["x"] + box["width"]
    assert box["y"] <= outline["y"] and outline["y"] + outline["height"] <= box["y"] + box["height"]


@pytest.mark.parametrize("how", ["pointer", "keyboard"])
def test_the_new_image_blinks(changes, how):
    cell = elements.cells(changes).first
    expect(cell.locator(".before")).to_have_count(0)
    if how == "pointer":
        cell.hover()
    else:
        changes.keyboard.press("j")
    before = cell.locator(".crop.new .before")
    expect(before.locator(".painted")).to_be_attached()
    states = set()
    for _ in range(40):
        states.add(before.evaluate("node => getComputedStyle(node).visibility"))
        changes.wait_for_timeout(50)
    assert states == {"visible", "hidden"}


def test_without_motion_the_reference_is_shown(open_page, causes):
    page = open_page(f"{causes.as_uri()}/", motion="reduce")
    elements.cells(page).first.hover()
    before = elements.cells(page).first.locator(".before")
    expect(before.locator(".painted")).to_be_attached()
    assert before.evaluate("node => getComputedStyle(node).visibility") == "visible"


def test_the_viewer_goes_through_snapshots_once(changes):
    elements.cells(changes).nth(2).click()
    expect(elements.position(changes)).to_have_text("1 of 2")
    changes.keyboard.press("j")
    expect(elements.position(changes)).to_have_text("2 of 2")
    changes.keyboard.press("j")
    expect(elements.position(changes)).to_have_text("1 of 2")
    changes.keyboard.press("Escape")
    # The focus is where it was, in the section of the second change.
    expect(elements.cells(changes).nth(2)).to_be_focused()


def test_all_causes_are_named(changes):
    elements.cells(changes).first.click()
    causes = elements.fact_list(changes, "Causes").get_by_role("listitem")
    expect(causes).to_have_count(2)
    causes.nth(1).hover()
    expect(changes.locator(".shot.new .region.shown")).to_have_count(1)


def test_a_change_with_many_snapshots_is_a_row_of_parts(open_page):
    """The first of twelve is shown three times."""
    page = open_page()
    first = elements.cells(page).first
    expect(first.locator(".crop")).to_have_count(3)
    second = elements.cells(page).nth(1)
    expect(second.locator(".crop")).to_have_count(1)
    expect(second.locator(".crop.new")).to_be_visible()
    page.keyboard.press("f")
    expect(elements.cells(page).nth(1).locator(".crop.difference .painted")).to_be_attached()


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_nothing_is_cut(open_page, causes, width):
    page = open_page(f"{causes.as_uri()}/", width=width)
    assert elements.overflow(page) == 0
    cut = page.evaluate("""[...document.querySelectorAll('.section.cause h2 bdi, .cell .detail bdi')]
        .filter(node => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
        .map(node => node.textContent)""")
    assert cut == []
    # Rows don't overlap: each header is as high as its text.
    overlaps = page.evaluate("""[...grid.root.children].filter((node, place, all) => {
        const next = all[place + 1]?.getBoundingClientRect();
        const content = node.firstElementChild.getBoundingClientRect();
        return next && content.bottom > next.top + 1;
    }).length""")
    assert overlaps == 0


def test_many_changes_have_few_elements(open_page, gallery, tmp_path):
    folder = synthetic.multiply(gallery, tmp_path / "many", 3000)
    page = open_page(f"{folder.as_uri()}/")
    expect(elements.view(page, "Changes")).to_be_checked()
    changed = [snapshot for snapshot in json.loads((folder / "index.json").read_text())["snapshots"]
               if snapshot["state"] != "same"]
    assert len(elements.names(page)) == len(changed)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 3)")
    page.wait_for_function("() => document.querySelectorAll('.cell').length > 2")
    assert page.evaluate("document.querySelectorAll('.rows *').length") < 3000
    expect(elements.cells(page).first.locator(".painted").first).to_be_attached()

"""Views: the overview, and snapshots by preview, device, configuration, and change."""

import json
import shutil

import elements
import synthetic
import pytest
from playwright.sync_api import expect


def titles(page, level=2):
    """The titles of the sections, without the number of snapshots."""
    return elements.headings(page, level).all_text_contents()


@pytest.fixture
def overview(open_page):
    """The overview of the gallery."""
    return open_page(fragment="view=overview")


def test_overview_has_one_snapshot_of_each_preview(overview):
    names = elements.names(overview)
    assert names == [
        "Login/Login/iphone-17.portrait", "Login/Help/iphone-17.portrait",
        "<img src=x> & #2/view/iphone-17.portrait"]
    login = elements.cells(overview).first
    expect(login).to_contain_text("Login")
    expect(login).to_contain_text("12 snapshots")
    expect(login.locator(".tally")).to_have_text("12")


def test_overview_leads_to_a_preview(overview):
    elements.cells(overview).nth(1).click()
    expect(elements.view(overview, "Preview")).to_be_checked()
    expect(elements.counter(overview)).to_have_text("12 of 36 snapshots")
    expect(elements.chips(overview)).to_contain_text("Login/Help")
    assert titles(overview) == ["Login/Help"]
    overview.go_back()


def test_tree_shows_previews_with_counts(overview):
    tree = overview.get_by_role("region", name="Previews")
    folder = tree.get_by_role("button", name="Login, previews")
    expect(folder).to_have_attribute("aria-expanded", "true")
    expect(tree.get_by_role("link", name="Help")).to_contain_text("12")
    folder.click()
    expect(tree.get_by_role("link", name="Help")).to_have_count(0)
    expect(folder).to_be_focused()
    folder.press("Enter")
    tree.get_by_role("link", name="Help").click()
    expect(elements.counter(overview)).to_have_text("12 of 36 snapshots")


def test_tree_contains_what_the_search_leaves(overview):
    tree = overview.get_by_role("region", name="Previews")
    elements.search_field(overview).fill("help device:ipad")
    expect(tree.get_by_role("link")).to_have_count(2)
    expect(tree.get_by_role("link", name="Help")).to_contain_text("4")


def test_one_screen_on_all_devices(page):
    assert titles(page)[0] == "Login/Login"
    groups = titles(page, 3)
    assert groups[0] == "iPhone · Portrait2" and groups[1] == "iPhone · Landscape2"
    names = elements.names(page)
    assert names[:3] == [
        "Login/Login/iphone-17.portrait", "Login/Login/iphone-8.portrait",
        "Login/Login/iphone-17.landscape-left"]


def test_all_screens_on_one_device(page):
    elements.view(page, "Device").check(force=True)
    assert titles(page)[0] == "iPhone 17"
    assert all("iphone-17" in name for name in elements.names(page)[:12])
    assert len(elements.names(page)) == 36
    expect(elements.headings(page).first).to_have_text("iPhone 17")
    expect(page.get_by_text("iPhone 16 Pro, iPhone 17 Pro").first).to_be_visible()


def test_all_screens_in_one_configuration(page):
    elements.view(page, "Configuration").check(force=True)
    assert titles(page)[0] == "iPhone · Portrait"
    names = elements.names(page)
    assert [name.rsplit("/", 1)[1] for name in names[:6]] == [
        "iphone-17.portrait", "iphone-8.portrait"] * 3


def test_changes_are_divided_by_cause(page):
    elements.view(page, "Changes").check(force=True)
    first = elements.headings(page).first
    expect(first).to_contain_text("top space to “Name” text field 20 → 32")
    expect(page.get_by_role("button", name="Copy approve command").first).to_be_visible()
    names = elements.names(page)
    assert len(names) == 24
    assert all(name.startswith("Login/Login/") for name in names[:12])
    first.get_by_role("link").click()
    expect(elements.counter(page)).to_have_text("12 of 36 snapshots")
    expect(elements.chips(page)).to_contain_text("top space to “Name” text field 20 → 32")


def test_copies_the_command_that_approves_a_change(open_page, server):
    page = open_page(server)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy approve command").first.click()
    command = page.evaluate("navigator.clipboard.readText()")
    assert " approve Login.storyboard " in command and " -o " not in command
    assert command.rsplit(" ", 2)[1] == "--change"


@pytest.mark.parametrize("key, view", [
    ("o", "Overview"), ("x", "Changes"), ("p", "Preview"), ("d", "Device"), ("c", "Configuration")])
def test_by_keyboard(open_page, key, view):
    page = open_page(fragment="view=preview" if key != "p" else "view=device")
    page.keyboard.press(key)
    expect(elements.view(page, view)).to_be_checked()


def test_variants_are_distinguished(page):
    """Settings that differ from the default are part of the groups' titles."""
    elements.search_field(page).fill("preview:Login/Help appearance:dark device:ipad")
    assert titles(page, 3) == ["iPad · Portrait · Dark1", "iPad · Landscape · Dark1"]


def changed_index(gallery, folder, change):
    """A copy of a gallery whose index is changed."""
    shutil.copytree(gallery, folder)
    page = folder / "index.html"
    opening, text = '<script id="index" type="application/json">', page.read_text()
    start = text.index(opening) + len(opening)
    end = text.index("</script>", start)
    index = json.loads(text[start:end])
    change(index)
    page.write_text(text[:start] + json.dumps(index).replace("<", "\\u003c") + text[end:])
    return f"{folder.as_uri()}/"


def test_overview_shows_the_device_of_the_index(gallery, open_page, tmp_path):
    def change(index):
        index["device"] = "iphone-8"

    page = open_page(changed_index(gallery, tmp_path / "gallery", change), fragment="view=overview")
    assert elements.names(page)[0] == "Login/Login/iphone-8.portrait"


def test_overview_collects_documents_with_one_preview(gallery, open_page, tmp_path):
    """Each is named after its document, because a view's name is often "view"."""
    def change(index):
        for preview, name in zip(index["previews"], ["First/view", "Second/view", "Login/Help"]):
            preview["name"] = name

    page = open_page(changed_index(gallery, tmp_path / "gallery", change), fragment="view=overview")
    texts = [cell.inner_text().split("\n")[0] for cell in elements.cells(page).all()]
    assert texts[:3] == ["First", "Second", "Login"]


def test_overview_shows_screens_of_another_size_upright(gallery, open_page, tmp_path):
    def change(index):
        for snapshot in index["snapshots"]:
            configuration = index["configurations"][snapshot["configuration"]]
            if configuration["orientation"] == "portrait":
                snapshot["screen"] = {
                    "orientation": "portrait", "width": 500, "height": 900, "safeArea": [0, 0, 0, 0]}

    page = open_page(changed_index(gallery, tmp_path / "gallery", change), fragment="view=overview")
    assert all(name.endswith("portrait") for name in elements.names(page))


@pytest.mark.parametrize("state, view", [("same", "Overview"), ("changed", "Changes")])
def test_configurations_without_references_are_no_change(gallery, open_page, tmp_path, state, view):
    def change(index):
        names = [configuration["name"] for configuration in index["configurations"]]
        number = names.index("iphone-17.portrait")
        for snapshot in index["snapshots"]:
            snapshot["state"] = state if snapshot["configuration"] == number else "missing"

    page = open_page(changed_index(gallery, tmp_path / "gallery", change))
    expect(elements.view(page, view)).to_be_checked()


def test_turned_snapshots_have_the_size_after_the_steps(gallery, open_page, tmp_path):
    def change(index):
        for snapshot in index["snapshots"]:
            snapshot["screen"] = {
                "orientation": "landscape-left", "width": 852, "height": 393, "safeArea": [0, 59, 21, 59]}

    page = open_page(changed_index(gallery, tmp_path / "gallery", change), fragment="view=overview")
    assert elements.names(page)[0] == "Login/Login/iphone-17.portrait"
    elements.search_field(page).fill("orientation:portrait")
    expect(elements.counter(page)).to_have_text("0 of 36 snapshots")
    elements.search_field(page).fill("")
    expect(elements.counter(page)).to_have_text("36 of 36 snapshots")
    box = elements.cells(page).first.locator("canvas").first.bounding_box()
    assert box["width"] > 2 * box["height"]


def test_small_groups_are_side_by_side(open_page):
    page = open_page(fragment="view=preview&q=device:iphone-8", width=1440)
    groups = elements.headings(page, 3)
    boxes = [groups.nth(number).bounding_box() for number in range(2)]
    assert boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"]
    # Each group is above its snapshots.
    cell = elements.cells(page).nth(1).bounding_box()
    assert abs(cell["x"] - boxes[1]["x"]) < 2 and cell["y"] > boxes[1]["y"]


def test_long_lists_of_previews_are_short_at_first(open_page, gallery, tmp_path):
    folder = synthetic.multiply(gallery, tmp_path / "many", 360)
    page = open_page(f"{folder.as_uri()}/", "view=overview")
    page.get_by_role("button", name="Login, previews").click()
    links = page.locator("#tree .leaf a")
    expect(links).to_have_count(20)
    page.evaluate("sidebar.shownPreviews = 5; sidebar.drawTree()")
    expect(links).to_have_count(5)
    page.get_by_role("button", name="Show all 20").focus()
    page.keyboard.press("Enter")
    expect(links).to_have_count(20)
    expect(page.locator("#tree .line a:focus")).to_have_count(1)


def test_filters_are_above_the_previews(page):
    filters, tree = page.locator("#filters").bounding_box(), page.locator("#tree").bounding_box()
    assert filters["y"] + filters["height"] <= tree["y"]

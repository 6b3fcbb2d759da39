"""The page as it opens."""

import json
import re

import elements
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("origin", ["file", "server"])
def test_loads(open_page, request, origin):
    page = open_page(
        request.getfixturevalue("server") if origin == "server" else None, "view=preview")
    expect(page).to_have_title(re.compile("^documents"))
    expect(elements.counter(page)).to_have_text("36 of 36 snapshots")
    assert len(elements.names(page)) == 36
    expect(page.locator(".cell canvas.painted").nth(1)).to_be_attached()
    # Thumbnails have as many pixels as the display shows: 0.28 for each point.
    sizes = page.locator(".cell canvas").evaluate_all(
        "images => images.map(({ width, height }) => [width, height])")
    assert sizes[:2] == [[113, 245], [105, 187]]


def test_opens_on_what_needs_attention(open_page):
    page = open_page()
    expect(elements.view(page, "Changes")).to_be_checked()
    expect(elements.counter(page)).to_have_text("24 of 36 snapshots")
    first = elements.headings(page).first
    expect(first).to_contain_text("“Sign In” button: top space to “Name” text field 20 → 32")
    # The newest device is first.
    assert elements.names(page)[0] == "Login/Login/iphone-17.portrait"
    for state, count in [("Changed", "12"), ("No reference", "12"), ("Same", "12")]:
        expect(elements.state(page, state)).to_contain_text(count)


def test_opens_on_the_overview_without_changes(open_page, unchanged):
    page = open_page(f"{unchanged.as_uri()}/")
    expect(elements.view(page, "Overview")).to_be_checked()
    expect(elements.view(page, "Changes")).to_be_hidden()
    assert len(elements.names(page)) == 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1024, 1680])
def test_fits_the_viewport(open_page, width, scheme):
    page = open_page(width=width, scheme=scheme, fragment="view=preview")
    assert elements.overflow(page) == 0
    red, green, blue = page.evaluate(
        "getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).map(Number)")
    assert min(red, green, blue) > 200 if scheme == "light" else max(red, green, blue) < 50

    if width == 390:
        page.get_by_role("button", name="Filters").click()
        expect(elements.option(page, "Appearance", "Dark")).to_be_visible()
        assert elements.overflow(page) == 0
    for size in ["S", "L", "full"]:
        page.evaluate("size => page.setSize(size)", size)
        assert elements.overflow(page) == 0
    for view in ["overview", "change", "device", "configuration", "preview"]:
        page.evaluate("view => page.setView(view)", view)
        assert elements.overflow(page) == 0

    elements.cells(page).first.click()
    expect(elements.viewer(page)).to_be_visible()
    assert elements.overflow(page) == 0
    for control in elements.viewer(page).locator("button:visible, .segments:visible").all():
        box = control.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width


def test_lists_previews_without_scripts(open_page):
    page = open_page(scripts=False)
    links = page.get_by_role("listitem").get_by_role("link")
    expect(links).to_have_count(3)
    expect(elements.search_field(page)).to_be_hidden()
    links.first.click()
    page.wait_for_url(re.compile(r"/images/[0-9a-f]{32}\.svg$"))


def test_shows_markup_in_names_as_text(page):
    name = "<img src=x> & #2/view"
    elements.search_field(page).fill("#2")
    expect(elements.headings(page).filter(has_text=name)).to_be_visible()
    tree = page.get_by_role("region", name="Previews")
    expect(tree.get_by_role("button", name="<img src=x> & #2, previews")).to_be_visible()
    elements.cells(page).first.click()
    expect(elements.title(page)).to_contain_text(f"{name} iPhone 17")
    assert elements.has_loaded(elements.image(page, "New"))


HOSTILE = [
    "<script>document.title = 'failed'</script>", "<!-- <img src=x onerror=alert(1)>",
    "\u0600<b>bold</b>", "\" onload=\"alert(1)", "javascript:alert(1)", "\u202egpj.exe",
    "a\u0085b\u009b31mc", "first\r\nsecond",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_shows_hostile_texts_as_text(open_page, gallery, text):
    """Texts of documents and programs never become markup, wherever the page shows them."""
    page = open_page()
    page.evaluate("""text => {
        for (const preview of model.previews) {
            Object.assign(preview, { name: text, note: text, document: text, steps: [text] });
            preview.path = text.split('/');
        }
        for (const change of model.changes) Object.assign(change, { summary: text, title: text, place: text });
        for (const { device } of model.configurations) device.names = [text, text];
        for (const snapshot of model.snapshots) {
            Object.assign(snapshot, { causes: [{ text }], diagnostics: [text] });
        }
        page.refresh();
    }""", text)
    count = page.evaluate("document.querySelectorAll('script, b, img[src=x], [onload]').length")
    for view in ["overview", "change", "preview", "device", "configuration"]:
        page.evaluate("view => page.setView(view)", view)
    page.evaluate("page.setView('preview')")
    elements.cells(page).first.click()
    expect(elements.facts(page).get_by_role("listitem").first).to_be_visible()
    found = page.evaluate("document.querySelectorAll('script, b, img[src=x], [onload]').length")
    assert found == count
    expect(page).to_have_title(re.compile("^documents"))
    shown = elements.facts(page).get_by_role("listitem").first.text_content()
    assert shown == text


def test_shows_snapshots_that_failed(open_page, gallery_with_errors):
    page = open_page(f"{gallery_with_errors.as_uri()}/")
    expect(elements.headings(page).first).to_contain_text("no view is named “Sign In”")
    failed = elements.cell(page, "Login/Help/tap Sign In/iphone-8.portrait")
    expect(failed).to_contain_text("Failed")
    expect(failed).to_contain_text("No image")
    failed.click()
    expect(elements.viewer(page).locator("#stage").get_by_text("No image")).to_be_visible()
    expect(elements.facts(page)).to_contain_text("no view is named “Sign In”")


def test_stores_each_drawing_once(gallery):
    """Files are named after their contents, and all of them are used."""
    index = json.loads((gallery / "index.json").read_text())
    images = {snapshot["image"] for snapshot in index["snapshots"]}
    files = {f"images/{path.name}" for path in (gallery / "images").iterdir()}
    references = {snapshot.get("reference") for snapshot in index["snapshots"]} - {None}
    assert files == images | references


def test_thumbnails_are_small(gallery):
    sizes = [path.stat().st_size for path in (gallery / "thumbnails").iterdir()]
    assert sum(sizes) / len(sizes) < 12_000

"""A gallery in one file, which needs no other."""

import shutil

import conftest
import elements
import pytest
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def single(contactsheet, tmp_path_factory):
    """The folder of a file that contains a gallery of four snapshots, and of nothing else."""
    folder = tmp_path_factory.mktemp("single")
    shutil.copy(conftest.FIXTURES / "Login.storyboard", folder)
    contactsheet(folder, "gallery", "Login.storyboard", "-o", "Output", "--single-file",
                 "--devices", "iphone-8")
    alone = folder / "Alone"
    alone.mkdir()
    shutil.copy(folder / "Output/gallery.html", alone / "index.html")
    return alone


def test_shows_snapshots(open_page, single):
    page = open_page(f"{single.as_uri()}/", "view=preview")
    expect(elements.counter(page)).to_have_text("4 of 4 snapshots")
    expect(page.locator(".cell canvas.painted").first).to_be_attached()
    elements.cells(page).first.click()
    assert elements.has_loaded(elements.image(page, "New"))
    page.keyboard.press("i")
    expect(page.get_by_role("treeitem", name="UIButton “Sign In”", exact=True)).to_be_visible()


def test_changes_its_appearance(open_page, single):
    page = open_page(f"{single.as_uri()}/", scheme="dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(22, 22, 24)")

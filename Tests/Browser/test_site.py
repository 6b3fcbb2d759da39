"""The documentation as a site (scripts/site), with pictures of the five texts. Tests/CIExamples has its links."""

import subprocess

import conftest
import pytest


@pytest.fixture(scope="module")
def site(request, samples, tmp_path_factory):
    """The folder of a site with a gallery of all samples on two of the first iPhones."""
    folder = tmp_path_factory.mktemp("site")
    samples(folder, "gallery", "-o", "gallery", "--devices", "iphone-1,iphone-4")
    tool = request.config.getoption("--tool").resolve()
    subprocess.run(
        [conftest.ROOT / "scripts/site", "-o", folder / "site", "--gallery", folder / "gallery", "--tool", tool],
        check=True, stdout=subprocess.DEVNULL)
    return folder / "site"


def pages(site):
    return [page for page in sorted(site.rglob("*.html")) if not page.is_relative_to(site / "gallery")]


@pytest.fixture
def opened(browser):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.set_default_timeout(conftest.TIMEOUT)
    yield page
    context.close()


def test_pages_have_their_pictures_and_fit_a_phone(opened, site):
    for file in pages(site):
        opened.goto(file.as_uri())
        broken = opened.evaluate("""
            Promise.all([...document.images].map(async image => {
                image.loading = "eager";
                await image.decode().catch(() => {});
                return image.naturalWidth ? null : image.src;
            })).then(all => all.filter(Boolean))
        """)
        assert broken == [], file
        assert opened.evaluate("document.documentElement.scrollWidth") <= 390, file


def test_statements_of_the_texts_have_pictures(opened, site):
    opened.goto((site / "Documentation/Texts.html").as_uri())
    opened.locator(".covers a", has_text="Autosize").click()
    statement = opened.locator(".statement", has_text="the last two of six buttons")
    first = statement.locator("figure").first
    assert first.locator("img").count() == 2
    upright, turned = first.locator("img").nth(0).bounding_box(), first.locator("img").nth(1).bounding_box()
    assert upright["width"] < upright["height"] and turned["width"] > turned["height"]
    first.locator("a").first.click()
    opened.wait_for_url("**/gallery/index.html#open=Autosize/1%20No%20masks/iphone-1.portrait*")
    # The drawing of `canvas --autoresizing`.
    opened.go_back()
    assert opened.locator("img[src$='autoresizing.svg']").count() == 1

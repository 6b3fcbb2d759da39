"""Parts of the gallery's page, found as a person finds them: by role, name, and text."""

import base64
import re

from playwright.sync_api import expect


def cell(page, name):
    """The thumbnail of a snapshot, such as "Login/Login/iphone-8.portrait", after scrolling to it:
    only those near the viewport have elements."""
    found = page.locator(f'.cell[data-name="{name}"]')
    # Scrolling by script is finished when the call returns; a wheel's isn't.
    scroll = "scrollTo(0, 0)"
    for _ in range(60):
        if found.count():
            break
        page.evaluate(scroll)
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        scroll = "scrollBy({ top: 400, behavior: 'instant' })"
    return found


def close_viewer(page):
    """Closes the viewer, and waits until the page has scrolled to the snapshot that it showed."""
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile("open="))


def cells(page):
    """The thumbnails that have elements."""
    return page.locator(".cell")


def names(page):
    """The names of the snapshots on the sheet, in order, whether or not they have elements."""
    return page.evaluate("page.order.map(model.nameOf)")


def counter(page):
    """The text with the number of snapshots."""
    return page.locator("#counter")


def headings(page, level=2):
    """The texts of the headings on the sheet that have elements."""
    return page.get_by_role("main").get_by_role("heading", level=level)


def view(page, name):
    """The button of a view, such as "Device"."""
    return page.get_by_role("group", name="Group by").get_by_role("radio", name=name, exact=True)


def facet(page, name):
    """A filter, such as "Appearance", after opening it."""
    summary = page.locator("#filters summary", has_text=name).first
    if summary.locator("xpath=..").get_attribute("open") is None:
        summary.click()
    return page.get_by_role("group", name=name, exact=True)


def option(page, name, value):
    """The checkbox of a filter, such as "Dark" of "Appearance"."""
    return facet(page, name).get_by_role("checkbox", name=value)


def count(page, name, value):
    """The number next to a filter's value."""
    return facet(page, name).locator(".option", has_text=value).locator(".count")


def state(page, name):
    """The button of a state, such as "Changed"."""
    return page.get_by_role("group", name="States").get_by_role("button", name=name)


def chips(page):
    """The buttons that remove the active filters."""
    return page.get_by_role("group", name="Active filters").get_by_role("button")


def search_field(page):
    return page.get_by_role("combobox", name="Search snapshots")


def viewer(page):
    return page.get_by_role("dialog").and_(page.locator("#viewer"))


def title(page):
    """The heading of the viewer."""
    return viewer(page).get_by_role("heading", level=2)


def position(page):
    """The text such as "2 of 36" in the viewer."""
    return page.locator("#position")


def facts(page):
    """The details in the viewer."""
    return page.locator("#facts")


def fact_list(page, name):
    """A list of the details in the viewer, such as "Causes"."""
    return facts(page).get_by_role("list", name=name, exact=True)


def button(page, name):
    return viewer(page).get_by_role("button", name=name)


def share(page):
    """The menu with what can be copied, saved, and opened of a snapshot."""
    return viewer(page).get_by_role("group", name="Share")


def mode(page, name):
    """The radio button of a comparison, such as "Swipe"."""
    return viewer(page).get_by_role("radio", name=name)


def inspector(page):
    """The panel with the views of a snapshot."""
    return page.locator("#inspector")


def image(page, kind):
    """An image of the viewer: "Reference" or "New"."""
    return viewer(page).get_by_role("img", name=kind)


def film(page):
    """The controls of a film in the viewer."""
    return viewer(page).get_by_role("group", name="Film")


def scrubber(page):
    """The slider with the frames of a film."""
    return film(page).get_by_role("slider", name="Frame")


def moment(page):
    """The text such as "0.40 s, frame 13 of 31" next to the slider."""
    return page.locator("#moment")


def has_loaded(image):
    """Whether an image has been loaded and isn't empty."""
    return image.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")


def overflow(page):
    """The number of points by which the page is wider than its viewport."""
    return page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth")


def rows(page, locator, condition, left=1 / 3, right=2 / 3):
    """Returns the rows of an element that have a pixel of a color, as fractions of its height.

    The condition is an expression of the variables r, g, and b from 0 to 255. Only the part from left
    to right counts, as fractions of the element's width.
    """
    png = base64.b64encode(locator.screenshot()).decode()
    canvas = page.context.new_page()
    found = canvas.evaluate(f"""async url => {{
        const image = await createImageBitmap(await (await fetch(url)).blob());
        const {{ width, height }} = image;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context.drawImage(image, 0, 0);
        const left = Math.round(width * {left}), right = Math.round(width * {right});
        const found = [];
        for (let y = 0; y < height; y++) {{
            const {{ data }} = context.getImageData(left, y, right - left, 1);
            for (let i = 0; i < data.length; i += 4) {{
                const [r, g, b] = data.slice(i, i + 3);
                if ({condition}) {{ found.push(y / height); break; }}
            }}
        }}
        return found;
    }}""", f"data:image/png;base64,{png}")
    canvas.close()
    return found

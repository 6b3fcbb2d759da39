"""Parts of the gallery's page, found as a person finds them: by role, name, and text."""

import base64


def cell(page, name):
    """The thumbnail of a snapshot, such as "Login/Login/iphone-8.portrait"."""
    return page.locator(f'.cell[data-id="{name}"]')


def cells(page):
    """The thumbnails that the filters and the search leave."""
    return page.locator(".cell:visible")


def names(page):
    """The names of the snapshots that the filters and the search leave, in order."""
    return cells(page).evaluate_all("cells => cells.map(cell => cell.dataset.id)")


def counter(page):
    """The text with the number of snapshots."""
    return page.locator(".counter")


def option(page, facet, name):
    """The checkbox of a filter, such as "Dark" of "Appearance"."""
    return page.get_by_role("group", name=facet, exact=True).get_by_role(
        "checkbox", name=name)


def count(page, facet, name):
    """The number next to a filter's name."""
    group = page.get_by_role("group", name=facet, exact=True)
    return group.locator(".option", has_text=name).locator(".count")


def search_field(page):
    return page.get_by_role("searchbox")


def viewer(page):
    return page.get_by_role("dialog").and_(page.locator("#viewer"))


def title(page):
    """The heading of the viewer."""
    return viewer(page).get_by_role("heading", level=2)


def position(page):
    """The text such as "2 of 36" in the viewer."""
    return page.locator("#position")


def facts(page):
    """The panel of the viewer."""
    return page.locator("#facts")


def button(page, name):
    return viewer(page).get_by_role("button", name=name)


def mode(page, name):
    """The radio button of a comparison, such as "Swipe"."""
    return viewer(page).get_by_role("radio", name=name)


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

"""Fixtures: a gallery that the tool writes, and pages that show it in Chromium.

A page fails its test if its scripts report an error, a request fails, or a request leaves the
gallery's folder. A failed test leaves a screenshot in `.build/browser-failures`.
"""

import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import threading

import playwright.sync_api
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = ROOT / ".build/browser/bin/chromium"
FAILURES = ROOT / ".build/browser-failures"
FIXTURES = ROOT / "Tests/CommandTests/Fixtures"

# A folder whose name has to be escaped in addresses, and a document whose name is markup.
FOLDER = "gallery #1 100% done"
MARKUP = "<img src=x> & #2.xib"
CONFIGURATIONS = ["--devices", "iphone-8,iphone-17,ipad-10", "--appearance", "all"]

# In milliseconds. CI can be several times slower than a developer's machine.
TIMEOUT = 60000
playwright.sync_api.expect.set_options(timeout=TIMEOUT)


def pytest_addoption(parser):
    parser.addoption(
        "--tool", type=pathlib.Path, default=ROOT / ".build/debug/contactsheet",
        help="the contactsheet executable that writes the gallery")
    parser.addoption(
        "--samples", type=pathlib.Path, default=ROOT / ".build/debug/samples",
        help="the samples executable that writes the gallery of films")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call" and report.failed:
        item.has_failed = True
    return report


def runner(tool):
    """Returns a function that runs an executable in a folder, and returns its standard error."""
    tool = tool.resolve()
    if not tool.exists():
        pytest.exit(f"{tool} is missing — run scripts/test --browser, which builds it", returncode=2)

    # On CI, the tool records no references.
    environment = {name: value for name, value in os.environ.items() if name != "CI"}

    def run(folder, *arguments, status=0):
        result = subprocess.run(
            [tool, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
        assert result.returncode == status, result.stderr
        return result.stderr

    return run


def check_scripts(written):
    """Checks that the tool that wrote a gallery contains the current templates."""
    for script in sorted((ROOT / "Templates").glob("*.[cj]s*")):
        if script.read_bytes() != (written / "page" / script.name).read_bytes():
            pytest.exit(f"the tool has an old {script.name} — run scripts/test --browser, "
                        "which builds it", returncode=2)


@pytest.fixture(scope="session")
def contactsheet(request):
    """A function that runs the tool in a folder, and returns its standard error."""
    return runner(request.config.getoption("--tool"))


@pytest.fixture(scope="session")
def samples(request):
    """A function that runs the samples in a folder, and returns its standard error."""
    return runner(request.config.getoption("--samples"))


@pytest.fixture(scope="session")
def gallery(contactsheet, tmp_path_factory):
    """The folder of a gallery of 36 snapshots: three previews on three devices, in portrait and
    landscape, light and dark. Those of Login/Login are changed, those of Login/Help are the same,
    and those of a document with conflicting constraints have no reference. The page opens on the 24
    snapshots that need attention."""
    folder = tmp_path_factory.mktemp("documents")
    document = folder / "Login.storyboard"
    shutil.copy(FIXTURES / "Login.storyboard", document)
    shutil.copy(FIXTURES / "Conflict.xib", folder / MARKUP)
    contactsheet(folder, "record", document.name, *CONFIGURATIONS)

    # The button moves down by 12 points.
    text = document.read_text()
    assert text.count('constant="20" id="c6"') == 1
    document.write_text(text.replace('constant="20" id="c6"', 'constant="32" id="c6"'))
    contactsheet(folder, "gallery", document.name, MARKUP, "-o", FOLDER, *CONFIGURATIONS)

    check_scripts(folder / FOLDER)
    return folder / FOLDER


@pytest.fixture(scope="session")
def unchanged(contactsheet, tmp_path_factory):
    """The folder of a gallery of two previews on three devices, which are like their references."""
    folder = tmp_path_factory.mktemp("unchanged")
    shutil.copy(FIXTURES / "Login.storyboard", folder)
    arguments = ["Login.storyboard", *CONFIGURATIONS]
    contactsheet(folder, "record", *arguments)
    contactsheet(folder, "gallery", *arguments, "-o", "Output")
    return folder / "Output"


@pytest.fixture(scope="session")
def films(samples, tmp_path_factory):
    """The folder of a gallery of Dropit on one device, with films and images.

    The reference of Dropit/2 Collisions is a film of the same length, of squares that don't rotate.
    That of Dropit/3 No rotation is shorter: squares fall out of the screen. The others are the same."""
    folder = tmp_path_factory.mktemp("films")
    selection = ["--grep", "Dropit", "--devices", "iphone-5s", "--ios", "18"]
    samples(folder, "record", *selection)
    name = "iphone-5s.portrait.ios-18.svg"
    references = folder / "Snapshots/Dropit"
    shutil.copy(references / "3 No rotation" / name, references / "2 Collisions" / name)
    shutil.copy(references / "1 Gravity" / name, references / "3 No rotation" / name)
    samples(folder, "gallery", "-o", "Output", *selection)
    check_scripts(folder / "Output")
    return folder / "Output"


@pytest.fixture(scope="session")
def rotation(samples, tmp_path_factory):
    """The folder of a gallery with a film of a rotation."""
    folder = tmp_path_factory.mktemp("rotation")
    samples(folder, "gallery", "-o", "Output", "--grep", "Films window")
    return folder / "Output"


@pytest.fixture(scope="session")
def gallery_with_errors(contactsheet, tmp_path_factory):
    """The folder of a gallery in which a step fails on one of two previews."""
    folder = tmp_path_factory.mktemp("documents")
    shutil.copy(FIXTURES / "Login.storyboard", folder)
    contactsheet(folder, "gallery", "Login.storyboard", "-o", "Output", "--devices", "iphone-8",
                 "--tap", "Sign In", status=2)
    return folder / "Output"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def server(gallery):
    """The address of a local server of the gallery."""
    handler = functools.partial(QuietHandler, directory=gallery)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/"
        running.shutdown()


@pytest.fixture(scope="session")
def browser():
    """Debian's Chromium."""
    if not CHROMIUM.exists():
        pytest.exit("Chromium is missing — run scripts/setup --browser", returncode=2)
    with playwright.sync_api.sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=CHROMIUM)
        yield running
        running.close()


def listen(page, base, problems):
    """Adds what goes wrong on a page to a list of problems."""
    def request(event):
        if not event.url.startswith((base, "data:")):
            problems.append(f"request outside the gallery: {event.url}")

    def failed(event):
        # The page itself cancels the loading of images that it replaces.
        if event.failure != "net::ERR_ABORTED":
            problems.append(f"failed request: {event.url}: {event.failure}")

    def response(event):
        if event.status >= 400:
            problems.append(f"failed request: {event.url}: status {event.status}")

    def console(event):
        if event.type in ("error", "warning"):
            problems.append(f"console: {event.text}")

    page.on("request", request)
    page.on("requestfailed", failed)
    page.on("response", response)
    page.on("console", console)
    page.on("pageerror", lambda event: problems.append(f"error: {event}"))


@pytest.fixture
def open_page(browser, request):
    """A function that opens the gallery in a new page, from its file by default.

    - address: the folder of the page, with a slash at its end
    - fragment: what follows # in the page's address
    - width: the width of the viewport in points
    - scheme: the system's appearance, light or dark
    - scripts: whether the page's scripts run
    - motion: the person's preference, no-preference or reduce
    """
    contexts, problems = [], []

    def open(address=None, fragment="", width=1024, scheme="light", scripts=True,
             motion="no-preference"):
        base = address or f"{request.getfixturevalue('gallery').as_uri()}/"
        height = 844 if width < 500 else 768
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme,
            java_script_enabled=scripts, reduced_motion=motion)
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        page = context.new_page()
        listen(page, base, problems)
        page.goto(f"{base}index.html" + (f"#{fragment}" if fragment else ""))
        return page

    yield open

    if getattr(request.node, "has_failed", False):
        FAILURES.mkdir(parents=True, exist_ok=True)
        for number, context in enumerate(contexts):
            name = request.node.name.replace("/", "-")
            context.pages[0].screenshot(path=FAILURES / f"{name}-{number}.png")
    for context in contexts:
        context.close()
    assert not problems


@pytest.fixture
def page(open_page):
    """The gallery at a width of 1024 points in light appearance, by preview."""
    return open_page(fragment="view=preview")

"""`contactsheet review`: accepting and rejecting changes on the page."""

import http.server
import json
import shutil
import threading
import time
import urllib.error
import urllib.request

import conftest
import elements
import pytest
from playwright.sync_api import expect
from served import references, serving, until
from test_accessibility import violations

SELECTION = ["--devices", "iphone-8,iphone-17", "--orientations", "portrait,landscape"]
ARGUMENTS = ["Login.storyboard", "Conflict.xib", *SELECTION]
FIRST = "Login/Login/iphone-17.portrait"


@pytest.fixture
def folder(contactsheet, tmp_path):
    """A folder with a document of two scenes and four configurations. The four snapshots of
    Login/Login have changed, those of Login/Help haven't, and the four of Conflict/view have no
    reference."""
    shutil.copy(conftest.FIXTURES / "Login.storyboard", tmp_path)
    contactsheet(tmp_path, "record", "Login.storyboard", *SELECTION)
    shutil.copy(conftest.FIXTURES / "Conflict.xib", tmp_path)
    change_constant(tmp_path, 20, 32)
    return tmp_path


def change_constant(folder, old, new):
    document = folder / "Login.storyboard"
    text = document.read_text()
    assert text.count(f'constant="{old}" id="c6"') == 1
    document.write_text(text.replace(f'constant="{old}" id="c6"', f'constant="{new}" id="c6"'))


@pytest.fixture
def review(request, folder):
    """A running review of eight changes."""
    with serving(request.config.getoption("--tool"), folder, "review", *ARGUMENTS) as command:
        yield command


def bar(page):
    return page.get_by_role("region", name="Review", exact=True)


def text(page):
    return page.locator("#review-text")


def ready(page):
    """Waits until all snapshots have been compared."""
    until(page, "review.state && !review.state.isRunning && review.shown === review.state.contents")
    return page


def open_review(open_page, review, fragment="", **options):
    return ready(open_page(review.address, fragment, **options))


def decision(page, name):
    return elements.cell(page, name).get_attribute("data-decision")


def test_opens_on_what_differs(review, open_page):
    page = open_review(open_page, review)
    expect(text(page)).to_have_text("8 to review · 0 accepted · 0 rejected")
    expect(elements.counter(page)).to_have_text("8 of 12 snapshots")
    expect(page.get_by_role("button", name="Copy approve command")).to_have_count(0)


def test_accepts_one_by_click(review, open_page, folder):
    before = references(folder)
    page = open_review(open_page, review)
    elements.cell(page, FIRST).click()
    expect(page.locator("#decision")).to_have_text("To review")
    elements.button(page, "Accept").click()
    # The next snapshot is shown, and the reference is written already.
    expect(elements.title(page)).not_to_contain_text("iPhone 17 iPhone · Portrait")
    after = references(folder)
    assert [path for path in after if after[path] != before.get(path)] == [f"{FIRST}.svg"]
    elements.button(page, "Previous").click()
    expect(page.locator("#decision")).to_have_text("Accepted")
    page.keyboard.press("Escape")
    expect(text(page)).to_have_text("7 to review · 1 accepted · 0 rejected")
    assert decision(page, FIRST) == "accepted"
    expect(elements.cell(page, FIRST)).to_have_accessible_name(
        "Login/Login, iPhone 17, iPhone · Portrait, Changed, Accepted")


def test_accepts_rejects_and_undoes_by_keyboard(review, open_page, folder):
    before = references(folder)
    page = open_review(open_page, review)
    page.keyboard.press("j")
    page.keyboard.press("a")
    expect(text(page)).to_have_text("7 to review · 1 accepted · 0 rejected")
    expect(page.locator("#announcement")).to_have_text("Accepted 1 snapshot")
    # The focus is on the next snapshot.
    expect(page.locator(".cell:focus")).not_to_have_attribute("data-name", FIRST)
    second = page.locator(".cell:focus").get_attribute("data-name")
    page.keyboard.press("r")
    expect(text(page)).to_have_text("6 to review · 1 accepted · 1 rejected")
    assert decision(page, second) == "rejected"
    page.keyboard.press("Enter")
    page.keyboard.press("a")
    expect(page.locator("#viewer-message")).to_have_text("Accepted 1 snapshot")
    page.keyboard.press("Escape")
    expect(text(page)).to_have_text("5 to review · 2 accepted · 1 rejected")
    assert len([path for path, bytes in references(folder).items()
                if bytes != before.get(path)]) == 2
    for expected in ["6 to review · 1 accepted · 1 rejected", "7 to review · 1 accepted · 0 rejected",
                     "8 to review · 0 accepted · 0 rejected"]:
        page.keyboard.press("z")
        expect(text(page)).to_have_text(expected)
    assert references(folder) == before
    page.keyboard.press("z")
    expect(page.locator("#review-message")).to_contain_text("there is no decision to undo")


def test_rejecting_restores_what_was_accepted(review, open_page, folder):
    before = references(folder)
    page = open_review(open_page, review)
    page.keyboard.press("j")
    page.keyboard.press("a")
    expect(text(page)).to_have_text("7 to review · 1 accepted · 0 rejected")
    elements.cell(page, FIRST).focus()
    page.keyboard.press("r")
    expect(text(page)).to_have_text("7 to review · 0 accepted · 1 rejected")
    assert references(folder) == before
    page.keyboard.press("z")
    expect(text(page)).to_have_text("7 to review · 1 accepted · 0 rejected")
    assert references(folder) != before


def test_accepts_a_change(review, open_page, folder):
    before = references(folder)
    page = open_review(open_page, review)
    page.get_by_role("button", name="Accept 4 snapshots of ““Sign In” button").click()
    expect(text(page)).to_have_text("4 to review · 4 accepted · 0 rejected")
    changed = [path for path, bytes in references(folder).items() if bytes != before.get(path)]
    assert len(changed) == 4 and all(path.startswith("Login/Login/") for path in changed)
    expect(page.get_by_role("main").get_by_text("4 accepted")).to_be_visible()
    # The focus is on the first snapshot of the next section.
    expect(page.locator(".cell:focus")).to_have_attribute("data-name", "Conflict/view/iphone-17.portrait")
    page.keyboard.press("Shift+R")
    expect(text(page)).to_have_text("0 to review · 4 accepted · 4 rejected")


def test_each_cause_is_accepted(request, open_page, folder):
    """The title changes on the screens whose button moves, so that each snapshot has two causes."""
    document = folder / "Login.storyboard"
    document.write_text(document.read_text().replace('title="Sign In"', 'title="Log In"'))
    before = references(folder)
    with serving(request.config.getoption("--tool"), folder, "review", *ARGUMENTS) as command:
        page = open_review(open_page, command)
        accept = page.get_by_role("button", name="Accept 4 snapshots of “")
        # Those without a reference have a section of their own.
        expect(accept).to_have_count(3)
        accept.first.click()
        expect(page.locator("#announcement")).to_have_text("Accepted 0 snapshots; 4 have other causes, too")
        expect(text(page)).to_have_text("8 to review · 0 accepted · 0 rejected")
        assert references(folder) == before
        # The focus is on the first snapshot of the other cause.
        page.keyboard.press("a")
        expect(text(page)).to_have_text("7 to review · 1 accepted · 0 rejected")
        assert [name for name in references(folder) if references(folder)[name] != before[name]] == [
            f"{FIRST}.svg"]
        page.keyboard.press("r")
        expect(text(page)).to_have_text("6 to review · 1 accepted · 1 rejected")
        # The viewer decides on all causes, of the snapshot after the rejected one.
        expect(page.locator(".cell:focus")).not_to_have_attribute("data-decision", "rejected")
        page.keyboard.press("Enter")
        elements.button(page, "Accept").click()
        expect(page.locator("#viewer-message")).to_have_text("Accepted 1 snapshot")
        page.keyboard.press("Escape")
        expect(text(page)).to_have_text("5 to review · 2 accepted · 1 rejected")
        for expected in ["6 to review · 1 accepted · 1 rejected", "7 to review · 1 accepted · 0 rejected",
                         "8 to review · 0 accepted · 0 rejected", "8 to review · 0 accepted · 0 rejected"]:
            page.get_by_role("button", name="Undo").click()
            expect(text(page)).to_have_text(expected)
        expect(accept).to_have_count(3)
        assert references(folder) == before
        assert command.interrupt() == 1


def test_shows_layout_issues_and_explanations(review, open_page):
    page = open_review(open_page, review, "view=preview")
    conflict = elements.cell(page, "Conflict/view/iphone-17.portrait")
    conflict.click()
    expect(elements.fact_list(page, "Layout issues").get_by_role("listitem").first).to_be_visible()
    elements.close_viewer(page)
    elements.cell(page, FIRST).click()
    page.keyboard.press("i")
    page.get_by_role("treeitem", name="UIButton “Sign In”").locator("> .view-line").click()
    expect(elements.inspector(page).get_by_role("heading", name="Explanation")).to_be_visible()


def test_accepts_all_that_is_shown(review, open_page, folder):
    page = open_review(open_page, review)
    elements.search_field(page).fill("orientation:landscape")
    page.get_by_role("button", name="Accept 4 shown").click()
    expect(text(page)).to_have_text("4 to review · 4 accepted · 0 rejected")
    assert page.get_by_role("button", name="Accept shown").get_attribute("aria-disabled") == "true"
    elements.search_field(page).fill("")
    page.get_by_role("button", name="Reject 4 shown").click()
    expect(text(page)).to_have_text("0 to review · 4 accepted · 4 rejected")
    page.get_by_role("button", name="Undo").click()
    expect(text(page)).to_have_text("4 to review · 4 accepted · 0 rejected")


def test_filters_by_decision(review, open_page):
    page = open_review(open_page, review)
    page.keyboard.press("j")
    page.keyboard.press("a")
    expect(text(page)).to_have_text("7 to review · 1 accepted · 0 rejected")
    elements.option(page, "Review", "To review").check()
    expect(elements.counter(page)).to_have_text("7 of 12 snapshots")
    page.keyboard.press("Escape")
    elements.cells(page).first.focus()
    page.keyboard.press("a")
    expect(elements.counter(page)).to_have_text("6 of 12 snapshots")


def test_finishes_by_button(review, open_page):
    page = open_review(open_page, review)
    page.get_by_role("button", name="Accept 8 shown").click()
    expect(text(page)).to_contain_text("8 accepted")
    page.get_by_role("button", name="Finish").click()
    expect(page.locator("#review-message")).to_have_text(
        "The review is finished: 8 accepted, 0 rejected, 0 left. You can close this page.")
    assert review.wait() == 0
    assert review.lines[-1] == "8 accepted, 0 rejected, 0 left"


def test_the_last_message_stays_when_the_answer_of_the_button_is_late(review, open_page):
    page = open_review(open_page, review)

    def answer_late(route):
        response = route.fetch()
        until(page, "review.isFinished")
        route.fulfill(response=response)

    page.route("**/finish", answer_late)
    with page.expect_response("**/finish"):
        page.get_by_role("button", name="Finish").click()
    until(page, "document.activeElement.id === 'review-message'")
    expect(page.locator("#review-message")).to_contain_text("You can close this page.")
    assert review.wait() == 1


def test_finishes_by_interruption(review, open_page):
    page = open_review(open_page, review)
    page.keyboard.press("j")
    page.keyboard.press("r")
    expect(text(page)).to_contain_text("1 rejected")
    assert review.interrupt() == 1
    assert review.lines[-2:] == [f"rejected: {FIRST}", "0 accepted, 1 rejected, 7 left"]
    expect(page.locator("#review-message")).to_contain_text("0 accepted, 1 rejected, 7 left")
    expect(page.get_by_role("button", name="Accept 3 snapshots")).to_have_count(0)


def test_a_reloaded_page_shows_the_decisions(review, open_page):
    page = open_review(open_page, review)
    page.keyboard.press("j")
    page.keyboard.press("a")
    page.keyboard.press("r")
    expect(text(page)).to_have_text("6 to review · 1 accepted · 1 rejected")
    page.reload()
    ready(page)
    expect(text(page)).to_have_text("6 to review · 1 accepted · 1 rejected")
    assert decision(page, FIRST) == "accepted"


def test_two_pages_show_the_same(review, open_page):
    one = open_review(open_page, review)
    other = open_review(open_page, review)
    one.keyboard.press("j")
    one.keyboard.press("a")
    expect(text(other)).to_have_text("7 to review · 1 accepted · 0 rejected")
    other.keyboard.press("z")
    expect(text(one)).to_have_text("8 to review · 0 accepted · 0 rejected")


def test_nothing_is_lost_when_the_command_is_killed(
        request, browser, contactsheet, review, folder):
    """The page of a command that doesn't run any more reports failed requests."""
    before = references(folder)
    page = browser.new_page()
    page.set_default_timeout(conftest.TIMEOUT)
    page.goto(review.address)
    ready(page)
    page.keyboard.press("j")
    page.keyboard.press("a")
    expect(text(page)).to_contain_text("1 accepted")
    page.keyboard.press("r")
    expect(text(page)).to_contain_text("1 rejected")
    review.kill()
    expect(page.locator("#review-message")).to_contain_text("The review has ended")
    page.close()
    assert len([path for path, bytes in references(folder).items() if bytes != before[path]]) == 1

    with serving(request.config.getoption("--tool"), folder, "review", *ARGUMENTS) as again:
        page = browser.new_page()
        page.goto(again.address)
        ready(page)
        expect(text(page)).to_have_text("6 to review · 0 accepted · 1 rejected")
        page.close()
    # The approval before the end can be undone.
    contactsheet(folder, "approve", *ARGUMENTS, "--undo")
    assert references(folder) == before


def test_approve_undoes_the_last_decision(review, open_page, contactsheet, folder):
    before = references(folder)
    page = open_review(open_page, review)
    page.get_by_role("button", name="Accept 8 shown").click()
    expect(text(page)).to_contain_text("8 accepted")
    assert review.interrupt() == 0
    contactsheet(folder, "approve", *ARGUMENTS, "--undo")
    assert references(folder) == before


def test_a_reference_that_was_changed_since_is_kept(review, open_page, folder):
    page = open_review(open_page, review)
    page.keyboard.press("j")
    page.keyboard.press("a")
    expect(text(page)).to_contain_text("1 accepted")
    path = folder / f"Snapshots/{FIRST}.svg"
    path.write_bytes(path.read_bytes() + b"\n")
    kept = path.read_bytes()
    page.keyboard.press("z")
    expect(page.locator("#review-message")).to_contain_text("has been changed since then")
    assert path.read_bytes() == kept


def test_shows_snapshots_while_they_are_compared(request, open_page, contactsheet, tmp_path):
    """The page is open from the beginning and keeps its place; all devices take some seconds."""
    shutil.copy(conftest.FIXTURES / "Login.storyboard", tmp_path)
    shutil.copy(conftest.FIXTURES / "Conflict.xib", tmp_path)
    with serving(request.config.getoption("--tool"), tmp_path, "review", "Login.storyboard",
                 "Conflict.xib", "--devices", "all", "--workers", "1") as command:
        page = open_page(command.address)
        until(page, "grid.layout.height > 2000")
        page.keyboard.press("j")
        name = page.locator(".cell:focus").get_attribute("data-name")
        first = page.evaluate("model.snapshots.length")
        total = page.evaluate("review.state.total")
        assert 0 < first < total
        page.mouse.move(600, 500)
        page.mouse.wheel(0, 100)
        until(page, "scrollY === 100")
        # In one call, because new snapshots can replace the cells between two.
        cell = f"""document.querySelector('[data-name="{name}"]')"""
        until(page, f"{cell} !== null")
        top = page.evaluate(f"{cell}.getBoundingClientRect().y")
        until(page, f"model.snapshots.length > {first}")
        expect(page.locator(".cell:focus")).to_have_attribute("data-name", name)
        until(page, f"Math.abs({cell}?.getBoundingClientRect().y - {top}) < 1")
        # Snapshots can be accepted while others are compared.
        page.keyboard.press("a")
        expect(text(page)).to_contain_text("1 accepted")
        assert page.evaluate("review.state.isRunning")
        assert (tmp_path / f"Snapshots/{name}.svg").exists()
        # The page would ask a server that has ended.
        page.close()
        assert command.interrupt() == 1
        assert "not all snapshots were compared" in command.lines[-1]


def test_workers_compare_the_snapshots(request, open_page, folder):
    with serving(request.config.getoption("--tool"), folder, "review", *ARGUMENTS,
                 "--workers", "2") as command:
        page = open_review(open_page, command)
        expect(text(page)).to_have_text("8 to review · 0 accepted · 0 rejected")
        page.get_by_role("button", name="Accept 8 shown").click()
        expect(text(page)).to_contain_text("8 accepted")
        assert command.interrupt() == 0


def test_interruption_ends_workers(request, tmp_path):
    """All samples take minutes."""
    with serving(request.config.getoption("--samples"), tmp_path, "review",
                 "--workers", "2") as command:
        time.sleep(2)
        start = time.monotonic()
        assert command.interrupt() == 1
        assert time.monotonic() - start < 20
        assert command.lines[-1].endswith("left; not all snapshots were compared")


def test_the_list_of_keys(review, open_page):
    page = open_review(open_page, review)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard Shortcuts")
    expect(keys.get_by_text("Undo the last decision")).to_be_visible()
    expect(keys.get_by_text("Copy approve command")).to_be_hidden()
    page.keyboard.press("Escape")
    elements.cell(page, FIRST).click()
    page.keyboard.press("l")
    expect(page.locator("#ruler-x")).to_be_visible()


def test_static_pages_have_no_decisions(open_page):
    page = open_page()
    expect(bar(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Accept")).to_have_count(0)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard Shortcuts")
    expect(keys.get_by_text("Undo the last decision")).to_be_hidden()
    expect(keys.get_by_text("Copy approve command")).to_be_visible()


# Other pages and programs

def post(address, path, body, **headers):
    """The status of a request that isn't one of the page."""
    request = urllib.request.Request(
        address + path, json.dumps(body).encode(),
        {"Content-Type": "application/json", **{name.replace("_", "-"): value
                                                for name, value in headers.items()}})
    try:
        return urllib.request.urlopen(request).status
    except urllib.error.HTTPError as error:
        return error.code


ACCEPT = {"decision": "accepted", "names": [FIRST]}


def test_requests_without_the_token_change_nothing(review, open_page, folder):
    before = references(folder)
    open_review(open_page, review)
    base = f"http://127.0.0.1:{review.port}/"
    for prefix in ["", "0" * 32 + "/"]:
        assert post(base + prefix, "decisions", ACCEPT, Origin=base[:-1]) == 403
    assert post(review.address, "decisions", ACCEPT) == 403
    assert post(review.address, "decisions", ACCEPT, Origin="http://attacker.example") == 403
    assert post(review.address, "decisions", ACCEPT, Origin=base[:-1], Host="attacker.example") == 403
    assert references(folder) == before
    assert post(review.address, "decisions", ACCEPT, Origin=base[:-1]) == 200
    assert references(folder) != before


@pytest.mark.parametrize("name", [
    "../outside", "../../etc/passwd", f"../Snapshots/{FIRST}", "Login/Help/iphone-8.portrait", ""])
def test_only_snapshots_that_differ_can_be_accepted(review, open_page, folder, name):
    open_review(open_page, review)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    base = f"http://127.0.0.1:{review.port}"
    request = {"decision": "accepted", "names": [name]}
    assert post(review.address, "decisions", request, Origin=base) == 200
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


@pytest.fixture
def other_origin(review, tmp_path_factory):
    """A page of another origin that knows the port, and even the token in the address."""
    folder = tmp_path_factory.mktemp("other")
    base = f"http://127.0.0.1:{review.port}/"
    (folder / "index.html").write_text(f"""<!doctype html><title>Other</title>
        <form method="post" action="{review.address}decisions" enctype="text/plain" target="answer">
        <input name='{json.dumps(ACCEPT)[:-1]}, "x": "' value='"}}'></form>
        <iframe name="answer"></iframe><iframe name="page" src="{review.address}"></iframe>
        <script>
        const body = JSON.stringify({json.dumps(ACCEPT)});
        const attempts = [];
        for (const address of ["{base}", "{review.address}"]) {{
          for (const [mode, type] of [["cors", "application/json"], ["no-cors", "text/plain"], ["cors", "text/plain"]]) {{
            attempts.push(fetch(address + "decisions", {{
              method: "POST", mode, body, headers: {{ "Content-Type": type }}, credentials: "include",
            }}));
          }}
          attempts.push(fetch(address + "state?after=-1"));
          attempts.push(Promise.resolve(navigator.sendBeacon(address + "decisions", body)));
        }}
        document.forms[0].submit();
        Promise.allSettled(attempts).then(results => {{
          window.results = results.map(({{ status, value }}) => [status, value?.type ?? null, value?.status ?? null]);
        }});
        </script>""")

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=folder)

        def log_message(self, *arguments):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_pages_of_another_origin_can_approve_nothing(
        browser, review, open_page, other_origin, folder):
    before = references(folder)
    own = open_review(open_page, review)
    page = browser.new_page()
    page.goto(other_origin)
    until(page, "window.results")
    results = page.evaluate("results")
    # Nothing of an answer can be read.
    assert all(kind != "cors" or status is None for _, kind, status in results), results
    assert all(status in ("rejected", "fulfilled") for status, _, _ in results)
    assert [entry for entry in results if entry[0] == "fulfilled" and entry[2] == 200] == []
    time.sleep(.5)
    # The page can't be shown inside another one, where clicks could be led to it.
    assert page.frame("page").evaluate("document.querySelectorAll('#review').length") == 0
    page.close()
    expect(text(own)).to_have_text("8 to review · 0 accepted · 0 rejected")
    assert references(folder) == before


# Roles, names, and contrast

@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1024, 1680])
def test_accessibility_of_the_sheet(review, open_page, scheme, width):
    page = open_review(open_page, review, scheme=scheme, width=width)
    elements.cells(page).first.focus()
    page.keyboard.press("a")
    page.keyboard.press("r")
    expect(text(page)).to_have_text("6 to review · 1 accepted · 1 rejected")
    assert violations(page) == []
    assert elements.overflow(page) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessibility_of_the_viewer(review, open_page, scheme):
    page = open_review(open_page, review, f"open={FIRST}", scheme=scheme)
    expect(elements.viewer(page)).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator("#viewer-message")).to_be_visible()
    assert violations(page) == []


def test_the_order_of_the_tab_key(review, open_page):
    page = open_review(open_page, review)
    page.get_by_role("button", name="Undo").focus()
    for name in ["Reject 8 shown", "Accept 8 shown", "Finish"]:
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_text(name)
    page.get_by_role("button", name="Accept 4 snapshots of ““Sign In” button").focus()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Reject 4")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(text(page)).to_have_text("4 to review · 4 accepted · 0 rejected")

"""`contactsheet watch`: the page follows the files that are saved."""

import os
import re
import shutil
import time

import conftest
import elements
import pytest
from playwright.sync_api import expect
from served import serving, until
from test_accessibility import violations

SELECTION = ["--devices", "iphone-8,iphone-17", "--orientations", "portrait"]
FIRST = "Login/Login/iphone-8.portrait"


@pytest.fixture
def folder(tmp_path):
    """A folder with two documents: three previews on two devices."""
    shutil.copy(conftest.FIXTURES / "Login.storyboard", tmp_path)
    shutil.copy(conftest.FIXTURES / "Conflict.xib", tmp_path)
    return tmp_path


@pytest.fixture
def watch(request, folder):
    """A command that watches both documents."""
    with serving(request.config.getoption("--tool"), folder, "watch", "Login.storyboard",
                 "Conflict.xib", *SELECTION) as command:
        yield command


def open_watch(open_page, command, fragment="", **options):
    page = open_page(command.address, fragment, **options)
    until(page, "review.state && !review.state.isRunning && review.shown === review.state.contents")
    # The command knows what is visible.
    until(page, "review.visible")
    time.sleep(.4)
    return page


def text(page):
    return page.locator("#review-text")


def errors(page):
    return page.get_by_role("alert")


def edited(folder, constant):
    """The document with another distance above the button."""
    original = (conftest.FIXTURES / "Login.storyboard").read_text()
    return original.replace('constant="20" id="c6"', f'constant="{constant}" id="c6"')


def in_place(path, contents):
    path.write_text(contents)


def by_renaming(path, contents):
    """As vim, Xcode, and others save."""
    new = path.with_name(path.name + ".new")
    new.write_text(contents)
    os.replace(new, path)


def with_backup(path, contents):
    """As Emacs and others save: the old file gets another name first."""
    os.rename(path, path.with_name(path.name + "~"))
    path.write_text(contents)


def after_removal(path, contents):
    path.unlink()
    time.sleep(.005)
    path.write_text(contents)


def image_path(page, name):
    return page.evaluate(f"model.named({name!r}).image")


@pytest.mark.parametrize("save", [in_place, by_renaming, with_backup, after_removal])
def test_renders_a_saved_document_again(open_page, folder, request, save):
    with serving(request.config.getoption("--tool"), folder, "watch", "Login.storyboard",
                 "Conflict.xib", *SELECTION) as command:
        page = open_watch(open_page, command)
        for constant in [40, 60]:
            before = image_path(page, FIRST)
            other = image_path(page, "Conflict/view/iphone-8.portrait")
            save(folder / "Login.storyboard", edited(folder, constant))
            until(page, f"model.named('{FIRST}').image !== '{before}'")
            assert image_path(page, "Conflict/view/iphone-8.portrait") == other
            until(page, "!review.state.isRunning")
            expect(errors(page)).to_be_hidden()
        page.close()


def test_swaps_the_open_picture(watch, open_page, folder):
    page = open_watch(open_page, watch, f"open={FIRST}")
    for constant in [40, 60, 80, 100, 120]:
        page.evaluate("""() => {
            window.swapped = false;
            const old = document.querySelector('.shot.new img').src;
            const check = () => {
                const image = document.querySelector('.shot.new img');
                if (image && image.src !== old && image.complete && image.naturalWidth) window.swapped = true;
                else requestAnimationFrame(check);
            };
            check();
        }""")
        by_renaming(folder / "Login.storyboard", edited(folder, constant))
        until(page, "window.swapped")
        until(page, "!review.state.isRunning")
        time.sleep(.2)


def test_the_viewer_keeps_its_place(watch, open_page, folder):
    page = open_watch(open_page, watch, f"open={FIRST}")
    page.keyboard.press("+")
    page.keyboard.press("i")
    page.get_by_role("treeitem", name="UIButton “Sign In”", exact=True).locator("> .view-line").click()
    zoom = page.evaluate("[stage.zoom, stage.x, stage.y]")
    source = elements.image(page, "New").get_attribute("src")
    by_renaming(folder / "Login.storyboard", edited(folder, 44))
    expect(elements.image(page, "New")).not_to_have_attribute("src", source)
    assert page.evaluate("[stage.zoom, stage.x, stage.y]") == zoom
    expect(elements.title(page)).to_contain_text("Login/Login iPhone 8")
    expect(page.locator('[role="treeitem"][aria-selected="true"]')).to_contain_text("Sign In")


def test_the_sheet_keeps_its_place(watch, open_page, folder):
    page = open_watch(open_page, watch, "view=preview&size=L")
    cell = elements.cell(page, "Login/Help/iphone-8.portrait")
    cell.focus()
    page.mouse.move(600, 400)
    page.mouse.wheel(0, 150)
    until(page, "scrollY >= 100")
    time.sleep(.3)
    place = cell.bounding_box()
    before = image_path(page, FIRST)
    by_renaming(folder / "Login.storyboard", edited(folder, 44))
    until(page, f"model.named('{FIRST}').image !== '{before}'")
    assert cell.bounding_box() == place
    expect(page.locator(".cell:focus")).to_have_attribute("data-name", "Login/Help/iphone-8.portrait")


def test_renders_only_what_a_file_affects(watch, open_page, folder):
    page = open_watch(open_page, watch)
    assert page.evaluate("[review.state.total, model.snapshots.length]") == [6, 6]
    shutil.copy(conftest.FIXTURES / "Conflict.xib", folder / "Copy")
    os.replace(folder / "Copy", folder / "Conflict.xib")
    # A file that is saved during a run adds its snapshots to those that are left.
    until(page, "review.state.total === 2 && !review.state.isRunning")
    (folder / "notes.txt").write_text("Not a document")
    by_renaming(folder / "Login.storyboard", edited(folder, 44))
    until(page, "review.state.total === 4")
    assert page.evaluate("model.snapshots.length") == 6


def test_shows_errors_until_they_are_fixed(watch, open_page, folder):
    page = open_watch(open_page, watch)
    document = folder / "Login.storyboard"
    valid = document.read_text()
    before = image_path(page, FIRST)
    document.write_text(valid[:400])
    expect(errors(page)).to_contain_text("Login.storyboard:")
    # What was there stays.
    assert page.evaluate("model.snapshots.length") == 6
    assert violations(page) == []
    document.write_text(valid)
    expect(errors(page)).to_be_hidden()
    assert image_path(page, FIRST) == before
    document.unlink()
    expect(errors(page)).to_contain_text("Login.storyboard")
    document.write_text(edited(folder, 44))
    expect(errors(page)).to_be_hidden()
    until(page, f"model.named('{FIRST}').image !== '{before}'")


def test_follows_the_documents_of_a_folder(request, open_page, folder):
    with serving(request.config.getoption("--tool"), folder, "watch", ".", *SELECTION) as command:
        page = open_watch(open_page, command)
        (folder / "New").mkdir()
        time.sleep(.1)
        shutil.copy(conftest.FIXTURES / "Conflict.xib", folder / "New/Added.xib")
        until(page, "model.named('New/Added/view/iphone-8.portrait')")
        (folder / "Conflict.xib").unlink()
        until(page, "!model.named('Conflict/view/iphone-8.portrait')")
        (folder / "New/Added.xib").write_text("<document")
        expect(errors(page)).to_contain_text("Added.xib")
        assert page.evaluate("Boolean(model.named('New/Added/view/iphone-8.portrait'))")
        page.close()


def test_follows_texts(request, open_page, folder):
    """A strings file of a language, which is added, changed, and removed."""
    texts = folder / "fr.lproj/Login.strings"
    texts.parent.mkdir()
    texts.write_text("")
    with serving(request.config.getoption("--tool"), folder, "watch", "Login.storyboard",
                 "Conflict.xib", *SELECTION, "--language", "fr") as command:
        name = "Login/Login/iphone-8.portrait.lang-fr"
        page = open_watch(open_page, command)
        before = image_path(page, name)
        by_renaming(texts, f'"{button_id(folder)}.normalTitle" = "Se connecter";\n')
        until(page, f"model.named('{name}').image !== '{before}'")
        assert page.evaluate("review.state.total") == 4
        page.close()


def button_id(folder):
    """The object ID of the button in the document."""
    return re.search(r'<button [^>]*id="([^"]+)"', (folder / "Login.storyboard").read_text())[1]


def test_compares_with_references(request, contactsheet, open_page, folder):
    contactsheet(folder, "record", "Login.storyboard", *SELECTION)
    with serving(request.config.getoption("--tool"), folder, "watch", "Login.storyboard",
                 *SELECTION) as command:
        page = open_watch(open_page, command)
        assert page.evaluate("model.hasChanges") is False
        by_renaming(folder / "Login.storyboard", edited(folder, 44))
        until(page, f"model.named('{FIRST}').state === 'changed'")
        page.keyboard.press("x")
        expect(page.get_by_role("button", name="Copy approve command").first).to_be_visible()
        expect(page.get_by_role("button", name="Accept")).to_have_count(0)
        page.close()


def test_interruption_ends_the_command(watch, open_page):
    page = open_watch(open_page, watch)
    page.close()
    assert watch.interrupt() == -2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1024, 1680])
def test_accessibility(watch, open_page, scheme, width):
    page = open_watch(open_page, watch, scheme=scheme, width=width)
    expect(text(page)).to_have_text("Watching for changes")
    assert violations(page) == []
    assert elements.overflow(page) == 0


# Packages

@pytest.fixture
def package(request, tmp_path, monkeypatch):
    """The folder of a package whose executable is that of the samples. In place of `swift build`, a
    script waits a moment, writes its arguments to a file, and prints what the source file contains; a
    source file without an error is a successful build."""
    folder = tmp_path / "Package"
    products = folder / ".build/machine/debug"
    products.mkdir(parents=True)
    (folder / "Package.swift").write_text("// swift-tools-version: 6.2\n")
    (folder / "Sources").mkdir()
    (folder / "Sources/Main.swift").write_text("")
    shutil.copy(request.config.getoption("--samples"), products / "samples")
    script = tmp_path / "bin/swift"
    script.parent.mkdir()
    script.write_text(f"""#!/bin/sh
sleep 0.3
echo "$@" >> {tmp_path}/builds
cat {folder}/Sources/Main.swift
! grep -q 'error: ' {folder}/Sources/Main.swift
""")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{script.parent}:{os.environ['PATH']}")
    return folder


def test_builds_a_package_and_renders_it_again(package, browser):
    tool = package / ".build/machine/debug/samples"
    arguments = ["watch", "--grep", "Autosize", "--devices", "iphone-8", "--ios", "18"]
    with serving(tool, package, *arguments) as command:
        page = browser.new_page()
        page.set_default_timeout(conftest.TIMEOUT)
        page.goto(f"{command.address}#view=preview")
        until(page, "review.state && !review.state.isRunning && model.snapshots.length"
                    " && review.shown === review.state.contents")
        count = page.evaluate("model.snapshots.length")
        elements.cells(page).first.click()
        contents = page.evaluate("review.state.contents")

        # An error stays on the page until it's fixed.
        source = package / "Sources/Main.swift"
        source.write_text("/a/Main.swift:3:9: error: cannot find 'x' in scope\n  3 | x\n[1/2] Compiling\n")
        expect(text(page)).to_have_text("Building the package…")
        expect(page.locator("#review-errors")).to_contain_text("Main.swift:3:9: error: cannot find 'x'")
        expect(page.locator("#review-errors")).not_to_contain_text("Compiling")
        assert page.evaluate("review.state.contents") == contents
        source.write_text("let fixed = true\n")
        until(page, f"review.state.contents > {contents} && !review.state.isRunning")
        expect(page.locator("#review-errors")).to_be_hidden()
        assert page.evaluate("model.snapshots.length") == count
        # The page is at the same address, and the viewer is still open.
        expect(elements.viewer(page)).to_be_visible()

        # The next version watches, too.
        contents = page.evaluate("review.state.contents")
        source.write_text("let more = true\n")
        until(page, f"review.state.contents > {contents} && !review.state.isRunning")
        page.close()
        builds = (package.parent / "builds").read_text().splitlines()
        assert len(builds) == 3
        assert builds[0] == (f"build --package-path {package} --scratch-path {package}/.build "
                             "--configuration debug --product samples")


def test_shows_layout_issues_and_explanations(watch, open_page, folder):
    """The same as the gallery, also after a file was saved."""
    page = open_watch(open_page, watch, "view=preview")
    elements.cell(page, "Conflict/view/iphone-17.portrait").click()
    issues = elements.fact_list(page, "Layout issues").get_by_role("listitem")
    expect(issues.first).to_be_visible()
    elements.close_viewer(page)
    elements.cell(page, FIRST).click()
    page.keyboard.press("i")
    page.get_by_role("treeitem", name="UIButton “Sign In”").locator("> .view-line").click()
    explanation = elements.inspector(page).get_by_role("list").filter(has_text="20")
    expect(explanation.first).to_be_visible()
    in_place(folder / "Login.storyboard", edited(folder, 47))
    expect(elements.inspector(page).get_by_role("list").filter(has_text="47").first).to_be_visible()

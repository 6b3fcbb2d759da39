"""Tests what scripts/release checks, and the files in Packaging. A complete release takes minutes (RELEASING.md)."""

import json
import os
import shutil
import subprocess

import pytest
from conftest import ROOT


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


@pytest.fixture
def root(tmp_path):
    """The files that scripts/release reads before it builds."""
    folder = tmp_path / "root"
    for name in ("scripts/release", "CHANGELOG.md", "action.yml", "Examples/ci/gitlab-template.yml",
                 "Sources/ContactSheet/Commands/Command.swift"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(os.path.join(ROOT, name), folder / name)
    run("git", "init", "--quiet", folder)
    run("git", "-C", folder, "add", ".")
    run("git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@b", "commit", "--quiet", "-m", "A")
    return folder


def release(root, *arguments):
    # The command stops here if all checks passed.
    return run(root / "scripts/release", *arguments, "--products", root / "none", "-o", root / "output")


@pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in ("dpkg-shlibdeps", "patchelf", "strip", "xz")),
    reason="scripts/release requires tools that scripts/setup doesn't install")
@pytest.mark.parametrize("file, change, error", [
    (None, None, "none doesn't contain the executables contactsheet and contactsheet-adopt"),
    ("CHANGELOG.md", ("## 0.1.0", "## Unreleased"), 'CHANGELOG.md has no section "## 0.1.0"'),
    ("action.yml", ("version=0.1.0", "version=0.0.9"), "the version in action.yml isn't 0.1.0"),
    ("Sources/ContactSheet/Commands/Command.swift", ('"0.1.0"', '"0.2.0"'),
     "`Version.current` in Sources/ContactSheet isn't 0.1.0")])
def test_checks_versions(root, file, change, error):
    if file:
        text = (root / file).read_text()
        assert change[0] in text
        (root / file).write_text(text.replace(*change))
        assert release(root, "0.1.0").stderr == (
            "release: the working tree has changes — commit or remove them\n")
    result = release(root, "0.1.0", "--draft")
    assert result.returncode == 2 and result.stderr.rstrip().endswith(error), result.stderr
    assert not (root / "output").exists()


def test_manual_pages_have_the_text_of_the_help(tmp_path):
    option = {
        "kind": "option", "valueName": "folder", "abstract": "The folder of -- 'all' files", "shouldDisplay": True,
        "names": [{"kind": "long", "name": "output"}, {"kind": "short", "name": "o"}]}
    hidden = {"kind": "flag", "shouldDisplay": False, "names": [{"kind": "long", "name": "secret"}]}
    command = {
        "commandName": "tool", "abstract": "Does things.", "subcommands": [
            {"commandName": "run", "abstract": "Runs.", "discussion": ".hidden\nfiles", "arguments": [option, hidden]},
            {"commandName": "help", "abstract": "Helps."}]}
    (tmp_path / "help.json").write_text(json.dumps({"command": command}))
    pages = tmp_path / "pages"
    pages.mkdir()
    script = os.path.join(ROOT, "Packaging/man-pages")
    assert run(script, tmp_path / "help.json", pages, "1.2", "2026-01-31").returncode == 0
    assert sorted(os.listdir(pages)) == ["tool-run.1", "tool.1"]
    assert "\\fBtool\\-run\\fR(1)\nRuns.\n" in (pages / "tool.1").read_text()
    page = (pages / "tool-run.1").read_text()
    assert page.startswith('.TH TOOL\\-RUN 1 "2026-01-31" "contactsheet 1.2" "User Commands"\n')
    assert ".TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIfolder\\fR\nThe folder of \\-\\- 'all' files\n" in page
    assert "\n\\&.hidden\nfiles\n" in page and "secret" not in page


def test_the_bill_of_materials_lists_packages_and_files(tmp_path):
    checkout = {"checkoutState": {"version": "1.3.0", "revision": "abc"}}
    reference = {"location": "https://github.com/a/B.git", "name": "B"}
    (tmp_path / "state.json").write_text(json.dumps(
        {"object": {"dependencies": [{"packageRef": reference, "state": checkout}]}}))
    files = "libx.so.1\tdebian:libx1=2.0-1\taa\nlibswiftCore.so\tswift:6.3\tbb\n"
    script = os.path.join(ROOT, "Packaging/bill-of-materials")
    arguments = (script, "1.2", "2026-01-31T00:00:00Z", tmp_path / "state.json")
    results = [run(*arguments, input=text).stdout for text in (files, files, files.replace("aa", "cc"))]
    assert results[0] == results[1] != results[2]
    components = json.loads(results[0])["components"]
    assert [component["purl"] for component in components] == [
        "pkg:deb/debian/libx1@2.0-1", "pkg:github/swiftlang/swift@6.3", "pkg:swift/github.com/a/B@1.3.0"]
    assert components[0]["components"] == [
        {"type": "file", "name": "libx.so.1", "hashes": [{"alg": "SHA-256", "content": "aa"}]}]


def test_the_launcher_works_from_any_folder_and_through_links(tmp_path):
    program = tmp_path / "a folder/lib/contactsheet/contactsheet"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$0" "$CONTACTSHEET_FONTS" "$PATH" "$@"\n')
    program.chmod(0o755)
    launcher = tmp_path / "a folder/bin/contactsheet"
    launcher.parent.mkdir()
    shutil.copy(os.path.join(ROOT, "Packaging/launcher"), launcher)
    link = tmp_path / "bin/contactsheet"
    link.parent.mkdir()
    link.symlink_to(launcher)
    for command in (launcher, link):
        environment = {"PATH": os.environ["PATH"], "CONTACTSHEET_FONTS": "/own"}
        lines = run(command, "a b", "--c", cwd="/", env=environment).stdout.splitlines()
        folder = tmp_path / "a folder"
        assert lines == [
            str(program), f"{folder}/share/fonts:/own", f"{os.environ['PATH']}:{program.parent}", "a b", "--c"]


@pytest.fixture
def installed(tmp_path):
    """A folder with the launcher of contactsheet-adopt, which belongs to Swift 6.3.1, and a program that prints."""
    launcher = tmp_path / "contactsheet-adopt"
    with open(os.path.join(ROOT, "Packaging/adopt-launcher")) as file:
        launcher.write_text(file.read().replace("@SWIFT@", "6.3.1"))
    program = tmp_path / "adopt/contactsheet-adopt"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "$CONTACTSHEET_SWIFT_SYNTAX|$LD_LIBRARY_PATH|$1"\n')
    for file in (launcher, program):
        file.chmod(0o755)
    return tmp_path


def start(installed, version=None, with_libraries=True):
    tools = installed / "tools"
    tools.mkdir()
    if version:
        host = installed / "usr/lib/swift/host"
        host.mkdir(parents=True)
        if with_libraries:
            (host / "libSwiftIfConfig.so").touch()
        information = json.dumps({
            "compilerVersion": f"Swift version {version} (swift-{version}-RELEASE)",
            "paths": {"runtimeResourcePath": str(host.parent)}}, indent=2)
        (tools / "swift").write_text(f"#!/bin/sh\ncat <<'EOF'\n{information}\nEOF\n")
        (tools / "swift").chmod(0o755)
    return run(installed / "contactsheet-adopt", "request", env={"PATH": f"{tools}:/usr/bin:/bin"})


def test_installed_adoption_uses_the_toolchain(installed):
    result = start(installed, "6.3.1")
    folder = installed / "usr/lib/swift"
    assert result.stdout == f"{folder}/host|{folder}/host:{folder}/linux|request\n", result.stderr


@pytest.mark.parametrize("version, with_libraries, reason", [
    (None, True, "Xcode projects are built with Swift, which is not in PATH"),
    ("6.3.10", True, "contactsheet-adopt belongs to another version of Swift than the one in PATH"),
    ("6.3.1", False, "the toolchain of Swift has no libraries of swift-syntax")])
def test_installed_adoption_says_what_is_missing(installed, version, with_libraries, reason):
    result = start(installed, version, with_libraries)
    answer = json.loads(result.stdout)
    assert answer == {"failed": {"_0": f"{reason} — install Swift 6.3.1: https://www.swift.org/install/linux"}}
    assert result.returncode == 2

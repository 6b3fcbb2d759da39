"""Tests scripts/site: the links of all pages lead to files and elements of the site."""

import json
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag

import pytest
from conftest import ROOT, TOOLS


class Elements(HTMLParser):
    def __init__(self, file):
        super().__init__()
        self.links, self.names = [], set()
        with open(file, encoding="utf-8") as text:
            self.feed(text.read())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.links.append(value)
            elif name == "id":
                assert value not in self.names, value
                self.names.add(value)


def build(root, *options):
    return subprocess.run(
        [sys.executable, os.path.join(root, "scripts/site"), *options], capture_output=True, text=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    gallery = tmp_path_factory.mktemp("gallery")
    (gallery / "index.html").write_text('<!DOCTYPE html><title>Samples</title><h1 dir="auto">Samples</h1>')
    folder = str(tmp_path_factory.mktemp("site") / "site")
    result = build(ROOT, "-o", folder, "--gallery", str(gallery), "--tool", os.path.join(TOOLS, "contactsheet"))
    assert result.returncode == 0, result.stderr
    return folder


def pages(site):
    for folder, _, files in os.walk(site):
        for file in files:
            if file.endswith(".html"):
                yield os.path.join(folder, file)


def test_all_links_have_targets(site):
    elements = {page: Elements(page) for page in pages(site)}
    assert len(elements) > 40
    count = 0
    for page, content in elements.items():
        for link in content.links:
            if re.match(r"(https?|data|mailto):", link):
                continue
            path, anchor = urldefrag(link)
            target = os.path.normpath(os.path.join(os.path.dirname(page), unquote(path))) if path else page
            assert os.path.exists(target), f"{page}: {link}"
            if anchor and target in elements:
                assert anchor in elements[target].names, f"{page}: {link}"
            count += 1
    assert count > 1000


def test_the_gallery_and_the_examples_of_rules_are_linked(site):
    links = Elements(os.path.join(site, "Documentation/LintRules.html")).links
    assert "../gallery/index.html" in links and "../rules/truncated-text.html" in links
    assert "<img" in open(os.path.join(site, "rules/truncated-text.html")).read()
    assert Elements(os.path.join(site, "gallery/index.html")).links == ["../Documentation/Texts.html"]


# The pages of the five texts

TEXTS = sorted(os.listdir(os.path.join(ROOT, "Documentation/Texts")))


def rows(name):
    """The rows of a text's tables: statement, previews, tests."""
    with open(os.path.join(ROOT, "Documentation/Texts", name), encoding="utf-8") as file:
        lines = [line for line in file if line.startswith("| ") and not line.startswith(("| ---", "| statement"))]
    found = [re.split(r" \| ", line.strip().strip("|").strip()) for line in lines]
    assert all(len(row) == 3 for row in found), name
    return found


def previews(name):
    """The names of previews in a text's tables, without canvases."""
    for _, cell, _ in rows(name):
        for part in re.split(r", | → ", cell):
            if part != "–" and not part.startswith("`canvas"):
                yield part


@pytest.mark.parametrize("name", TEXTS)
def test_statements_name_tests_and_previews_that_exist(name):
    sources = ""
    for folder, _, files in os.walk(os.path.join(ROOT, "Tests")):
        for file in files:
            if file.endswith((".swift", ".py")):
                with open(os.path.join(folder, file), encoding="utf-8") as source:
                    sources += source.read()
    for statement, _, tests in rows(name):
        names = re.findall(r"\b(\w+Tests|test_lecture)(?:\.(\w+))?(?! *\()", re.sub(r"\(.*?\)", "", tests))
        assert names, statement
        for suite, test in names:
            assert suite == "test_lecture" or re.search(rf"\b(struct|class) {suite}\b", sources), suite
            assert not test or re.search(rf"\b(func|def) {test}\(", sources), f"{suite}.{test}"
    samples = ""
    for folder, _, files in os.walk(os.path.join(ROOT, "Sources/ContactSheetSamples")):
        for file in files:
            if file.endswith(".swift"):
                with open(os.path.join(folder, file), encoding="utf-8") as source:
                    samples += source.read()
    for preview in previews(name):
        # Films that the gallery shows have no references.
        assert os.path.isdir(os.path.join(ROOT, "Snapshots", preview)) or f'"{preview}"' in samples, preview


def gallery_of(names, folder):
    """Writes a gallery with a snapshot of each preview, and with a film of those that are named so."""
    folder.mkdir()
    snapshots = []
    for number, name in enumerate(names):
        for configuration in (0, 1):
            snapshots.append({"preview": number, "configuration": configuration, "image": "a.svg"})
            if name.startswith("Films/"):
                snapshots[-1] |= {"film": {"width": 480, "height": 480}, "thumbnail": "a.svg"}
    usual = {"appearance": "light", "textSize": "l", "direction": "ltr", "multitasking": "full", "device": 0, "iOS": "7"}
    configurations = [
        usual | {"name": "p", "orientation": "portrait", "width": 320, "height": 480},
        usual | {"name": "l", "orientation": "landscape-left", "width": 480, "height": 320}]
    (folder / "index.html").write_text("<!DOCTYPE html><title>Samples</title>")
    (folder / "a.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"></svg>')
    (folder / "index.json").write_text(json.dumps({
        "previews": [{"name": name} for name in names], "devices": [{"names": ["iPhone 4"], "year": 2010}],
        "configurations": configurations, "snapshots": snapshots}))
    return str(folder)


def test_pages_of_texts_have_pictures(tmp_path):
    names = sorted({preview for name in TEXTS for preview in previews(name)})
    gallery = gallery_of(names, tmp_path / "gallery")
    result = build(ROOT, "-o", str(tmp_path / "site"), "--gallery", gallery, "--tool", "")
    assert result.returncode == 0, result.stderr
    for name in TEXTS:
        page = (tmp_path / "site/Documentation/Texts" / name.replace(".md", ".html")).read_text()
        groups = [cell for _, cell, _ in rows(name)]
        # Statements in succession that the same previews show are in one section.
        assert page.count("<section") == len([a for a, b in zip(groups, [None] + groups) if a != b])
        assert page.count('class="arrow"') == sum(a.count("→") for a, b in zip(groups, [None] + groups) if a != b)
        for preview in previews(name):
            assert f'<figcaption>{preview} <small>iPhone 4' in page
        if "Films/" in page:
            assert '<source media="(prefers-reduced-motion: reduce)"' in page
    index = (tmp_path / "site/Documentation/Texts.html").read_text()
    assert re.findall(r'<a href="\.\./Documentation/Texts/(\w+)\.html"><img', index) == [
        "Callbacks", "Swapper", "PhotoDiary", "Autosize", "Lecture"]


def test_a_statement_without_its_preview_is_an_error(tmp_path):
    names = sorted({preview for name in TEXTS for preview in previews(name)} - {"Callbacks/3 Transition"})
    gallery = gallery_of(names, tmp_path / "gallery")
    result = build(ROOT, "-o", str(tmp_path / "site"), "--gallery", gallery, "--tool", "")
    assert result.returncode == 1
    assert result.stderr == "site: Documentation/Texts/Callbacks.md: no preview is named Callbacks/3 Transition\n"


@pytest.mark.parametrize("link, error", [
    ("Missing.md", "README.md: Documentation/Missing.md doesn't exist"),
    ("Gallery.md#missing", "README.md: Documentation/Gallery.md has no heading #missing")])
def test_a_link_without_a_target_is_an_error(tmp_path, link, error):
    root = tmp_path / "root"
    for folder in ("scripts", "Documentation", "Packaging"):
        shutil.copytree(os.path.join(ROOT, folder), root / folder)
    for name in os.listdir(ROOT):
        if name.startswith("."):
            continue
        if name.endswith((".md", ".yml")) or name == "LICENSE":
            shutil.copy(os.path.join(ROOT, name), root)
        elif not (root / name).exists():
            (root / name).symlink_to(os.path.join(ROOT, name))
    shutil.copy(os.path.join(ROOT, ".pre-commit-hooks.yaml"), root)
    with open(root / "README.md", "a") as file:
        file.write(f"\n[A link](Documentation/{link})\n")
    result = build(root, "--tool", "")
    assert result.returncode == 1
    assert result.stderr == f"site: {error}\n"

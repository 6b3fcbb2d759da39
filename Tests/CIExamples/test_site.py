"""Tests scripts/site: the links of all pages lead to files and elements of the site."""

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
    (gallery / "index.html").write_text("<!DOCTYPE html><title>Samples</title>")
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

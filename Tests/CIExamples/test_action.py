"""Tests action.yml, the hooks for pre-commit, and the template for GitLab.

The commands of each step are run by a shell with the variables that the CI system sets. No part of it runs on
GitHub or GitLab itself.
"""

import hashlib
import os
import platform
import re
import subprocess
import sys
import tarfile

import pytest
import yaml
from conftest import ROOT
from test_examples import add_label

CHANGE = ('constant="20" id="c6"', 'constant="32" id="c6"')
TARBALL = f"contactsheet-0.1.0-linux-{platform.machine()}.tar.xz"


def read(name):
    with open(os.path.join(ROOT, name)) as file:
        return yaml.safe_load(file)


def tool(name):
    return os.path.join(os.path.dirname(sys.executable), name)


def contents(folder, name):
    with open(os.path.join(folder, name)) as file:
        return file.read()


class Action:
    """The action, run step by step in a project."""

    def __init__(self, project, inputs=None, **context):
        self.project, self.outputs = project, {}
        self.temporary = os.path.join(project.folder, "temporary")
        os.makedirs(self.temporary, exist_ok=True)
        self.definition = read("action.yml")
        defaults = {name: item["default"] for name, item in self.definition["inputs"].items()}
        self.context = {
            "github.server_url": "https://github.example.com", "github.action_repository": "owner/contactsheet",
            "github.token": "token", "runner.temp": self.temporary, "github.event.pull_request.number": "",
            "github.event.pull_request.base.sha": "",
            **{f"inputs.{name}": value for name, value in {**defaults, **(inputs or {})}.items()}, **context}

    def value(self, text):
        return re.sub(r"\$\{\{ (\S+) \}\}", lambda match: self.context[match[1]], text)

    def run(self, name, **variables):
        step = next(step for step in self.definition["runs"]["steps"] if step["name"] == name)
        assert step["shell"] == "bash" and "${{" not in step["run"]
        files = {name: os.path.join(self.temporary, name) for name in
                 ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        environment = {name: self.value(text) for name, text in step.get("env", {}).items()}
        result = self.project.run(step["run"], **{
            **environment, **files, "GITHUB_REPOSITORY_OWNER": "Owner", "GITHUB_REPOSITORY": "Owner/App",
            "GITHUB_REF_NAME": "main", "GITHUB_SHA": "0123abc", **variables})
        if "id" in step:
            for line in contents(self.temporary, "GITHUB_OUTPUT").splitlines():
                key, value = line.split("=", 1)
                self.context[f"steps.{step['id']}.outputs.{key}"] = value
        return result


@pytest.mark.parametrize("name, schema", [
    ("action.yml", "vendor.github-actions"), ("Examples/ci/gitlab-template.yml", "vendor.gitlab-ci")])
def test_files_match_the_published_schemas(name, schema):
    arguments = [tool("check-jsonschema"), "--builtin-schema", schema, os.path.join(ROOT, name)]
    result = subprocess.run(arguments, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_version_is_the_one_of_the_tool():
    version = re.search(r'static let current = "(.*)"', contents(
        ROOT, "Sources/ContactSheet/Commands/Command.swift"))[1]
    install = read("action.yml")["runs"]["steps"][0]["run"]
    assert install.startswith(f"version={version}\n")
    assert read("Examples/ci/gitlab-template.yml")["variables"]["CONTACTSHEET_VERSION"] == version


@pytest.fixture
def release(tmp_path_factory):
    """A folder with a tarball that contains a command, and its checksum."""
    folder = tmp_path_factory.mktemp("release")
    command = folder / "contactsheet"
    command.write_text("#!/bin/sh\necho from the tarball\n")
    command.chmod(0o755)
    with tarfile.open(folder / TARBALL, "w:xz") as tarball:
        tarball.add(command, "contactsheet-0.1.0/bin/contactsheet")
    digest = hashlib.sha256((folder / TARBALL).read_bytes()).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{digest}  {TARBALL}\n")
    return folder


def installed_command(action):
    (path,) = contents(action.temporary, "GITHUB_PATH").splitlines()
    return subprocess.run([os.path.join(path, "contactsheet")], capture_output=True, text=True).stdout


@pytest.mark.parametrize("prefix", ["", "file://"])
def test_installs_a_tarball(project, release, prefix):
    action = Action(project, {"tarball": f"{prefix}{release}/{TARBALL}"})
    assert action.run("Install")[0] == 0
    assert installed_command(action) == "from the tarball\n"


def test_installs_this_version_if_its_checksum_is_right(project, release):
    action = Action(project, **{"github.server_url": "file://", "github.action_repository": "owner"})
    folder = f"file://{release}"
    (release / "0.1.0").symlink_to(release)
    status, output, errors = action.run("Install", RELEASES=folder)
    assert status == 0 and f"{TARBALL}: OK" in output, errors
    assert installed_command(action) == "from the tarball\n"
    os.remove(os.path.join(action.temporary, "GITHUB_PATH"))
    (release / "SHA256SUMS").write_text(f"{'0' * 64}  {TARBALL}\n")
    assert action.run("Install", RELEASES=folder)[0] == 1
    assert not os.path.exists(os.path.join(action.temporary, "GITHUB_PATH"))


def test_reports_changes_as_annotations_and_in_the_summary(project):
    action = Action(project, {"input": "App\n"})
    assert action.run("Test")[0] == 0
    project.change(CHANGE)
    status, output, _ = action.run("Test")
    assert status == 1
    assert re.search(r"^::error file=App/Login.storyboard,line=\d+,", output, re.MULTILINE), output
    assert "20 → 32" in contents(action.temporary, "GITHUB_STEP_SUMMARY")


def test_options_are_words_of_a_shell(project):
    action = Action(project, {"input": "App", "options": "--grep 'No such preview'"})
    status, _, errors = action.run("Test")
    assert status == 2 and "No such preview" in errors


@pytest.fixture
def origin(project):
    """The repository that the project is a clone of."""
    project.run(
        "git init --quiet --bare origin.git && git init --quiet --initial-branch main .\n"
        "git remote add origin $PWD/origin.git && git add App && git -c user.name=A -c user.email=a@b commit --quiet -m A",
        check=True)
    return os.path.join(project.folder, "origin.git")


def published(origin, name):
    result = subprocess.run(["git", "-C", origin, "show", f"pages:{name}"], capture_output=True)
    return result.stdout.decode(errors="replace") if result.returncode == 0 else None


def test_publishes_a_page_and_comments_with_its_pictures(project, origin):
    project.change(CHANGE)
    inputs = {"input": "App", "branch": "pages"}
    for number in ("7", "8", "7"):
        action = Action(project, inputs, **{"github.event.pull_request.number": number})
        for step in ("Place", "Gallery", "Page"):
            status, output, errors = action.run(step)
            assert status == 0, output + errors
        address = f"https://Owner.github.io/App/pull/{number}/"
        assert action.context["steps.place.outputs.address"] == address
        summary = contents(action.temporary, "gallery/summary.md")
        pictures = re.findall(r'<img src="([^"]*)"', summary)
        assert pictures and all(picture.startswith(address) for picture in pictures)
        for picture in pictures:
            assert published(origin, f"pull/{number}/" + picture.removeprefix(address)) is not None
    assert published(origin, "pull/8/index.html") and published(origin, ".nojekyll") == ""


@pytest.fixture
def base(project, origin):
    """The commit that a pull request without references is compared with, in a clone that lacks it."""
    project.run("git push --quiet origin main && rm -rf .git Snapshots", check=True)
    (commit,) = project.run("git -C origin.git rev-parse main", check=True)[1].split()
    project.run(
        "git init --quiet . && git remote add origin $PWD/origin.git && git add App"
        " && git -c user.name=A -c user.email=a@b commit --quiet -m B", check=True)
    return commit


@pytest.mark.parametrize("changed", [False, True])
def test_compares_a_pull_request_without_references_with_its_base(project, base, changed):
    project.change(CHANGE if changed else None)
    action = Action(project, {"input": "App", "branch": "pages"}, **{
        "github.event.pull_request.number": "7", "github.event.pull_request.base.sha": base})
    status, output, errors = action.run("Test")
    assert status == 0, errors
    annotation = re.search(r"^::error file=App/Login.storyboard,line=\d+,.*20 → 32", output, re.MULTILINE)
    assert bool(annotation) == changed, output
    for step in ("Place", "Gallery"):
        status, output, errors = action.run(step)
        assert status == 0, output + errors
    summary = contents(action.temporary, "gallery/summary.md")
    assert len(re.findall(r'<img src="https://Owner.github.io/App/pull/7/', summary)) == (2 if changed else 0), summary
    assert os.path.exists(os.path.join(action.temporary, "gallery/index.html"))


def test_a_merge_request_without_references_is_compared_with_its_base(project, base):
    project.change(CHANGE)
    script = read("Examples/ci/gitlab-template.yml")
    status, output, errors = project.run("\n".join(script["contactsheet"]["script"]), **{
        **script["variables"], "CONTACTSHEET_INPUT": "App", "CI_MERGE_REQUEST_DIFF_BASE_SHA": base,
        "CI_JOB_URL": "https://gitlab.example.com/-/jobs/1"})
    assert status == 0 and "20 → 32" in output, errors
    assert 'src="https://gitlab.example.com/-/jobs/1/artifacts/raw/gallery/' in contents(
        project.folder, "gallery/summary.md")


def test_a_page_of_a_branch_has_its_name(project, origin):
    action = Action(project, {"branch": "pages", "address": "https://app.example.com"})
    assert action.run("Place")[0] == 0
    assert action.context["steps.place.outputs.folder"] == "main"
    assert action.context["steps.place.outputs.address"] == "https://app.example.com/main/"


def test_steps_with_a_token_are_skipped_for_forks_and_without_a_branch():
    steps = {step["name"]: step.get("if", "") for step in read("action.yml")["runs"]["steps"]}
    assert "inputs.branch != ''" in steps["Place"]
    assert "!github.event.pull_request.head.repo.fork" in steps["Place"]
    for name in ("Page", "Comment"):
        assert "steps.place.outputs.folder != ''" in steps[name]


# GitHub's command: lists the comments of earlier runs, and prints its arguments to a file.
GH = """#!/bin/bash
printf '%s\\n' "$*" >>"$GH_LOG"
[[ $* != *--jq* ]] || cat "$GH_COMMENTS"
"""


def test_replaces_its_comment(project):
    command = os.path.join(project.folder, "bin/gh")
    with open(command, "w") as file:
        file.write(GH)
    os.chmod(command, 0o755)
    action = Action(project, **{"github.event.pull_request.number": "7"})
    log, comments = (os.path.join(project.folder, name) for name in ("gh.log", "comments"))
    for text, expected in (("", "repos/Owner/App/issues/7/comments"), ("12\n34\n", "repos/Owner/App/issues/comments/12")):
        with open(comments, "w") as file:
            file.write(text)
        status, _, errors = action.run("Comment", GH_LOG=log, GH_COMMENTS=comments)
        assert status == 0, errors
        written = contents(project.folder, "gh.log").splitlines()[-1]
        assert f" {expected} " in written and ("--method PATCH" in written) == bool(text)
        assert written.endswith(f"--field body=@{action.temporary}/gallery/summary.md")


@pytest.mark.parametrize("changed", [False, True])
def test_gitlab_template(project, release, changed):
    jobs = read("Examples/ci/gitlab-template.yml")
    install = [line for line in jobs[".contactsheet"]["before_script"] if not line.startswith("apt-get")]
    variables = {
        **jobs["variables"], "CONTACTSHEET_RELEASE": f"file://{release}",
        "CI_JOB_URL": "https://gitlab.example.com/-/jobs/1"}
    status, output, errors = project.run("\n".join([*install, "contactsheet"]), **variables)
    assert status == 0 and output.endswith("from the tarball\n"), errors
    project.run("rm -r .contactsheet", check=True)

    project.change(CHANGE if changed else None)
    status, output, errors = project.run(
        "\n".join(jobs["contactsheet"]["script"]), **{**variables, "CONTACTSHEET_INPUT": "App"})
    assert status == (1 if changed else 0), errors
    assert os.path.exists(os.path.join(project.folder, "snapshots.xml"))
    pictures = re.findall(r'<img src="([^"]*)"', contents(project.folder, "gallery/summary.md"))
    address = "https://gitlab.example.com/-/jobs/1/artifacts/raw/gallery/"
    assert bool(pictures) == changed and all(picture.startswith(address) for picture in pictures)


def test_the_gitlab_template_comments_with_a_token(project):
    curl = os.path.join(project.folder, "bin/curl")
    with open(curl, "w") as file:
        file.write('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    os.chmod(curl, 0o755)
    project.run("mkdir gallery && touch gallery/summary.md", check=True)
    script = "\n".join(read("Examples/ci/gitlab-template.yml")["contactsheet"]["after_script"])
    variables = {"CI_API_V4_URL": "https://gitlab.example.com/api/v4", "CI_PROJECT_ID": "3", "CI_MERGE_REQUEST_IID": "7"}
    assert project.run(script, CONTACTSHEET_TOKEN="", **variables) == (0, "", "")
    status, output, _ = project.run(script, shell="sh", CONTACTSHEET_TOKEN="secret", **variables)
    assert status == 0
    assert output.splitlines()[-2:] == [
        "body@gallery/summary.md", "https://gitlab.example.com/api/v4/projects/3/merge_requests/7/notes"]


CONFIGURATION = """repos:
- repo: {hooks}
  rev: {revision}
  hooks:
  - id: {hook}
    args: {arguments}
"""


def run_hook(project, hook, arguments="[]"):
    """Runs a hook on the documents of a project, as `git commit` does."""
    project.run(
        f"git init --quiet hooks && cp {ROOT}/.pre-commit-hooks.yaml hooks && git -C hooks add --all &&"
        " git -C hooks -c user.name=A -c user.email=a@b commit --quiet -m A && git init --quiet . && git add App",
        check=True)
    revision = project.run("git -C hooks rev-parse HEAD", check=True)[1].strip()
    with open(os.path.join(project.folder, ".pre-commit-config.yaml"), "w") as file:
        file.write(CONFIGURATION.format(
            hooks=os.path.join(project.folder, "hooks"), revision=revision, hook=hook, arguments=arguments))
    return project.run(
        f"git add .pre-commit-config.yaml && {tool('pre-commit')} run --all-files",
        PRE_COMMIT_HOME=os.path.join(project.folder, "cache"))


@pytest.mark.parametrize("changed", [False, True])
def test_the_lint_hook_fails_for_an_issue(project, changed):
    if changed:
        add_label(project, id="new", text="New in this commit", y=260)
    status, output, _ = run_hook(project, "contactsheet-lint", "[--baseline, lint-baseline.json]")
    assert status == (1 if changed else 0), output
    assert ("App/Login.storyboard:" in output) == changed


@pytest.mark.parametrize("changed", [False, True])
def test_the_fix_hook_fails_if_it_changes_a_document(project, changed):
    line = next(line for line in contents(project.folder, "App/Login.storyboard").splitlines(True) if 'id="c6"' in line)
    project.change((line, "") if changed else None)
    before = contents(project.folder, "App/Login.storyboard")
    status, output, _ = run_hook(project, "contactsheet-fix")
    assert status == (1 if changed else 0), output
    assert (contents(project.folder, "App/Login.storyboard") != before) == changed

"""Tests Examples/ci: the files are valid, and their commands do what `contactsheet test` does.

Each job's commands are run by a shell with the variables of its CI system. Tests/Slurm/run runs the script
for Slurm in a cluster.
"""

import difflib
import json
import os
import subprocess
import sys
from xml.etree import ElementTree

import pytest
import yaml
from conftest import ROOT

EXAMPLES = os.path.join(ROOT, "Examples/ci")
CHANGES = {"same": None, "changed": ('constant="20" id="c6"', 'constant="32" id="c6"')}


def read(name):
    with open(os.path.join(EXAMPLES, name)) as file:
        return list(yaml.safe_load_all(file))


@pytest.mark.parametrize("name, schema", [
    ("github-actions.yml", "vendor.github-workflows"), ("gitlab-ci.yml", "vendor.gitlab-ci")])
def test_files_match_the_published_schemas(name, schema):
    tool = os.path.join(os.path.dirname(sys.executable), "check-jsonschema")
    arguments = [tool, "--builtin-schema", schema, os.path.join(EXAMPLES, name)]
    result = subprocess.run(arguments, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_jobs_match_the_published_schema():
    tool = os.path.join(os.path.dirname(sys.executable), "kubernetes-validate")
    arguments = [tool, "--strict", os.path.join(EXAMPLES, "kubernetes-job.yaml")]
    result = subprocess.run(arguments, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("change", CHANGES)
def test_github(project, change):
    jobs = read("github-actions.yml")[0]["jobs"]
    shards = jobs["test"]["strategy"]["matrix"]["shard"]
    project.change(CHANGES[change])
    steps = jobs["test"]["steps"]
    statuses = []
    for shard in shards:
        command = steps[1]["run"].replace("${{ matrix.shard }}", str(shard))
        command = command.replace("${{ strategy.job-total }}", str(len(shards)))
        assert "${{" not in command
        statuses.append(project.run(command)[0])
        path = steps[2]["with"]["path"].replace("${{ matrix.shard }}", str(shard))
        assert os.path.exists(os.path.join(project.folder, path))
    report = project.run(jobs["report"]["steps"][2]["run"])
    assert report == project.run("contactsheet test App --reporter github")
    assert report[0] == max(statuses) == (1 if CHANGES[change] else 0)


@pytest.mark.parametrize("change", CHANGES)
def test_gitlab(project, change):
    jobs = read("gitlab-ci.yml")[0]
    project.change(CHANGES[change])
    count = jobs["snapshots"]["parallel"]
    for shard in range(1, count + 1):
        variables = {"CI_NODE_INDEX": str(shard), "CI_NODE_TOTAL": str(count)}
        project.run("\n".join(jobs["snapshots"]["script"]), **variables)
    report = project.run("\n".join(jobs["report"]["script"]), CI_NODE_TOTAL="1")
    assert report == project.run("contactsheet test App")
    project.run("contactsheet test App --reporter junit -o expected.xml")
    with open(os.path.join(project.folder, jobs["report"]["artifacts"]["reports"]["junit"])) as file:
        with open(os.path.join(project.folder, "expected.xml")) as expected:
            assert file.read() == expected.read()


@pytest.mark.parametrize("change", CHANGES)
def test_kubernetes(project, change):
    claim, job, report = read("kubernetes-job.yaml")
    assert [claim["kind"], job["kind"], report["kind"]] == ["PersistentVolumeClaim", "Job", "Job"]
    assert job["spec"]["completionMode"] == "Indexed"
    count = job["spec"]["completions"]
    project.change(CHANGES[change])
    os.makedirs(os.path.join(project.folder, "shards"))

    def command(job):
        pod = job["spec"]["template"]["spec"]
        container = pod["containers"][0]
        assert container["command"] == ["sh", "-c"]
        assert pod["volumes"][0]["persistentVolumeClaim"]["claimName"] == claim["metadata"]["name"]
        text = container["args"][0]
        return text.replace(container["volumeMounts"][0]["mountPath"], project.folder + "/shards")

    for index in range(count):
        status, _, errors = project.run(command(job), shell="sh", JOB_COMPLETION_INDEX=str(index))
        assert status == 0, errors
    found = project.run(command(report), shell="sh")
    assert found == project.run("contactsheet test App")


def lint_command(name):
    content = read(name)[0]
    return content["jobs"]["lint"]["steps"][1]["run"] if "jobs" in content else content["lint"]["script"][0]


# A label that is wider than its constraints allow, as an element and its constraints.
LABEL = """                            <label opaque="NO" text="{text}" lineBreakMode="tailTruncation" numberOfLines="1" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
                                <rect key="frame" x="16" y="{y}" width="60" height="20.5"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
"""
PLACE = """                            <constraint firstItem="{id}" firstAttribute="leading" secondItem="safe-area" secondAttribute="leading" constant="16" id="{id}-1"/>
                            <constraint firstItem="{id}" firstAttribute="top" secondItem="safe-area" secondAttribute="top" constant="{y}" id="{id}-2"/>
                            <constraint firstItem="{id}" firstAttribute="width" constant="60" id="{id}-3"/>
"""


def add_label(project, **values):
    project.change(('                            <button opaque="NO"', LABEL.format(**values) + '                            <button opaque="NO"'))
    line = '                            <constraint firstItem="name" firstAttribute="leading"'
    project.change((line, PLACE.format(**values) + line))


@pytest.fixture
def project_with_known_issue(project):
    """A project whose baseline contains an issue."""
    add_label(project, id="known", text="Known for a long time", y=200)
    status, output, _ = project.run("contactsheet lint App --reporter json")
    assert status == 1 and len(json.loads(output)["issues"]) == 1
    project.run("contactsheet lint App --baseline lint-baseline.json --update-baseline", check=True)
    return project


@pytest.mark.parametrize("name", ["github-actions.yml", "gitlab-ci.yml"])
def test_lint_is_a_gate(project_with_known_issue, name):
    project = project_with_known_issue
    assert project.run(lint_command(name))[0] == 0
    add_label(project, id="new", text="New in this pull request", y=260)
    assert project.run(lint_command(name))[0] == 1


def test_github_annotates_the_line_of_the_pull_request(project_with_known_issue):
    project = project_with_known_issue
    with open(project.document) as file:
        before = file.read().splitlines()
    add_label(project, id="new", text="New in this pull request", y=260)
    with open(project.document) as file:
        after = file.read().splitlines()
    added = [
        line for kind, _, _, start, end in difflib.SequenceMatcher(None, before, after).get_opcodes()
        if kind != "equal" for line in range(start + 1, end + 1)]
    status, output, _ = project.run(lint_command("github-actions.yml"))
    assert status == 1
    annotations = [line for line in output.splitlines() if line.startswith("::")]
    assert len(annotations) == 1, output
    kind, properties = annotations[0][2:].split("::")[0].split(" ")
    properties = dict(part.split("=") for part in properties.split(","))
    assert kind == "warning"
    assert properties["title"] == "truncated-text"
    assert properties["file"] == "App/Login.storyboard"
    assert int(properties["line"]) in added
    assert 'id="new"' in after[int(properties["line"]) - 1]


def test_gitlab_reports_only_the_new_issue(project_with_known_issue):
    project = project_with_known_issue
    add_label(project, id="new", text="New in this pull request", y=260)
    assert project.run(lint_command("gitlab-ci.yml"))[0] == 1
    report = ElementTree.parse(os.path.join(project.folder, "lint.xml"))
    failures = list(report.iter("failure"))
    assert len(failures) == 1
    assert "New in this pull request" in failures[0].get("message")

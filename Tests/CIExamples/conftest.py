"""A project whose documents the commands of CI files compare."""

import os
import shutil
import subprocess

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TOOLS = os.path.abspath(os.environ.get("CONTACTSHEET_TOOLS", os.path.join(ROOT, ".build/debug")))
LOGIN = os.path.join(ROOT, "Tests/CommandTests/Fixtures/Login.storyboard")


class Project:
    """A folder with a document, its references, and a baseline of its issues."""

    def __init__(self, folder):
        self.folder = str(folder)
        os.makedirs(os.path.join(self.folder, "App"))
        self.document = shutil.copy(LOGIN, os.path.join(self.folder, "App"))
        # Few devices, without another option on the command lines of the examples.
        os.makedirs(os.path.join(self.folder, "bin"))
        tool = os.path.join(self.folder, "bin/contactsheet")
        with open(tool, "w") as file:
            file.write(
                '#!/bin/bash\nif [[ $1 != merge && $1 != fix ]]; then set -- "$@" --devices iphone-8,ipad-10; fi\n'
                f'exec -a contactsheet "{TOOLS}/contactsheet" "$@"\n')
        os.chmod(tool, 0o755)
        self.run("contactsheet record App", CI="", check=True)
        self.run(
            "contactsheet lint App --baseline lint-baseline.json --update-baseline", check=True)

    def change(self, change):
        if change:
            with open(self.document) as file:
                text = file.read()
            assert change[0] in text
            with open(self.document, "w") as file:
                file.write(text.replace(*change))

    def run(self, command, shell="bash", check=False, **variables):
        environment = {
            **os.environ, "CI": "true", **variables,
            "PATH": os.path.join(self.folder, "bin") + ":" + os.environ["PATH"]}
        # The options of GitHub's shell, which GitLab's are similar to.
        options = ["--noprofile", "--norc", "-eo", "pipefail"] if shell == "bash" else ["-e"]
        result = subprocess.run(
            [shell, *options, "-c", command], cwd=self.folder, env=environment, text=True,
            capture_output=True, timeout=300)
        assert not check or result.returncode == 0, result.stderr
        return result.returncode, result.stdout, result.stderr


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)

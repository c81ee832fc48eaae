"""Reads the answers of a log as a run in a simulator writes it."""

import subprocess
import tempfile
import unittest
from pathlib import Path

ANSWERS = Path(__file__).resolve().parents[1] / "answers"
SYSTEM = "System: iOS Version 26.1 (Build 23B86), iPhone18.1 simulator, scale 3, 60 frames per second"
LOG = f"""Test run started.
{SYSTEM}
| BatchPasses | onceBefore | onceBefore |
| LastTick | needs a person or a safe area | once |
| CancelledTouch | needs a person or a safe area | zero |
    t =    13.40s {SYSTEM}
| question | answer here | default |
|---|---|---|
| LastTick | unexpected: no end | once |
| CancelledTouch | needs a person or a safe area | zero |
"""


def answers(log):
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(log)
        file.flush()
        return subprocess.run(["bash", ANSWERS, file.name], capture_output=True, text=True)


class Answers(unittest.TestCase):
    def test_a_question_has_its_answer_from_either_run(self):
        for log, system in [(LOG, SYSTEM), (LOG.replace(SYSTEM, ""), "System: not named in the log")]:
            self.assertEqual(answers(log).stdout.splitlines(), [
                system, "", "| question | answer here | default |", "|---|---|---|",
                "| BatchPasses | onceBefore | onceBefore |",
                "| CancelledTouch | needs a person or a safe area | zero |", "| LastTick | unexpected: no end | once |"])

    def test_a_log_without_answers_fails(self):
        self.assertNotEqual(answers("nothing").returncode, 0)

"""Reads the answers of a log as a run in a simulator writes it."""

import subprocess
import tempfile
import unittest
from pathlib import Path

ANSWERS = Path(__file__).resolve().parents[1] / "answers"


def answers(log):
    with tempfile.NamedTemporaryFile("w", suffix=".log") as file:
        file.write(log)
        file.flush()
        return subprocess.run(["bash", ANSWERS, file.name], capture_output=True, text=True)


class Answers(unittest.TestCase):
    def test_a_question_has_its_answer_from_either_run(self):
        found = answers("""Test run started.
System: iOS Version 26.1 (Build 23B86), iPhone18.1 simulator, scale 3, 60 frames per second
| BatchPasses | onceBefore | onceBefore |
| LastTick | needs a person or a safe area | once |
| CancelledTouch | needs a person or a safe area | zero |
    t =    13.40s System: iOS Version 26.1 (Build 23B86), iPhone18.1 simulator, scale 3, 60 frames per second
| question | answer here | default |
|---|---|---|
| LastTick | unexpected: no end | once |
| CancelledTouch | needs a person or a safe area | zero |
""")
        self.assertEqual(found.stdout.splitlines()[:2], [
            "System: iOS Version 26.1 (Build 23B86), iPhone18.1 simulator, scale 3, 60 frames per second", ""])
        self.assertEqual(found.stdout.splitlines()[4:], [
            "| BatchPasses | onceBefore | onceBefore |",
            "| CancelledTouch | needs a person or a safe area | zero |",
            "| LastTick | unexpected: no end | once |",
        ])

    def test_a_log_that_names_no_system_says_so(self):
        found = answers("| BatchPasses | onceBefore | onceBefore |")
        self.assertEqual(found.stdout.splitlines()[0], "System: not named in the log")

    def test_a_log_without_answers_fails(self):
        self.assertNotEqual(answers("nothing").returncode, 0)


if __name__ == "__main__":
    unittest.main()

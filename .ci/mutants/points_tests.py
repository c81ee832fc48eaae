"""What is changed in a few lines of Swift, and what isn't."""

import tempfile
import unittest
from pathlib import Path

from points import operator_declaration, planted, points
from survivors import read, write


def changes(code):
    return [point.change for point in points(code, "A.swift")]


class Points(unittest.TestCase):
    def test_each_kind(self):
        for code, expected in [
            ("let a = 0", ["0 -> 1"]),
            ("let a = 0.5", ["0.5 -> 0.55"]),
            ("let a = b < c", ["< -> <="]),
            ("let a = b && true", ["&& -> ||", "true -> false"]),
            ("if a { return }", ["negate condition a"]),
            ("guard let a, b(a) else { return }", ["guard clause removed b(a)"]),
            ("if a, b { return }", ["if clause removed a", "if clause removed b"]),
            ("func f() {\n  b.c(d)\n}", ["drop b.c(d)"]),
            ("func f() {\n  b.c = d\n}", ["drop b.c = d"]),
            ("func f() {\n  b += d\n}", ["drop b += d", "+= -> -="]),
            ("let a = b ?? c", ["?? -> the right side"]),
            ("let a = b.size.width", [".width -> .height"]),
            ("f(.horizontal)", [".horizontal -> .vertical"]),
            ("let a = min(b, c)", ["min -> max"]),
            ("let a = b ? c : d", ["ternary swapped on b"]),
            ("func f() -> Int? { a() }", ["return nil at the start of f"]),
        ]:
            self.assertEqual(changes(code), expected, code)

    def test_what_is_left_alone(self):
        for code in [
            "// a < b + 1", "/* 1 /* 2 */ 3 */", '"1 \\(a + 1) < \\"2\\""', '#"1 "# ', '"""\n1 < 2\n"""',
            "#if os(iOS)\nlet a = 0\n#endif", "@available(iOS 16, *)", "case 1: break",
            "case .a(_, b: true): break", "case (let a?, c(d: 2, e: false)): break", "let a: [Int: Int]",
            "if let a { return }", "init() { a = b }", "let a = b.map { c($0) }", "a.0", "\\.width",
            "func f() -> Int {\n  switch a {\n  case b: c()\n  case d: e()\n  }\n}",
        ]:
            self.assertEqual(changes(code), [], code)

    def test_only_compiled_code_is_changed(self):
        self.assertEqual(changes("#if canImport(UIKit) && !os(tvOS)\nlet a = 0\n#else\nlet a = 1\n#endif"), ["0 -> 1"])

    def test_points_in_each_other(self):
        code = "if a.x < 1 { return }"
        numbered = list(enumerate(points(code, "A.swift"), 1))
        self.assertEqual(
            planted(code, numbered)[0],
            "if (mutant(1) != ((mutant(2) ? a.y : a.x) ^%^^^^^^%^ (mutant(4) ? 0 : 1))) { return }")

    def test_a_condition_that_is_left_out_matters_where_it_fails(self):
        code = "guard a(b) else { return }"
        numbered = list(enumerate(points(code, "A.swift"), 1))
        self.assertEqual(planted(code, numbered)[0], "guard mutant_or(1, a(b)) else { return }")

    def test_an_operator_matters_where_its_results_differ(self):
        for operator, expected in [
            ("<", "differs: a == b)"), (">=", "differs: a == b)"), ("==", "differs: true)"), ("+", "differs: b != .zero)"),
            ("*", "differs: b != 1 && (a != 0 || b == 0))"), ("&&", "differs: !result)"), ("||", "differs: result)"),
            ("??", "differs: a != nil)"), ("+=", "differs: b != .zero)"),
        ]:
            self.assertIn(expected, operator_declaration(1, operator), operator)

    def test_a_key_counts_equal_changes_of_a_file(self):
        found = [point.key for point in points("a(0)\nb()\na(0)", "A.swift")]
        self.assertEqual(found, [("A.swift", "a(0)", "0 -> 1"), ("A.swift", "a(0)", "0 -> 1 #2")])


class Survivors(unittest.TestCase):
    def test_what_is_written_is_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path, reasons = Path(folder) / "list", {
                ("Sources/A.swift", "f(0) || b", "0 -> 1"): "Only a cost.", ("Sources/A.swift", "f(0) || b", "|| -> &&"): "Only a cost.",
                ("Sources/B.swift", "f(0)", "0 -> 1"): "Never read."}
            path.write_text("# Text.\n")
            write(path, reasons)
            self.assertEqual(read(path), reasons)
            self.assertEqual(len(path.read_text().splitlines()), 5)
            path.write_text("Sources/A.swift\n\tf(0)\t0 -> 1\t\n")
            with self.assertRaises(SystemExit):
                read(path)


if __name__ == "__main__":
    unittest.main()

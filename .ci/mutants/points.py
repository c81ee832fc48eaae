"""Where Swift code can be changed, and how: each point asks a switch whether its change is on."""

from dataclasses import dataclass, field
from typing import Callable

from swift_tokens import CLOSING, tokens

# Members that have a counterpart of the same type.
MEMBERS = [
    ("x", "y"), ("width", "height"), ("minX", "minY"), ("maxX", "maxY"), ("midX", "midY"), ("minimum", "maximum"),
    ("lowerBound", "upperBound"), ("left", "right"), ("top", "bottom"), ("first", "last"), ("before", "after"),
    ("start", "end"), ("isTracking", "isDragging"),
]
# Cases that have a counterpart.
CASES = [
    ("up", "down"), ("horizontal", "vertical"), ("leading", "trailing"), ("start", "end"), ("pages", "end"),
    ("jumped", "moving"), ("drifting", "moving"), ("announced", "jumped"), ("next", "previous"), ("none", "all"),
]
OPERATORS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||",
    "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "??": "the right side",
}
KEYWORDS = set(
    """actor associatedtype break case catch class continue convenience default defer deinit didSet do dynamic else enum
    extension fallthrough fileprivate final for func get guard if import in indirect infix init internal isolated lazy let
    mutating nonisolated nonmutating open operator override package precedencegroup private protocol public repeat required
    return set static struct subscript switch throw typealias unowned var weak where while willSet""".split())


def other(pairs, word):
    for one, two in pairs:
        if word in (one, two):
            return two if word == one else one
    return None


@dataclass
class Point:
    start: int
    end: int
    change: str
    # The code that asks the switch, made of the point's number and of its code, in which other points may be.
    code: Callable[[int, str], str]
    # The operator that the number stands for.
    operator: str = ""
    key: tuple = field(default=())
    line: int = 0


class Finder:
    def __init__(self, text):
        self.text, self.tokens, self.points = text, tokens(text), []

    def find(self):
        for index, token in enumerate(self.tokens):
            if token.kind == "number":
                self.number(index)
            elif token.kind == "operator":
                self.operator(index)
            elif token.text in ("true", "false") and not self.is_in_pattern(index):
                change = f"{token.text} -> {'false' if token.text == 'true' else 'true'}"
                self.add(token.start, token.end, change, "(mutant({0}) != {1})")
            elif token.text in ("min", "max"):
                self.extreme(index)
            elif token.text == ".":
                self.member(index)
            elif token.text in ("if", "guard", "while", "where"):
                self.conditions(index)
            elif token.text == "func":
                self.function(index)
            if self.begins_statement(index):
                self.statement(index)
        return self.points

    def add(self, start, end, change, code, operator=""):
        code = code if callable(code) else (lambda number, inner, form=code: form.format(number, inner))
        self.points.append(Point(start, end, change, code, operator))

    def at(self, index):
        return self.tokens[index] if 0 <= index < len(self.tokens) else None

    def text_at(self, index):
        token = self.at(index)
        return token.text if token else ""

    def touches(self, index):
        """Whether nothing is between a token and the one before."""
        return index > 0 and self.tokens[index - 1].end == self.tokens[index].start

    def begins_line(self, index):
        if index == 0:
            return True
        return "\n" in self.text[self.tokens[index - 1].end:self.tokens[index].start]

    def is_in_pattern(self, index):
        """Whether a token is in the pattern of a case."""
        # A colon ends the pattern, unless it follows the label of a value in parentheses.
        is_behind = False
        while not self.begins_line(index):
            index -= 1
            token = self.tokens[index]
            if token.text == "case":
                return not is_behind
            if token.text in ("=", "{"):
                return False
            if token.text in CLOSING and token.kind == "punctuation":
                index = token.opening
            elif token.text == "(":
                is_behind = False
            elif token.text == ":":
                is_behind = True
        if is_behind:
            return False
        return self.text_at(index) == "case" or self.text_at(index) == "."  and self.text_at(index - 1) == ","

    # The kinds of points.

    def number(self, index):
        token = self.tokens[index]
        if self.touches(index) and self.text_at(index - 1) in (".", "-"):
            return
        if any(word.startswith(("@", "#")) for word in self.words_of_line(index)) or self.is_in_pattern(index):
            return
        digits = token.text.replace("_", "")
        if "." in digits:
            changed = f"{float(digits) * 1.1:.6g}" if float(digits) else "1.0"
        else:
            changed = {"0": "1", "1": "0"}.get(digits, str(int(digits) + 1))
        self.add(token.start, token.end, f"{token.text} -> {changed}", f"(mutant({{0}}) ? {changed} : {{1}})")

    def words_of_line(self, index):
        while not self.begins_line(index):
            index -= 1
        words = [self.text_at(index)]
        while self.at(index + 1) and not self.begins_line(index + 1):
            index += 1
            words.append(self.text_at(index))
        return words

    def operator(self, index):
        token = self.tokens[index]
        before, after = self.at(index - 1), self.at(index + 1)
        if not before or not after or before.end == token.start or after.start == token.end:
            return
        if token.text == "?":
            self.ternary(index)
        elif token.text in OPERATORS and before.text != "func":
            shape = token.text
            if "nil" in (before.text, after.text):
                shape += " nil"
            change = f"{token.text} -> {OPERATORS[token.text]}"
            self.add(token.start, token.end, change, lambda number, _: operator_name(number), shape)

    def ternary(self, index):
        first = index
        while first > 0:
            before = self.tokens[first - 1]
            if before.text in CLOSING and before.kind == "punctuation":
                first = before.opening
                continue
            if before.text in ("=", ",", "(", "[", "{", ":", "?", "in", "return", "??", "}", "+", "-", "*"):
                break
            if self.begins_line(first) and self.text_at(first) not in ("&&", "||", ".", "==", "<", ">", "!="):
                break
            first -= 1
        start, end = self.tokens[first].start, self.tokens[index - 1].end
        if start < end:
            self.add(start, end, f"ternary swapped on {self.short(start, end)}", "(mutant({0}) != ({1}))")

    def extreme(self, index):
        token = self.tokens[index]
        if self.text_at(index - 1) in (".", "func") or self.text_at(index + 1) != "(" or not self.touches(index + 1):
            return
        bracket = self.tokens[index + 1]
        name = "max" if token.text == "min" else "min"
        self.add(token.start, bracket.end, f"{token.text} -> {name}", f"mutant_{token.text}({{0}}, ")

    def member(self, index):
        token, name = self.tokens[index], self.at(index + 1)
        if not name or name.start != token.end or self.text_at(index + 2) in ("=", "+=", "-=", "*=", "/="):
            return
        if self.touches(index) and self.text_at(index - 1) not in ("(", "[", "{", "!", "&", "\\"):
            if self.text_at(index - 1) in ("...", "..<", "-", ","):
                return
            changed, first = other(MEMBERS, name.text), self.chain(index - 1)
            following = self.at(index + 2)
            if not changed or first is None or following and following.text in ("(", "{", "?", ":", "!"):
                return
            start = self.tokens[first].start

            def code(number, inner, length=len(name.text), changed=changed):
                return f"(mutant({number}) ? {inner[:-length]}{changed} : {inner})"
            self.add(start, name.end, f".{name.text} -> .{changed}", code)
        elif self.text_at(index - 1) != "\\":
            changed = other(CASES, name.text)
            if not changed or self.is_in_pattern(index) or self.text_at(index + 2) == "(":
                return
            change = f".{name.text} -> .{changed}"
            self.add(token.start, name.end, change, f"(mutant({{0}}) ? .{changed} : {{1}})")

    def chain(self, index):
        """The index at which the expression begins whose members a token is the last of; nil for none."""
        while True:
            token = self.tokens[index]
            if token.text in (")", "]"):
                first = token.opening
                if self.touches(first) and (
                    self.tokens[first - 1].kind == "word" and self.text_at(first - 1) not in KEYWORDS
                    or self.text_at(first - 1) in (")", "]", "?")
                ):
                    index = first - 1
                    continue
            elif token.text in ("?", "!") and self.touches(index):
                index -= 1
                continue
            elif token.kind == "word" and token.text not in KEYWORDS:
                first = index
            else:
                return None
            if self.touches(first) and self.text_at(first - 1) == ".":
                if not self.touches(first - 1) or self.text_at(first - 2) in ("(", "["):
                    return None
                index = first - 2
                continue
            return None if self.touches(first) and self.text_at(first - 1) in ("&", "\\") else first

    def conditions(self, index):
        word, last = self.text_at(index), index + 1
        if word == "while" and self.text_at(index - 1) == "}":
            return
        if word == "where" and not {"for", "case"} & set(self.words_of_line(index)):
            return
        clauses, first = [], index + 1
        outer = self.tokens[index].opening
        while last < len(self.tokens):
            token = self.tokens[last]
            is_here = token.opening == outer and token.text not in CLOSING
            if is_here and (
                token.text == "else" and word == "guard" or token.text == "{" and word != "guard"
                or token.text == ":" and word == "where"
            ):
                clauses.append((first, last - 1))
                break
            if is_here and token.text == ",":
                clauses.append((first, last - 1))
                first = last + 1
            last += 1
        for first, last in clauses:
            if self.text_at(first) in ("let", "var", "case", "#available", "#unavailable") or last < first:
                continue
            start, end = self.tokens[first].start, self.tokens[last].end
            if word == "guard":
                change = f"guard clause removed {self.short(start, end)}"
                self.add(start, end, change, "mutant_or({0}, {1})")
            elif len(clauses) > 1:
                self.add(start, end, f"if clause removed {self.short(start, end)}", "mutant_or({0}, {1})")
            else:
                self.add(start, end, f"negate condition {self.short(start, end)}", "(mutant({0}) != ({1}))")

    def function(self, index):
        outer, last = self.tokens[index].opening, index + 1
        while self.at(last) and not (self.text_at(last) == "{" and self.tokens[last].opening == outer):
            last += 1
            if self.text_at(last) in ("func", "}"):
                return
        if not self.at(last) or self.text_at(last - 1) != "?" or self.text_at(last + 1) == "nil":
            return
        brace = self.tokens[last]
        change = f"return nil at the start of {self.text_at(index + 1)}"
        self.add(brace.end, brace.end, change, " if mutant({0}) {{ return nil }}; ")

    def begins_statement(self, index):
        token, before = self.tokens[index], self.at(index - 1)
        if token.kind != "word" or token.text in KEYWORDS or token.text.startswith(("@", "#")) or not before:
            return False
        if token.opening < 0 or self.text_at(token.opening) != "{" or self.text_at(index + 1) == ":":
            return False
        if before.text == "{" or before.text == "in":
            return True
        if before.text == ":":
            return self.words_of_line(index - 1)[0] in ("case", "default")
        return self.begins_line(index) and not self.continues(index)

    def continues(self, index):
        """Whether a token continues the statement of the one before, on another line."""
        token, before = self.tokens[index], self.tokens[index - 1]
        if token.kind in ("operator", "dots") or token.text in (".", ":", ",", "?", "else"):
            return True
        return before.kind in ("operator", "dots") and before.text not in ("?", "!") or before.text in (
            ",", "(", "[", "return", "=", "where", "else", "case", "let", "var", "throws", "try", "await")

    def statement(self, index):
        outer, last, assigns = self.tokens[index].opening, index, False
        while True:
            token = self.tokens[last]
            if token.kind == "operator" and token.text in ("=", "+=", "-=", "*=", "/=") and token.opening == outer:
                assigns = True
            following = self.at(last + 1)
            if not following or following.text == "}" and following.opening == outer or following.text == ";":
                break
            if following.opening == outer and following.text not in CLOSING or following.text in CLOSING:
                is_inside = token.opening != outer and not (token.text in CLOSING and self.tokens[token.opening].opening == outer)
                if not is_inside and self.begins_line(last + 1) and not self.continues(last + 1):
                    break
            last += 1
        start, end = self.tokens[index].start, self.tokens[last].end
        if not assigns and self.text_at(last) not in (")", "}"):
            return
        if assigns:
            # Each property must have a value at the end of an initializer.
            if any(self.words_before(brace)[-1:] == ["init"] for brace in self.braces(index)):
                return
        else:
            is_only = self.text_at(index - 1) in ("{", "in") and self.text_at(last + 1) == "}"
            # A switch may be an expression.
            block = self.tokens[outer].opening if self.text_at(index - 1) == ":" else outer if is_only else None
            if block is not None and self.has_value(block):
                return
        if self.text.count("\n", start, end) > 8 or self.text_at(index) in ("super", "self") and self.text_at(index + 2) == "init":
            return
        self.add(start, end, f"drop {self.short(start, end)}", "if !mutant({0}) {{ {1} }}")

    def braces(self, index):
        """The blocks around a token, from the inside to the outside."""
        while index >= 0:
            index = self.tokens[index].opening
            if index >= 0 and self.text_at(index) == "{":
                yield index

    def words_before(self, brace):
        """What stands before a block, backwards to the word that says of what it is the block."""
        outer, index, words = self.tokens[brace].opening, brace - 1, []
        while index > outer and self.text_at(index) not in ("{", "}", ";"):
            token = self.tokens[index]
            if token.text in CLOSING and token.kind == "punctuation":
                index = token.opening
            else:
                words.append(token.text)
                if token.text in ("if", "guard", "for", "while", "switch", "func", "init"):
                    break
            index -= 1
        return words

    def has_value(self, brace):
        """Whether a block may be an expression: the body of a closure, of a property or of a function with a result."""
        words = self.words_before(brace)
        if words and words[-1] == "func":
            return "->" in words
        statements = {"if", "else", "for", "while", "do", "defer", "didSet", "willSet", "set", "init", "deinit"}
        return not statements & set(words)

    def short(self, start, end):
        code = " ".join(self.text[start:end].split())
        return code if len(code) <= 60 else code[:57] + "..."


def operator_name(number):
    name = ""
    while number:
        number, digit = divmod(number, 3)
        name = "^%~"[digit] + name
    return "^%" + name.rjust(8, "^")


PRECEDENCES = {
    "<": "Comparison", "=": "Comparison", ">": "Comparison", "!": "Comparison", "&&": "LogicalConjunction",
    "||": "LogicalDisjunction", "+": "Addition", "-": "Addition", "*": "Multiplication", "/": "Multiplication",
    "+=": "Assignment", "-=": "Assignment", "??": "NilCoalescing",
}


def operator_declaration(number, operator):
    """An operator that is another one until its mutant is on."""
    name, shape = operator_name(number), operator
    operator = operator.split()[0]
    precedence = PRECEDENCES.get(operator) or PRECEDENCES[operator[0]]
    changed = OPERATORS[operator]

    def function(signature, differs="true", was=f"a {operator} b", becomes=f"a {changed} b"):
        return f"@inline(__always) func {name}{signature} {{ mutant({number}, differs: {differs}) ? {becomes} : {was} }}"

    def lazy(left, right, becomes, differs):
        """An operator that asks its right side only if it must, as the changed one does in other cases."""
        generic = "<T>" if "T" in left else ""
        return (
            f"@inline(__always) func {name}{generic}(a: {left}, b: @autoclosure () throws -> {right}) rethrows -> {right} "
            f"{{ if mutant({number}, differs: false) {{ return try {becomes} }}; let result = try a {operator} b(); "
            f"_ = mutant({number}, differs: {differs}); return result }}")
    if shape.endswith(" nil") and operator in ("==", "!="):
        functions = [function("<T>(a: T?, b: _OptionalNilComparisonType) -> Bool")]
    elif operator in ("==", "!="):
        functions = [function("<T: Equatable>(a: T, b: T) -> Bool")]
    elif operator in ("===", "!=="):
        functions = [function("(a: AnyObject?, b: AnyObject?) -> Bool")]
    elif operator[0] in "<>":
        functions = [function("<T: Comparable>(a: T, b: T) -> Bool", "a == b")]
    elif operator in ("&&", "||"):
        functions = [lazy("Bool", "Bool", f"a {changed} b()", "!result" if operator == "&&" else "result")]
    elif operator == "??":
        functions = [lazy("T?", result, "b()", "a != nil") for result in ("T", "T?")]
    elif operator in ("*", "/"):
        functions = [
            function(f"<T: {kind}>(a: T, b: T) -> T", "b != 1 && (a != 0 || b == 0)")
            for kind in ("FloatingPoint", "BinaryInteger")]
    elif operator in ("+", "-"):
        functions = [function("<T: AdditiveArithmetic>(a: T, b: T) -> T", "b != .zero")]
    else:
        functions = [
            f"func {name}<T: AdditiveArithmetic>(a: inout T, b: T) "
            f"{{ if mutant({number}, differs: b != .zero) {{ a {changed} b }} else {{ a {operator} b }} }}"]
    return "\n".join([f"infix operator {name}: {precedence}Precedence", *functions]) + "\n"


def points(text, file):
    """The points of a file in their order, each with a key that doesn't depend on the lines above."""
    found = sorted(Finder(text).find(), key=lambda point: (point.start, -point.end))
    seen = {}
    lines = text.split("\n")
    for point in found:
        point.line = text.count("\n", 0, point.start) + 1
        key = (file, lines[point.line - 1].strip(), point.change)
        seen[key] = seen.get(key, 0) + 1
        point.key = key if seen[key] == 1 else (*key[:2], f"{key[2]} #{seen[key]}")
    return found


def planted(text, numbered):
    """A file with the switches of some points. Of two that overlap without one being in the other, the first one stays."""
    def render(start, end, inside):
        result, position = [], start
        while inside:
            number, point = inside.pop(0)
            nested = []
            while inside and inside[0][1].start < point.end and point.start < point.end:
                if inside[0][1].end <= point.end:
                    nested.append(inside[0])
                else:
                    overlapping.append(inside[0][0])
                inside.pop(0)
            result += [text[position:point.start], point.code(number, render(point.start, point.end, nested))]
            position = point.end
        return "".join(result) + text[position:end]
    overlapping = []
    return render(0, len(text), list(numbered)), overlapping


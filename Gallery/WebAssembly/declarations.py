"""What the compiler's syntax tree says of the structures and enumerations in a file."""
import json
import subprocess


def name_of(node):
    return node["name"]["base_name"]["name"]


def is_stored(member):
    """Whether a member is a stored property, which may have observers."""
    return member["_kind"] == "var_decl" and not member.get("static") and all(
        accessor.get("didSet") or accessor.get("willSet") for accessor in member.get("accessors", []))


def is_private(node):
    return any(each.get("access_level") == "private" for each in node.get("attrs", []))


def types(path, private=True):
    """Each structure and enumeration: its full name, and its fields or its cases, each with the labels of its values."""
    tree = subprocess.run(["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", path],
                          capture_output=True, text=True)

    def visit(node, scope):
        kind = node["_kind"]
        if kind not in ("struct_decl", "class_decl", "enum_decl", "extension_decl") or not private and is_private(node):
            return
        scope = [*scope, node["extended_type"] if kind == "extension_decl" else name_of(node)]
        members = node.get("members", [])
        if kind == "struct_decl":
            yield ".".join(scope), [name_of(member) for member in members if is_stored(member)], None
        if kind == "enum_decl":
            yield ".".join(scope), None, [
                (name_of(member), member["name"].get("args", [])) for member in members if member["_kind"] == "enum_element_decl"]
        for member in members:
            yield from visit(member, scope)

    for item in json.loads(tree.stdout).get("items", []):
        yield from visit(item, [])

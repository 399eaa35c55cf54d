#!/usr/bin/env python3
"""Prints the reference of the Python package as a page for Doxygen, from the sources alone."""

import ast
import pathlib

PACKAGE = pathlib.Path(__file__).resolve().parent / "gpurta"
ORDER = (
    ("_analyses", "Analyses"),
    ("_batch", "Many sets in one call"),
    ("_sweep", "Experiments"),
    ("_generate", "Random task sets"),
    ("_measure", "Measuring"),
    ("model", "The model"),
    ("_scenario", "Scenario files"),
    ("times", "Times"),
    ("_result", "Results"),
    ("record", "Records and verdicts"),
    ("errors", "Errors"),
    ("adapters", "Other tools' objects"),
    ("_library", "The library"),
)


def public_names():
    """Names that gpurta offers, by module."""
    names = {"adapters": {"from_schedcat", "from_pycpa"}, "record": {"Sequence"}}
    for node in ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            names.setdefault(node.module, set()).update(alias.name for alias in node.names)
    return names


def source(text, node):
    """The text of an expression."""
    lines = text.splitlines()[node.lineno - 1 : node.end_lineno]
    lines[-1] = lines[-1].encode()[: node.end_col_offset].decode()
    lines[0] = lines[0].encode()[node.col_offset :].decode()
    return " ".join(line.strip() for line in lines)


def signature(text, node):
    """A function with its parameters and result."""
    arguments = node.args
    parts = []
    plain = [a for a in arguments.args if a.arg != "self"]
    defaults = [None] * (len(plain) - len(arguments.defaults)) + list(arguments.defaults)
    for argument, default in zip(plain, defaults[-len(plain) :] if plain else []):
        parts.append(parameter(text, argument, default))
    if arguments.vararg:
        parts.append("*" + arguments.vararg.arg)
    elif arguments.kwonlyargs:
        parts.append("*")
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        parts.append(parameter(text, argument, default))
    if arguments.kwarg:
        parts.append("**" + arguments.kwarg.arg)
    result = " -> " + source(text, node.returns).strip('"') if node.returns else ""
    return "({}){}".format(", ".join(parts), result)


def parameter(text, argument, default):
    """One parameter."""
    shown = argument.arg
    if argument.annotation:
        shown += ": " + source(text, argument.annotation)
    return shown if default is None else "{} = {}".format(shown, source(text, default))


def documented(node, name):
    """The docstring; there must be one."""
    text = ast.get_docstring(node)
    if not text:
        raise SystemExit("{} has no docstring".format(name))
    return text.replace("<", "\\<").replace("**kwargs", "")


def function(text, node, anchor):
    """A function as a section; what an analysis takes is in __init__.pyi. An overload is for type checkers alone."""
    if any(getattr(one, "id", "") == "overload" for one in node.decorator_list):
        return
    stub = (PACKAGE / "__init__.pyi").read_text(encoding="utf-8")
    typed = [n for n in ast.parse(stub).body if getattr(n, "name", "") == node.name]
    taken = signature(stub, typed[0]) if typed else signature(text, node)
    print("### {} {{#{}}}\n".format(node.name, anchor))
    print("```py\n{}{}\n```\n\n{}\n".format(node.name, taken, documented(node, node.name)))


def input_of(node):
    """The section and the arguments of a record that is an input."""
    found = {}
    for item in node.body:
        if isinstance(item, ast.Assign):
            target = item.targets[0]
            tuples = isinstance(target, ast.Tuple)
            names, values = (target.elts, item.value.elts) if tuples else ([target], [item.value])
            for name, value in zip(names, values):
                if name.id in ("_section", "_first"):
                    found[name.id] = ast.literal_eval(value)
    return found


def record(text, node, anchor):
    """A class with its fields and methods."""
    bases = ", ".join(source(text, base) for base in node.bases if not isinstance(base, ast.Attribute))
    print("### {} {{#{}}}\n".format(node.name, anchor))
    made = [n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    about = input_of(node)
    print("```py\nclass {}({})".format(node.name, bases))
    if made and node.name not in ("Record", "Error"):
        print("{}{}".format(node.name, signature(text, made[0]).replace(" -> None", "")))
    if "_first" in about or "_section" in about:
        print("{}({})".format(node.name, ", ".join(about.get("_first", ()) + ("...",) * ("_section" in about))))
    print("```\n\n{}\n".format(documented(node, node.name)))
    if "_section" in about:
        print("- fields: the keys of `{}` in a scenario file\n".format(about["_section"]))
    for item in (inner for outer in node.body for inner in (outer.body if isinstance(outer, ast.If) else [outer])):
        if isinstance(item, ast.AnnAssign):
            print("- `{}: {}`".format(item.target.id, source(text, item.annotation)))
        elif isinstance(item, ast.Assign) and isinstance(item.value, ast.Constant) and not about:
            if not item.targets[0].id.startswith("_"):
                print("- `{} = {}`".format(item.targets[0].id, source(text, item.value)))
        elif isinstance(item, ast.FunctionDef) and not item.name.startswith("_"):
            print("- `{}{}`: {}".format(item.name, signature(text, item), documented(item, item.name)))
    print()


def main():
    names = public_names()
    print("# Python reference {#python_reference}\n")
    print("Every public name of the package `gpurta`. How to begin: [Calling libgpurta](@ref calling).\n")
    unknown = set(names) - {module for module, _ in ORDER}
    if unknown:
        raise SystemExit("no place for {}".format(unknown))
    for module, title in ORDER:
        if module not in names:
            continue
        text = (PACKAGE / (module + ".py")).read_text(encoding="utf-8")
        print("## {} {{#py_{}}}\n".format(title, module.strip("_")))
        about = ast.get_docstring(ast.parse(text)).partition("\n\n")[2]
        if about:
            print(about.replace("<", "\\<") + "\n")
        for node in ast.parse(text).body:
            if getattr(node, "name", None) in names[module]:
                anchor = "py_{}_{}".format(module.strip("_"), node.name)
                (function if isinstance(node, ast.FunctionDef) else record)(text, node, anchor)


if __name__ == "__main__":
    main()

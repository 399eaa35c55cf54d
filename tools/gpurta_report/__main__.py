"""The program gpurta-report: what gpurta report gives it on standard input becomes a page on standard output. All that
comes from outside is escaped, and the page lets nothing run but its own script, which it names by its hash."""
import functools
import hashlib
import json
import math
import os
import re
import shlex
import subprocess
import sys
import tempfile
from fractions import Fraction

from gpurta_sweep.svg import escaped, place_of
from gpurta_sweep.text import EXIT_UNABLE, Style, tell, why

from .bars import bars, colours_of
from .page import HERE, figure, foot, head
from .result import BOUND, MISSED, causes_of, compared, differences, items_of, less_of, text_of, time_of, unit_of

HEADING, ROW, CELL = "\x1d", "\x1e", "\x1f"  # marks of tables
MOST_LINES = 600
WORK = 300000000  # of advice: its --limit, about ten seconds
MOST_BYTES = 2 << 20  # of a certificate: a page shows it, and to check more takes above 3 s
PLATFORM = ("platform", "platform-file", "slots")  # options that name it, which verify and advise take, too


# ---- what a command printed ----

BLOCKS = {"": ("", ""), "table": ('<div class="wide"><table>', "</tbody></table></div>\n"), "list": ("<ul>\n", "</ul>\n"),
          "verbatim": ("<pre>", "</pre>\n")}


def row(line):
    heading, out = line.startswith(HEADING), []
    for i, cell in enumerate(line.split(CELL)[1:]):
        if len(cell) < 2:
            break
        tag = "th" if heading or i == 0 else "td"
        scope = ' scope="col"' if heading else ' scope="row"' if i == 0 else ""
        name = ("num" if cell[0] == "r" else "") + {"b": " bad", "g": " good"}.get(cell[1], "")
        out.append('<%s%s class="%s">%s</%s>' % (tag, scope, name, escaped(cell[2:]), tag))
    cells = "".join(out)
    return "<thead><tr>" + cells + "</tr></thead><tbody>\n" if heading else "<tr>" + cells + "</tr>\n"


class Answer:
    """Lines of what a command printed, as tables, lists and paragraphs."""

    def __init__(self):
        self.out, self.block = [], ""

    def change(self, block):
        if block != self.block:
            self.out += [BLOCKS[self.block][1], BLOCKS[block][0]]
            self.block = block

    def line(self, line):
        block = "table" if line[:1] in (HEADING, ROW) and line else "list" if line.startswith("- ") else \
            "verbatim" if line.startswith("  ") else ""
        if line.startswith(HEADING):
            self.change("")
        self.change(block)
        if block == "table":
            self.out.append(row(line))
        elif line:
            self.out.append({"list": "<li>%s</li>\n", "verbatim": "%s\n", "": "<p>%s</p>\n"}[block] %
                            escaped(line[2:] if block == "list" else line))


def is_assumption(line, heading):
    """They have a section of their own; heading: of the list that a line may be in."""
    return line == "assumptions:" or line.startswith("assumed: ") or line.startswith("- ") and heading == "assumptions:"


def answer(text, without=None, whole=False):
    """Lines that are in `without` are left out, and unless it is wanted whole, assumptions. A heading is shown with the
    first row of its table that is; without one it is not."""
    page, known, lines, left_out, heading = Answer(), without and set(without.split("\n")), 0, 0, None
    last = ""  # heading of a list
    for line in (text or "").split("\n")[:None if text and not text.endswith("\n") else -1]:
        last = last if line.startswith("- ") else line
        shown = (whole or not is_assumption(line, last)) and (without is None or (line != "" and line not in (known or ())))
        if line.startswith(HEADING):
            heading = line
        elif shown and lines < MOST_LINES:
            if line.startswith(ROW) and heading:
                page.line(heading)
            if line.startswith(ROW):
                heading = None
            page.line(line)
        left_out += shown and lines >= MOST_LINES
        lines += shown
    page.change("")
    return "".join(page.out) + ("<p>... and %d more lines</p>\n" % left_out if left_out else "")


def folded(text):
    """Rows of sensitivity without a value as one line."""
    lines, none, table = [], {}, ""
    for line in text.split("\n"):
        cells = [cell[2:] for cell in line.split(CELL)[1:]]
        table = cells[0] if line.startswith(HEADING) else table
        if line.startswith(ROW) and table == "sensitivity" and cells[-1] == "none":
            none.setdefault(cells[0], []).append(" ".join(filter(None, cells[1:-1])))
        elif line.startswith("none: "):
            lines.append("none, as no value of it alone is enough: " + "; ".join(
                what + " of " * any(of) + ", ".join(of) for what, of in none.items()))
        else:
            lines.append(line)
    return "\n".join(lines)


# ---- the page ----

@functools.lru_cache(maxsize=1)
def proofs():
    with open(os.path.join(HERE, "proofs.md"), encoding="utf-8") as file:
        return file.read()


def campaign():
    """When the cases of the column "tested" were compared, of which tree, and what differed."""
    date, tree = re.search(r"(?s)`\./dev referee \d+` on (\S+) \([^;]*?(the tree [^;]*);", proofs()).groups()
    differed = re.findall(r"(?m)^\| ([\d,]+) \| (\w+): [^|]* \| ([1-9]\d*) \|$", proofs())
    return "on %s (%s); none exceeded or differed%s" % (date, " ".join(re.sub("`", "", tree).split()), "".join(
        " but %s of %s of %s, which is mended" % (count, cases, command) for cases, command, count in differed))


def claims(command, said):
    """Rows of the table "What each claim rests on" of the documentation that are about this analysis: claim, checked by, in Coq,
    on paper, tested, assumed; those that no certificate has come behind None. Of a row of a (`key`) or verdict only if it was said."""
    table = proofs().split("## What each claim rests on", 1)[1].split("\n## ", 1)[0]
    for line in re.findall(r"(?m)^\| (.*) \|$", table)[2:]:
        if line.startswith("*not in a certificate"):
            yield None
        if not all(key in said for key in re.findall(r"\(`(\w+)[^`]*`\)", line.split("|")[0])):
            continue
        cells = [re.sub(r"\[([^]]*)\]\([^)]*\)|[`*]", r"\1", cell).strip() for cell in line.split("|")]
        if cells[0].split(":")[0].split(" ")[0] == command:
            yield [cells[0][len(command) + 2:] if cells[0].startswith(command + ": ") else cells[0]] + cells[1:]


VERDICTS = {"schedulable": ("good", "Every deadline is met, under the assumptions below"), "unschedulable": ("bad", "A deadline is missed"),
            "bounded": ("open", "Every chain has a bound; no deadline is given"), None: ("open", "Analysed; no deadline is given")}
RESIDENT = {"resident": ("good", "All blocks of every group are resident, in every order of launches"),
            "hangs": ("bad", "The GPU hangs in some order of launches")}
BOUND_IS = ("<p>bound: no job takes longer, from its nominal release to the end of its last step; observed: the longest found "
            "in a search by simulation. Those of a step count from its activation, when what it waits for is complete: up to "
            "its jitter after the release.</p>\n")
EXPLAINED = ("<p>All bounds are explained, also those within their deadlines. Every line is a summand, as jobs x blocks x wcet "
             "x weight / SMs; a weight says how much of an SM a block counts as.</p>\n")
SENSITIVITY_IS = "<p>How far a figure can go if nothing else changes and every deadline is still met.</p>\n"


class Page:
    def __init__(self, given):
        self.given, self.style, self.figures = given, Style(given), 0
        self.colours = colours_of([item for side in given["sides"] for part in side["parts"] for item in items_of(part)])

    def figure(self, svg, look=""):
        self.figures += 1
        return figure(svg, self.figures, look)

    @staticmethod
    def headline(side):
        """What those that prove something say, if they agree; if there is none, what the run shows."""
        proving = [(part, "bounded" if "every chain has a bound; no deadline is given" in (text_of(part["result"], "reason") or "") else
                    part["verdict"]) for part in side["parts"] if part["proves"] and part["status"] <= MISSED]
        found = {verdict for _, verdict in proving}
        groups = found & set(RESIDENT)
        found -= groups
        if groups and (found <= {None} or "resident" not in groups):
            return RESIDENT[groups.pop()]
        if len(found) > 1:
            told = {"schedulable": "every deadline is met", "unschedulable": "a deadline is missed", "bounded": "no deadline is given",
                    None: "no deadline is given"}
            return "open", "; ".join("%s (%s): %s" % (part["command"], part["about"], told.get(verdict, "not every deadline is proved to be met"))
                                     for part, verdict in proving)
        missed = any(part["status"] == MISSED and not part["proves"] for part in side["parts"])
        for verdict in found:
            look, text = VERDICTS.get(verdict, ("bad", "Unknown, but the run of simulate below misses a deadline") if missed else
                                      ("open", "Unknown: not every deadline is proved to be met"))
            conditions = [(text_of(part["result"], "reason") or "").partition("; ")[2] for part, _ in proving]
            return look, "; ".join([text] + [one for one in conditions if one and verdict == "schedulable"])
        return "open", "Nothing is proved; this run misses %s deadline" % ("a" if missed else "no")

    def verdicts(self, side):
        yield '<p class="verdict %s">%s</p>\n' % self.headline(side)
        yield self.changes(side)
        for part in self.answered(side):
            yield self.advice(part)
        if self.given["ignore"] is not None:
            yield "<p>Left out, as asked: %s</p>\n" % escaped(self.given["ignore"])
        yield "<ul>\n"
        for part in side["parts"]:
            answered, missed = part["status"] <= MISSED, part["status"] == MISSED
            said = "does not apply" if not answered else part["verdict"] or (
                "no deadline" if part["proves"] else "this run misses %s deadline" % ("a" if missed else "no"))
            reason = text_of(part["result"], "reason") if answered else part["json"]["said"]
            one = part["command"] == "bound" and part["verdict"] == "unschedulable"  # a run that misses says no more than itself
            yield "<li><b>%s: %s</b>%s%s</li>\n" % (part["command"], said, ": " + escaped(reason) if reason else "",
                                                   "" if one else " (about %s)" % part["about"])
        yield "</ul>\n"
        yield from self.notes(side)
        yield self.evidence(side)
        proved = any(part["proves"] for part in self.answered(side))
        for part in self.answered(side):
            drawn = bars(part, self.style, self.colours) if part["proves"] or not proved else None
            yield self.figure(drawn, ' class="bars"') if drawn else ""
            yield from self.blame(part)

    def notes(self, side):
        """What commands print of the input on standard error, but the changes, which changes() says."""
        notes = dict.fromkeys(note for part in self.answered(side) for note in part["result"].get("notes", ()) if ": changed by --set " not in note)
        if notes:
            yield "<p>Notes on the input:</p>\n<ul>\n%s</ul>\n" % "".join("<li>%s</li>\n" % escaped(note) for note in notes)

    def changes(self, side):
        """What was analysed in place of what the file says."""
        words = next((words_of(part["result"]["made_by"]["options"]) for part in self.answered(side)), [])
        return "<p><b>Analysed with these changes of the file: <code>%s</code></b></p>\n" % escaped(" ".join(map(shlex.quote, words))) if words else ""

    def advice(self, part):
        """The best of the changes that gpurta advise tried."""
        if isinstance(part.get("advised"), str):
            return "<p>What would help was not tried: %s.</p>\n" % escaped(part["advised"])
        if not part.get("advised"):
            return ""
        best, now = part["advised"]["best"], part["advised"]["as_it_is"]
        alone = "; or ".join(row["text"] for row in part["advised"]["enough_alone"])
        alone = "<p><b>Enough alone: %s</b></p>\n" % escaped(alone) if alone else ""
        late = part["advised"]["too_long_alone"]
        if late:
            return "".join("<p>What would help: no change of order: a job of %s alone on the GPU takes %s, and its deadline is %s.</p>\n" % (
                escaped(row["chain"]), self.style.people(Fraction(row["observed"])), self.style.people(Fraction(row["deadline"]))) for row in late) + alone
        untried = part["advised"]["untried"]
        of_all = " of %d" % (part["advised"]["trials"] + untried) if untried else ""
        if not best["changes"]:
            return "<p>What would help: none of the %d%s changes that were tried (priorities, carve-outs, timeslices, overlap and the like).</p>\n" % (
                part["advised"]["trials"], of_all) + alone
        ratios = ["no bound" if row["worst"] is None else "%.3f" % (math.ceil(1000 * Fraction(row["worst"])) / 1000) for row in (now, best)]
        others = part["advised"]["no_bound_with_any"] and best["worst"] and Fraction(best["worst"]) <= 1
        says = "every deadline is met" if best["verdict"] == "schedulable" else \
            "every other deadline is met" if others else "less late, but not enough" if now["worst"] else \
            "%d without a bound in place of %d, which is not enough" % (best["without_bound"], now["without_bound"])
        worst = "; worst bound / deadline %s in place of %s" % tuple(ratios[::-1]) if now["worst"] or best["worst"] else ""
        worst += "; " + escaped(best["condition"]) if best["condition"] else ""
        return "<p><b>What would help: %s</b>: %s%s. <code>%s</code></p>\n%s" % (
            escaped("; ".join(best["changes"])), says, worst,
            escaped(" ".join(map(shlex.quote, part["asked"] + [word for key in best["set"] for word in ("--set", key)]))), alone)

    def evidence(self, side):
        """What no source confirms of this platform, such as rules that were measured on other GPUs."""
        made = next((part["result"]["made_by"] for part in self.answered(side) if part["result"]["made_by"]["unconfirmed"]), None)
        return "<p>Not confirmed for %s, and so an assumption: %s.</p>\n" % (
            escaped(side["platform_name"]), escaped(made["unconfirmed"])) if made else ""

    @staticmethod
    def blame(part):
        """What bound says below its verdict: why a chain is late, or has no bound, and what would help."""
        lines = re.findall("(?m)^(?:.*: its bound .* exceeds its deadline .*|no bound of .*|no reaction time of .*|with carveout: .*|used, if every .*|tried: .*)$", part["table"]["text"] or "")
        if part["command"] == "bound" and lines:
            yield "<ul>\n" + "".join("<li>%s</li>\n" % escaped(line) for line in lines) + "</ul>\n"

    def assumptions(self, side):
        for part in self.answered(side):
            yield "<h4>%s</h4><ul>\n" % part["command"]
            for line in part["result"].get("assumptions") or []:
                yield "<li>%s</li>\n" % escaped(line)
            yield "</ul>\n"

    @staticmethod
    def answered(side):
        return [part for part in side["parts"] if part["status"] <= MISSED]

    def results(self, side):
        for part in self.answered(side):
            yield "<h4>%s</h4>\n" % part["command"]
            yield (BOUND_IS if part["command"] == "bound" else "") + answer(part["table"]["text"])

    def timelines(self, side):
        for part in side["parts"]:
            picture = part["picture"]
            if picture["status"] >= 0:
                yield "<h4>%s</h4>\n" % part["command"]
                yield (self.figure(picture["text"] or "") if picture["status"] <= MISSED else
                       "<p>No picture: %s</p>\n" % escaped(picture["said"] or ""))

    def misses(self, side):
        for part in self.answered(side):
            if part["misses"] or part["result"].get("chains"):
                yield "<h4>%s</h4>\n" % part["command"] + (EXPLAINED if part["command"] == "bound" and part["misses"] else "")
            for miss in part["misses"]:
                yield answer(miss["text"], part["table"]["text"] or "")
            if not part["misses"]:
                yield from self.causes(part)
        if not any(part["misses"] or part["result"].get("chains") for part in self.answered(side)):
            yield "<p>Nothing to explain: no deadline is missed or unknown.</p>\n"

    def causes(self, part):
        """What each bound consists of, also of those that are met."""
        unit = text_of(part["result"], "time_unit") or ""
        for item in items_of(part):
            causes, taken = causes_of(item)
            if not causes:
                continue
            bound = time_of(part, item, BOUND)
            places = self.style.decimals_of([time for _, time in causes] + [taken, bound])
            rows = [(what, time, "%.1f %%" % (100 * place_of(time / taken))) for what, time in causes]
            rows += [("sum", taken, "100.0 %")] + [(what, time, "") for what, time in less_of(item)] if taken != bound else []
            rows.append(("bound", bound, "100.0 %" if taken == bound else ""))
            lines = [HEADING + CELL + "l-" + (text_of(item, "name") or "") + CELL + "r-" + unit + CELL + "r-part"]
            lines += [ROW + CELL + "l-" + re.sub("[\x00-\x1f]", "?", what) + CELL + "r-" + self.style.rounded(time, places, True) +
                      CELL + "r-" + share for what, time, share in rows]
            yield answer("\n".join(lines) + "\n", whole=True)

    def sensitivity(self, side):
        parts = [part for part in side["parts"] if part["sensitivity"]["status"] >= 0]
        for part in parts:
            found = part["sensitivity"]
            yield "<h4>%s</h4>\n" % part["command"] + (SENSITIVITY_IS if part["command"] == "bound" else "")
            yield (answer(folded(found["text"]), part["table"]["text"] or "") if found["status"] <= MISSED else
                   "<p>%s</p>\n" % escaped(found["said"] or ""))
        if not parts:
            yield "<p>The analyses of this file have none.</p>\n"

    def platform(self, side):
        yield "<p>%s</p>\n" % escaped(side["platform_name"] or "No platform is named: tasks use the whole GPU.")
        analysed = next((part["result"]["made_by"]["platform"] for part in self.answered(side) if part["result"]["made_by"]["platform"]), None)
        known = side["platform"]["text"] if side["platform"]["status"] == 0 else ""
        built_in = dict(re.findall("(?m)^%s%s..([^%s\n]*)%s..(.*)$" % (ROW, CELL, CELL, CELL), known))
        rows = []
        for key, value in (analysed or {}).items():
            text = " ".join(value) if isinstance(value, list) else {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else str(value)
            label, other = next((pair for pair in built_in.items() if pair[0].split(" (")[0] == key), (key, None))
            label = key + " (bytes)" if isinstance(value, list) else label  # with its unit
            text = other if (other, text) == ("not known", "0") else text
            differs = other is not None and other != text and not isinstance(value, list)
            if key == "switch_cost":  # of the platform, as measured: the file may have its own
                label, (text, other) = key, [self.style.people(Fraction(one) / 1000) + " us" if (one or "").isdigit() else one for one in (text, other)]
                text += "; the file has %s %s" % (self.style.people(Fraction(side["switch_cost"])), unit_of(side)) if side["switch_cost"] else ""
            rows.append((label, text, other if differs else ""))
        if rows:
            differ = any(other for _, _, other in rows)
            lines = [HEADING + CELL + "l-as analysed" + CELL + "l-" + (CELL + "l-built in, where it differs" if differ else "")]
            lines += [ROW + CELL + "l-" + key + CELL + "l-" + text + (CELL + "l-" + other if differ else "") for key, text, other in rows]
            yield answer("\n".join(lines) + "\n", whole=True)
        yield answer("".join(line + "\n" for line in known.split("\n") if line[:1] not in (HEADING, ROW) and line), whole=True)

    def scenario(self, side):
        yield self.changes(side)
        yield '<pre class="file">%s</pre>\n' % escaped(side["bytes"].decode("utf-8", "surrogateescape"))

    def versions(self, side):
        made = self.given["made_by"]
        file = escaped(side["file"])
        yield "<p>gpurta %s, build %s; file %s, SHA-256 %s</p>\n" % (self.given["version"], escaped(made["build"]), file,
                                                                     hashlib.sha256(side["bytes"]).hexdigest())
        others = {(entry["file"], entry["sha256"]) for part in self.answered(side) for entry in part["result"]["made_by"]["inputs"]
                  if entry["file"] != side["file"]}
        yield from ("<p>Read besides: file %s, SHA-256 %s</p>\n" % (escaped(name), code) for name, code in sorted(others))
        yield "<p>This page: <code>%s</code></p>\n<p>What is on it, from the same file with the same build:</p>\n<ul>\n" % escaped(made["command_line"])
        for part in self.answered(side):
            by = part["result"]["made_by"]
            options = ", ".join("%s %s" % (name, " ".join(value) if isinstance(value, list) else value)
                                for name, value in by["options"].items() if name != "format")
            answers = [part["table"], part["picture"], part["sensitivity"], part["made_certificate"]] + part["misses"]
            lines = [answer["line"] for answer in answers if 0 <= answer["status"] <= MISSED]
            if isinstance(part.get("advised"), dict):
                lines.append(part["advised"]["made_by"]["command_line"])
            yield "<li><code>%s</code> (%s)</li>\n" % (escaped(lines[0]), escaped(options) or "no options")
            yield from ("<li><code>%s</code></li>\n" % escaped(line) for line in lines[1:])
        yield "</ul>\n"
        yield from self.rests(side)
        for part in side["parts"]:
            if part.get("certificate"):
                shown = escaped(part["certificate"]).replace("&quot;", '"')  # half as long
                size = len(shown.encode("utf-8", "surrogateescape"))
                yield ("<details><summary>Certificate of %s%s: %s</summary>\n<pre class=\"file\">%s</pre></details>\n" %
                       (part["command"], " (%d KB of this page)" % (size // 1000) if size >= 100000 else "", escaped(part["checked"]), shown))
            elif part.get("checked"):
                yield "<p>No certificate of %s: %s</p>\n" % (part["command"], escaped(part["checked"]))

    def rests(self, side):
        """What shows each claim, analysis by analysis."""
        said = side["bytes"].decode("utf-8", "surrogateescape") + self.given["made_by"]["command_line"]
        heads = ("claim", "checked by gpurta-verify", "in Coq", "on paper (page of the documentation)", "tested", "assumed")
        for part in self.answered(side):
            missed = any(row.get("verdict") == "unschedulable" or row.get("meets_deadline") is False for row in [part["result"]] + items_of(part))
            of = list(claims(part["command"], said + "unschedulable" * missed))
            rows = [row for row in of if row and any(row[1:])]
            inside = of.index(None) if None in of else len(of)
            if not rows:
                yield "<p>%s: it is one run, and proves nothing; its rules: Assumptions.</p>\n" % part["command"]
                continue
            shown = part.get("certificate")
            yield "<h4>%s</h4>\n<p>%s</p>\n" % (part["command"], "A certificate of this file stands below: what it claims is checked as the second "
                                               "column says." if shown else "This file has no certificate here: nothing of it was checked.")
            lines = [HEADING + "".join(CELL + "l-" + title for title in heads)]
            lines += [ROW + "".join(CELL + "l-" + (cell if shown or i != 1 else "") for i, cell in enumerate(row)) for row in of[:inside]
                      if row] + [ROW + "".join(CELL + "l-" + cell for cell in [row[0] + " (in no certificate)"] + row[1:])
                                 for row in of[inside + 1:] if row and row in rows]
            yield answer("\n".join(lines) + "\n", whole=True)
        yield ("<p>That the C code computes what the theorems say is tested, not proved.</p>\n"
               "<p>Tested: how many random cases were compared with independent models %s; or the test; M: mutations of certificates. "
               "Assumed: H what the hardware is taken to do, D that the GPU is divided as configured, U the rules of newer GPUs.</p>\n" % campaign())
        made = next((part["result"]["made_by"] for part in self.answered(side) if part["result"]["made_by"]["platform"]), None)
        rules = made and made["unconfirmed"].partition("rules measured on")
        if made and "sms" in made["platform"]:
            yield "<p>%s.</p>\n" % escaped("R" + "".join(rules[1:])[1:] if rules[1] else
                                           "The rules of this platform were measured on this GPU (page hardware of the documentation)")

    def changed(self):
        """The keys that differ, as --set calls them."""
        files = [side["keys"] for side in self.given["sides"]]
        if None in files:
            return ""
        rows = list(differences(*files))
        if not rows:
            return "<p>Every key is the same.</p>\n"
        lines = [HEADING + CELL + "l-key that differs" + CELL + "l-A" + CELL + "l-B"]
        for row in rows:
            texts = ["-" if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False) for value in row]
            lines.append(ROW + "".join(CELL + "l-" + re.sub("[\x00-\x1f]", "?", text[:299] + "\u2026" * (len(text) > 299)) for text in texts))
        return answer("\n".join(lines) + "\n", whole=True)

    def comparison(self):
        rows = ["".join(CELL + look + re.sub("[\x00-\x1f]", "?", cell) for look, cell in cells)
                for cells in compared(self.given["sides"], self.style)]
        table = HEADING + ("\n" + ROW).join(rows) + "\n"
        return ('<section id="both"><h2>Both results</h2>\n' + self.changed() + '<p>The bound of a response, where there is one; of simulate the response in '
                "this run. Times in %s.</p>\n" % unit_of(self.given["sides"][0]) + answer(table, whole=True) + "</section>\n")

    SECTIONS = (("verdict", "Verdict", verdicts), ("sensitivity", "What could change", sensitivity),
                ("results", "Chains, kernels and tasks", results), ("timelines", "Timelines", timelines),
                ("misses", "Why so long, and why deadlines are missed or not proved", misses),
                ("assumptions", "Assumptions", assumptions), ("platform", "Platform, as analysed", platform),
                ("scenario", "Scenario", scenario), ("versions", "How this was made, and what shows it", versions))

    def header(self):
        names = [escaped(side["file"]) for side in self.given["sides"]]
        yield "<header>\n<h1>%s</h1>\n" % (names[0] if len(names) == 1 else "%s (A) and %s (B)" % tuple(names))
        yield '<nav aria-label="sections"><ul>\n'
        for name, title, _ in self.SECTIONS:
            yield '<li><a href="#%s">%s</a></li>\n' % (name, title)
            if name == "verdict" and len(names) > 1:
                yield '<li><a href="#both">Both results</a></li>\n'
        yield "</ul></nav>\n</header>\n<main>\n"

    def page(self):
        sides = self.given["sides"]
        yield head(" and ".join(side["file"] for side in sides))
        yield from self.header()
        for i, (name, title, section) in enumerate(self.SECTIONS):
            yield '<section id="%s">\n<h2>%s</h2>\n<div class="sides">\n' % (name, title)
            for letter, side in zip("AB", sides):
                yield '<div class="side">\n'
                if len(sides) > 1:
                    yield "<h3>%s: %s</h3>\n" % (letter, escaped(side["file"]))
                yield from section(self, side)
                yield "</div>\n"
            yield "</div>\n</section>\n"
            if i == 0 and len(sides) > 1:
                yield self.comparison()
        yield "</main>\n" + foot()


def certified(file, part):
    """The certificate of an analysis and what gpurta-verify says of it; None and why none can be had: file and platform alone do
    not say what was analysed, the command refuses it, or it is too long."""
    made, options = part["made_certificate"], part["result"]["made_by"]["options"]
    changes = [name for name in ("copy-bandwidth", "set", "assume", "iterations") if name in options]
    if changes:
        return None, "--%s: file and platform alone do not say what was analysed" % changes[0]
    if made["status"] > MISSED or not made["text"]:
        return None, made["said"].strip().split("\n")[-1]
    text = made["text"].encode("utf-8", "surrogateescape")
    if len(text) > MOST_BYTES:
        return None, "it has more than 2 MB, too much for a page; make it by --certificate, check it by gpurta verify"
    words = ["--%s=%s" % (name, options[name]) for name in PLATFORM if name in options]
    try:
        with tempfile.NamedTemporaryFile() as found:
            found.write(text)
            found.flush()
            told_by = subprocess.run([os.environ.get("GPURTA", "gpurta"), "verify"] + words + ["--", file, found.name],
                                     stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            checked = told_by.stdout.decode("utf-8", "replace").strip()
            return made["text"], checked.replace(os.path.basename(found.name), "c.cert")
    except OSError as error:
        return None, why(error)


def words_of(options):
    """Those that say what was analysed, for another command."""
    return ["--set=" + text for text in options.get("set") or []] + [
        "--%s=%s" % (name, options[name]) for name in PLATFORM + ("copy-bandwidth",) if name in options]


def keys_of(side):
    """The scenario of a file as analysed, key by key; None: it cannot be had as such."""
    options = next((part["result"]["made_by"]["options"] for part in side["parts"] if part["status"] <= MISSED), {})
    try:
        told = subprocess.run([os.environ.get("GPURTA", "gpurta"), "convert", "--to=json"] + words_of(options) + ["--", side["file"]],
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return json.loads(told.stdout.decode("utf-8", "surrogateescape"), parse_int=str, parse_float=str) if told.returncode == 0 else None
    except OSError:
        return None


def advised(file, options):
    """The answer of gpurta advise, in few trials; else a text, why there is none."""
    refused = sorted(set(options) & {"assume", "iterations", "ignore"})
    if refused:
        return "gpurta advise takes no --%s" % refused[0]
    try:
        told = subprocess.run([os.environ.get("GPURTA", "gpurta"), "advise", "--json", "--trials=100", "--limit=%d" % WORK] + words_of(options) + ["--"] * file.startswith("-") + [file],
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if told.returncode in (0, MISSED) and told.stdout:
            return json.loads(told.stdout.decode("utf-8", "surrogateescape"))
        said = told.stderr.decode("utf-8", "replace").strip().split("\n")[-1]
        return re.sub("^gpurta: |[.]$", "", said) or "gpurta advise ended with status %d" % told.returncode
    except OSError as error:
        return why(error)


def main():
    if len(sys.argv) > 1:  # typed
        command = os.environ.get("GPURTA") or os.path.join(os.path.dirname(os.path.realpath(sys.argv[0])), "gpurta")
        os.execvp(command if os.access(command, os.X_OK) else "gpurta", ["gpurta", "report"] + sys.argv[1:])
    try:
        given = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogateescape"))
        for side in given["sides"]:
            with open(side["file"].encode("utf-8", "surrogateescape"), "rb") as file:
                side["bytes"] = file.read()
            for part in side["parts"]:
                part["status"] = part["json"]["status"]
                part["result"] = {} if part["status"] > MISSED else json.loads(part["json"]["text"], parse_int=str,
                                                                              parse_float=str)
                part["verdict"] = text_of(part["result"], "verdict")
                if part["proves"] and part["status"] <= MISSED:
                    part["certificate"], part["checked"] = certified(side["file"], part)
                if part["status"] == MISSED and part["result"]["command"] == "bound" and not text_of(part["result"], "doubt"):
                    options = part["result"]["made_by"]["options"]
                    part["asked"] = ["gpurta", "bound", side["file"]] + words_of(options)
                    part["advised"] = advised(side["file"], options)
        for side in given["sides"] if len(given["sides"]) > 1 else ():
            side["keys"] = keys_of(side)
        sys.stdout.buffer.write("".join(Page(given).page()).encode("utf-8", "surrogateescape"))
        sys.stdout.buffer.flush()
        return 0
    except OSError as error:
        tell("gpurta: cannot read %s: %s" % (side["file"], why(error)))
        return EXIT_UNABLE


if __name__ == "__main__":
    sys.exit(main())

"""Messages, files that appear whole or not at all, and texts of exact numbers."""
import os
import re
import signal
import stat
import sys
import traceback

EXIT_USAGE, EXIT_UNABLE = 2, 3
MOST_DECIMALS = 30


class Stop(Exception):
    """The command ends with this exit status; line: why, if that was not told."""

    def __init__(self, status, line=None):
        super().__init__(status)
        self.status, self.line = status, line

    def end(self):
        """Tells why; the exit status."""
        if self.line:
            tell(self.line)
        return self.status


# Control characters, what turns the direction of text, ends of lines, and what is no UTF-8.
UNCLEAN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def shown(character):
    """\\x1b, or \\u202e, for what would not show as itself."""
    data = character.group().encode("utf-8", "surrogateescape")
    return "\\x%02x" % data[0] if len(data) == 1 else "\\u%04x" % ord(character.group())


def tell(line):
    """A line on standard error, if there is one."""
    try:
        sys.stderr.flush()
        sys.stderr.buffer.write((UNCLEAN.sub(shown, line) + "\n").encode("utf-8", "surrogateescape"))
        sys.stderr.buffer.flush()
    except (OSError, AttributeError):
        pass


def stop(status, format_, *values):
    raise Stop(status, "gpurta: " + (format_ % values if values else format_))


def why(error):
    return os.strerror(error.errno) if error.errno else str(error)


class Output:
    """A file, None: standard output. Files become visible together, as a whole, by show_outputs(); what is no regular
    file is written then. stream: written as it comes where it is none."""

    unfinished = []

    def __init__(self, path, stream=False):
        self.path, self.partial, self.kept, self.stream = path if path != "-" else None, None, [], stream
        Output.unfinished.append(self)
        try:
            self.file = self._open() if self.path else sys.stdout.buffer
        except OSError as error:
            self._fail(error)

    def _open(self):
        mask = os.umask(0)
        os.umask(mask)
        target, mode = self.path, 0o666 & ~mask
        if os.path.exists(self.path):
            what = os.stat(self.path)
            if not stat.S_ISREG(what.st_mode):
                return open(self.path, "wb")
            if not os.access(self.path, os.W_OK):
                raise PermissionError(13, "")
            target, mode = os.path.realpath(self.path), stat.S_IMODE(what.st_mode)
        self.target = target
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE):
            if signal.getsignal(number) == signal.SIG_DFL:
                signal.signal(number, interrupted)
        import tempfile
        handle, self.partial = tempfile.mkstemp(prefix=os.path.basename(target) + ".", dir=os.path.dirname(target) or ".")
        os.fchmod(handle, mode)
        return os.fdopen(handle, "wb")

    def write(self, text):
        data = text.encode("utf-8", "surrogateescape")
        if not self.partial and not self.stream:
            self.kept.append(data)
            return
        try:
            self.file.write(data)
        except OSError as error:
            self._fail(error)

    def _fail(self, error):
        stop(EXIT_UNABLE, "cannot write %s: %s", self.path or "standard output", why(error))

    def close(self):
        """A file that is whole can be renamed."""
        try:
            if self.partial:
                self.file.close()
        except OSError as error:
            self._fail(error)

    def show(self):
        try:
            if self.partial:
                os.rename(self.partial, self.target)
                self.partial = None
                return
            for data in self.kept:
                self.file.write(data)
            self.file.flush()
        except OSError as error:
            self._fail(error)


def show_outputs():
    """Files, which seldom fail now, come last."""
    for output in Output.unfinished:
        output.close()
    for output in sorted(Output.unfinished, key=lambda output: output.partial is not None):
        output.show()


def discard_outputs():
    for output in Output.unfinished:
        if output.partial:
            os.unlink(output.partial)
            output.partial = None


def interrupted(number, _frame):
    discard_outputs()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


# ---- numbers ----

def exact_decimals(denominator, most):
    """Decimals that write n/d exactly; more than `most`: it is larger than that."""
    count, power = 0, 1
    while count <= most and power % denominator:
        power *= 10
        count += 1
    return count


def useful_decimals(number):
    """Decimals that show six digits; at least three."""
    decimals, unit, scaled = 5, number.denominator * 10, abs(number.numerator)
    while scaled >= unit and decimals > 3:
        unit *= 10
        decimals -= 1
    while scaled and scaled < number.denominator and decimals < MOST_DECIMALS:
        scaled *= 10
        decimals += 1
    return decimals


def decimal_text(value, decimals, mark=""):
    sign, digits = "-" if value < 0 else "", str(abs(value))
    if decimals:
        digits = digits.rjust(decimals + 1, "0")
        digits = digits[:-decimals] + "." + digits[-decimals:]
    return mark + sign + digits


def is_huge(number):
    """Is it written with an exponent?"""
    digits = [int(n.bit_length() * 0.30102999566398119521) for n in (number.numerator, number.denominator)]
    return number > 0 and digits[0] > digits[1] + 24


def exponent_text(number, up):
    """~1.234568e300: seven digits"""
    exponent = len(str(number.numerator // number.denominator)) - 7
    value, rest = divmod(number.numerator, number.denominator * 10 ** exponent)
    text = decimal_text(value + (1 if up and rest else 0), 6, "~" if rest else "")
    return "%se%d" % (text.rstrip("0").rstrip("."), exponent + 6)


def raised(error, where):
    """An error of the user's function, or of the file of that name, with its line there: "IndexError: ... (curves.py:19)\""""
    file = where if isinstance(where, str) else getattr(getattr(where, "__code__", None), "co_filename", "")
    ours = os.path.dirname(file) == os.path.dirname(__file__)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file and not ours]
    return "%s: %s%s" % (type(error).__name__, error, " (%s:%d)" % (os.path.basename(file), lines[-1]) if lines else "")


class Style:
    """How numbers are written: --exact, --decimal N."""

    def __init__(self, options):
        self.exact, self.decimal, self.decimals = options["exact"], options["decimal"], options["decimals"]

    def decimals_of(self, numbers):
        """The number of decimals that suits all numbers of one column."""
        if self.decimals >= 0:
            return self.decimals
        most = max(6, min([useful_decimals(n) for n in numbers if n] + [MOST_DECIMALS]))
        found = 0
        for number in numbers:
            if is_huge(number):
                continue
            exact = exact_decimals(number.denominator, most)
            found = max(found, exact if exact <= most else min(useful_decimals(number), most))
        return found

    def rounded(self, number, decimals, up):
        if self.exact:
            return str(number)
        if is_huge(number):
            return exponent_text(number, up)
        value, rest = divmod(10 ** decimals * number.numerator, number.denominator)
        return decimal_text(value + (1 if up and rest else 0), decimals, "~" if rest else "")

    def people(self, number, up=False):
        return self.rounded(number, self.decimals_of([number]), up)

    def number(self, number, up):
        """A decimal number for programs, without a mark."""
        most = 9 if self.decimals < 0 else self.decimals
        decimals = min(exact_decimals(number.denominator, most), most)
        value, rest = divmod(10 ** decimals * number.numerator, number.denominator)
        return decimal_text(value + (1 if up and rest else 0), decimals)


def quoted(text):
    """A text as JSON."""
    if text is None:
        return "null"
    out = []
    for c in text:
        code = ord(c)
        out.append("\\" + c if c in '"\\' else "\\u%04x" % code if code < 0x20 or code == 0x7f else c)
    return '"' + "".join(out) + '"'


def truth(value):
    return "true" if value else "false"

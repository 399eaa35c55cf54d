"""The little that all pictures share. Floating point is places on the page."""
import math

CHARACTER = 6.4  # width of one in a label, about
COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#332288", "#666666")


def place_of(value):
    """A rational as floating point, cut towards 0; infinity where it is beyond."""
    if not value:
        return 0.0
    shift = 54 + max(0, value.denominator.bit_length() - value.numerator.bit_length())
    whole = (value.numerator << shift) // value.denominator
    extra = max(0, whole.bit_length() - 53)
    try:
        return math.ldexp(whole >> extra, extra - shift)
    except OverflowError:
        return math.inf


def fits(c):
    code = ord(c)
    return (code >= 0x20 or c in "\t\n") and code != 0x7f and not 0xd800 <= code <= 0xdfff and code not in (0xfffe, 0xffff)


def escaped(text):
    names = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
    return "".join(names.get(c, c if fits(c) else "\ufffd") for c in text)


def width_of(text):
    return sum(CHARACTER if (ord(c) if fits(c) else 0xfffd) < 0x1100 else 2 * CHARACTER for c in text)


def fitting(text, width):
    """The longest part that is no wider."""
    for i, c in enumerate(text):
        width -= width_of(c)
        if width < 0:
            return text[:i]
    return text


class Picture:
    def __init__(self):
        self.out = []

    def put(self, format_, *values):
        self.out.append(format_ % values if values else format_)

    def begin(self, width, height, title, about, style):
        self.put('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" '
                 'viewBox="0 0 %d %d" role="img">\n<title>', width, height, width, height)
        self.out.append(escaped(title) + "</title>\n<desc>" + escaped(about) + "</desc>\n"
                        "<style>\n"
                        "text { font-family: sans-serif; fill: #222; }\n"
                        ".title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }\n"
                        ".tick, .note { font-size: 11px; } .note { fill: #555; }\n"
                        ".axis { stroke: #222; } .grid { stroke: #ddd; }\n"
                        "@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; "
                        "filter: invert(.91) hue-rotate(180deg); } }\n")
        for i, colour in enumerate(COLOURS):
            self.put(".c%d { fill: %s; } .s%d { stroke: %s; stroke-width: 2; fill: none; }\n", i, colour, i, colour)
        self.out.append(style + "\n")
        self.put('</style>\n<rect width="%d" height="%d" style="fill: white"/>\n', width, height)

    def text(self, x, y, anchor, name, text):
        self.put('<text x="%.2f" y="%.2f" class="%s" text-anchor="%s">%s</text>\n', x, y, name, anchor, escaped(text))

    def line(self, x1, y1, x2, y2, name):
        self.put('<line x1="%.2f" y1="%.2f" x2="%.2f" y2="%.2f" class="%s"/>\n', x1, y1, x2, y2, name)

    def box(self, x, y, width, height, name, tip=None):
        self.put('<rect x="%.2f" y="%.2f" width="%.2f" height="%.2f" class="%s"%s\n', x, y, width, height, name,
                 "/>" if tip is None else "><title>" + escaped(tip) + "</title></rect>")

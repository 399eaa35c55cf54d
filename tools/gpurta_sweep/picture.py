"""Curves with intervals, as SVG: a panel for each value of the second axis; colours, dashes and marks tell them apart
in grey too, and each curve is named where it ends."""
from .interval import PARTS, interval
from .result import ACCEPTED
from .sets import PARAMETERS
from .svg import CHARACTER, COLOURS, Picture, fitting, place_of
from .text import EXIT_USAGE, stop

WIDTH, HEIGHT, LEFT, TOP, GAP, MOST_PANELS = 400, 230, 62, 58, 66, 24
LABEL_STEP, LABEL_MOST = 13.0, 40
STYLE = (".curve{fill:none;stroke-width:1.8}.thin{fill:none;stroke-width:1}"
         ".d1{stroke-dasharray:7 3}.d2{stroke-dasharray:2 3}.d3{stroke-dasharray:9 3 2 3}")


class Plot(Picture):
    def __init__(self, tally, style):
        super().__init__()
        self.r, self.style = tally, style
        self.values = tally.axes[0][1]
        places = [place_of(value) for value in self.values]
        self.low, self.high = min(places), max(places)

    def at_x(self, value):
        return self.x + 8 + (place_of(value) - self.low) / (self.high - self.low if self.high > self.low else 1) * (WIDTH - 16)

    def at_y(self, share):
        return self.y + HEIGHT * (1 - share)

    def with_unit(self, name, value=None):
        unit = self.r.unit if name in PARAMETERS else ""
        if value is None:
            return (name + (" (" + unit + ")" if unit else "")).replace("_", " ")
        return (name + " " + value + (" " + unit if unit else "")).replace("_", " ")

    def frame(self):
        for percent in range(0, 101, 20):
            y = self.at_y(percent / 100.0)
            self.line(self.x, y, self.x + WIDTH, y, "grid")
            self.text(self.x - 6, y + 4, "end", "tick", "%d %%" % percent)
        bottom = self.y + HEIGHT
        self.line(self.x, bottom, self.x + WIDTH, bottom, "axis")
        for value in self.values[::(len(self.values) + 9) // 10]:
            x = self.at_x(value)
            self.line(x, bottom, x, bottom + 4, "axis")
            self.text(x, bottom + 17, "middle", "tick", self.style.people(value))
        self.text(self.x + WIDTH / 2.0, bottom + 34, "middle", "label", self.with_unit(self.r.axes[0][0]))
        self.put('<text transform="translate(%.2f %.2f) rotate(-90)" class="label" text-anchor="middle">%s</text>\n',
                 self.x - 47, self.y + HEIGHT / 2.0, self.r.counted)
        if len(self.r.axes) > 1:
            name, values = self.r.axes[1]
            self.text(self.x, self.y - 8, "start", "label", self.with_unit(name, self.style.people(values[self.panel])))

    def mark(self, x, y, curve):
        colour = curve % len(COLOURS)
        if curve % 4 == 0:
            self.put('<circle class="c%d" cx="%.1f" cy="%.1f" r="3"/>\n', colour, x, y)
        elif curve % 4 == 1:
            self.put('<path class="c%d" d="M%.1f %.1fh6v6h-6z"/>\n', colour, x - 3, y - 3)
        elif curve % 4 == 2:
            self.put('<path class="c%d" d="M%.1f %.1fl3.6 6.4h-7.2z"/>\n', colour, x, y - 4)
        else:
            self.put('<path class="c%d" d="M%.1f %.1fl4 4l-4 4l-4 -4z"/>\n', colour, x, y - 4)

    def point(self, i):
        return self.panel * len(self.values) + i

    def counts(self, i, curve):
        return self.r.yes[self.point(i) * len(self.r.curves) + curve], self.r.set_count[self.point(i)]

    def share(self, i, curve):
        yes, sets = self.counts(i, curve)
        return yes / sets if sets else 0.0

    @staticmethod
    def look(curve):
        """Every fourth curve has the same mark, but another dash."""
        return "s%d d%d curve" % (curve % len(COLOURS), (curve + curve // 4) % 4)

    def interval(self, i, curve, x):
        low, high = interval(*self.counts(i, curve))
        room = min(4.0, 0.3 * (WIDTH - 16) / max(1, len(self.values) - 1) / len(self.r.curves))
        x += room * (curve - (len(self.r.curves) - 1) / 2.0)  # beside those of the other curves
        top, bottom, name = self.at_y(high / PARTS), self.at_y(low / PARTS), "s%d thin" % (curve % len(COLOURS))
        self.line(x, top, x, bottom, name)
        self.line(x - 2.5, top, x + 2.5, top, name)
        self.line(x - 2.5, bottom, x + 2.5, bottom, name)

    def curve(self, curve):
        places = [(i, self.at_x(value), self.at_y(self.share(i, curve))) for i, value in enumerate(self.values)
                  if self.r.set_count[self.point(i)]]
        self.put('<path class="%s" d="%s"/>\n', self.look(curve),
                 "".join("%s%.1f %.1f" % ("L" if k else "M", x, y) for k, (_, x, y) in enumerate(places)))
        for i, x, y in places:
            self.interval(i, curve, x)
            self.mark(x, y, curve)

    def label(self, curve, x, y):
        """With a piece of the curve."""
        self.put('<path class="%s" d="M%.1f %.1fH%.1f"/>\n', self.look(curve), x - 6, y, x + 12)
        self.mark(x + 9, y, curve)  # behind, since dashes show on a free piece
        self.text(x + 14, y + 4, "start", "label", fitting(self.r.curves[curve], LABEL_MOST * CHARACTER))

    def end_together(self):
        """Do all curves end at about the same height? Then a label there tells nothing."""
        shares = [self.share(len(self.values) - 1, c) for c in range(len(self.r.curves))]
        return len(shares) > 1 and max(shares) - min(shares) < 0.03

    def key(self):
        """Labels from the highest curve to the lowest."""
        x = self.x + WIDTH + 8
        areas = []
        for c in range(len(self.r.curves)):
            area = 0.0
            for i in range(len(self.values)):
                area += self.share(i, c)
            areas.append((-area, c))
        for i, (_, c) in enumerate(sorted(areas)):
            self.label(c, x, self.y + 8 + LABEL_STEP * i)

    def labels(self):
        """Labels at the curves' ends, moved apart."""
        last, x = len(self.values) - 1, self.x + WIDTH + 8
        order = sorted((self.at_y(self.share(last, c)), c) for c in range(len(self.r.curves)))
        places = [y for y, _ in order]
        for i in range(1, len(places)):
            places[i] = max(places[i], places[i - 1] + LABEL_STEP)
        limit = self.y + HEIGHT + 6
        for i in reversed(range(len(places))):
            places[i] = min(places[i], limit)
            limit = places[i] - LABEL_STEP
        for y, (_, c) in zip(places, order):
            self.put('<path class="s%d thin" d="M%.1f %.1fL%.1f %.1f"/>\n', c % len(COLOURS), self.at_x(self.values[last]) + 4,
                     self.at_y(self.share(last, c)), x - 6, y)
            self.label(c, x, y)

    def draw(self):
        r = self.r
        panels = len(r.axes[1][1]) if len(r.axes) > 1 else 1
        longest = min(LABEL_MOST, max(len(c.encode("utf-8", "surrogateescape")) for c in r.curves))
        label_width = 34 + int(longest * CHARACTER)
        width = (2 if panels > 1 else 1) * (LEFT + WIDTH + label_width)
        notes = ["unknown, drawn as not accepted: " + said for said in r.unknowns()]
        notes += ["%s, of %d a point; bars, beside the points: 95 %% Clopper-Pearson intervals" % (r.counted, r.sets), r.origin()]
        height = TOP + (panels + 1) // 2 * (HEIGHT + GAP) - 6 + 14 * len(notes)
        title = r.title or r.counted.capitalize() + ", by " + self.with_unit(r.axes[0][0])
        self.begin(width, height, title, "Share of random task sets that each analysis accepts" if r.counted == ACCEPTED else "Share of " + r.counted, STYLE)
        self.text(10, 18, "start", "title", title)
        for self.panel in range(panels):
            self.x = LEFT + float(self.panel % 2) * (WIDTH + LEFT + label_width)
            self.y = TOP + float(self.panel // 2) * (HEIGHT + GAP)
            self.frame()
            for c in range(len(r.curves)):
                self.curve(c)
            if self.end_together():
                self.key()
            else:
                self.labels()
        for i, said in enumerate(notes):
            self.text(10, height + 6 - 14 * (len(notes) - i), "start", "note", said)
        return "".join(self.out) + "</svg>\n"


def picture(tally, style):
    if len(tally.axes) > 1 and len(tally.axes[1][1]) > MOST_PANELS:
        stop(EXIT_USAGE, "--svg: %s has more than %d values, and each is a panel; choose the other axis with x:",
             tally.axes[1][0], MOST_PANELS)
    return Plot(tally, style).draw()

"""A profile and its replay as one page: of each stream what was recorded, and below it what the simulator says."""
import json

from gpurta_report.bars import ticks_to
from gpurta_report.page import figure, foot, head
from gpurta_sweep.svg import Picture, escaped, fitting

from .text import time_shown

WIDTH, LEFT, RIGHT, TOP, ROW = 1200, 130, 20, 54, 34
MOST_STREAMS = 60
NEAR = 40  # launches on either side of the largest error


def name_of(replay, op):
    trace = replay.run.trace
    return trace.names[trace.shape_list[trace.shape[op]].name] or "kernel"


def put_lane(picture, replay, own, which, y, begin, end):
    """Operations of a stream within a window; those that no pixel separates are one box."""
    scale, boxes = float(WIDTH - LEFT - RIGHT) / max(end - begin, 1), []
    for one in own:
        first, last = max(one[which], begin), min(one[which + 1], end)
        if first >= last:
            continue
        left, right = LEFT + float(first - begin) * scale, LEFT + float(last - begin) * scale
        if boxes and left - boxes[-1][1] < 0.5:
            boxes[-1][1], boxes[-1][2] = max(right, boxes[-1][1]), boxes[-1][2] + 1
        else:
            boxes.append([left, right, 1, one])
    for left, right, count, one in boxes:
        what = "%d operations" % count if count > 1 else "%s: %s to %s" % (name_of(replay, one[0])[:100], time_shown(int(one[which])), time_shown(int(one[which + 1])))
        picture.box(left, y, max(right - left, 0.5), 13, "c0" if which == 1 else "c1", what)


def lanes(replay, title, begin, end):
    picture, streams = Picture(), list(replay.streams.items())[:MOST_STREAMS]
    bottom = TOP + ROW * len(streams)
    picture.begin(WIDTH, bottom + 40, title, "Of each stream what was recorded, and below it the replay", "")
    picture.text(16, 20, "start", "title", title)
    for x, name, what in ((LEFT, "c0", "recorded"), (LEFT + 110, "c1", "replayed")):
        picture.box(x, 32, 14, 10, name)
        picture.text(x + 20, 42, "start", "label", what)
    for x in (LEFT, WIDTH - RIGHT):
        picture.line(x, TOP, x, bottom, "grid")
    unit, size = next((one for one in (("s", 10**9), ("ms", 10**6), ("us", 10**3)) if end >= one[1]), ("ns", 1))
    for tick in ticks_to(max(end, begin + 1) / size, begin / size):
        x = LEFT + (tick * size - begin) * float(WIDTH - LEFT - RIGHT) / max(end - begin, 1)
        picture.line(x, TOP, x, bottom, "grid")
        picture.text(x, bottom + 16, "middle", "tick", "%.9g" % tick)
    picture.text(WIDTH - RIGHT, bottom + 32, "end", "tick", "time of the recording (%s)" % unit)
    for n, (name, own) in enumerate(streams):
        y = TOP + ROW * n
        picture.text(LEFT - 8, y + 18, "end", "label", fitting(name, LEFT - 14))
        put_lane(picture, replay, own, 1, y, begin, end)
        put_lane(picture, replay, own, 3, y + 14, begin, end)
        picture.line(LEFT, y + ROW - 3, WIDTH - RIGHT, y + ROW - 3, "grid")
    picture.put("</svg>\n")
    return "".join(picture.out)


def around_largest(replay):
    """From when to when: launches around that with the largest error of its start."""
    every = sorted((one for own in replay.streams.values() for one in own), key=lambda one: one[1])
    worst = max(range(len(every)), key=lambda n: abs(every[n][3] - every[n][1]))
    if every[worst][3] == every[worst][1]:
        return None
    near = every[max(0, worst - NEAR):worst + NEAR]
    return min(min(one[1], one[3]) for one in near), max(max(one[2], one[4]) for one in near)


def page(put, replay, heads, made):
    longest, near = max(replay.recorded, replay.replayed), around_largest(replay)
    put("%s<h1>%s</h1>\n" % (head(replay.path), escaped(replay.path)))
    put('<p class="verdict %s">%s</p>\n<p>%s</p>\n' % (replay.look(), escaped(replay.verdict()), escaped(replay.title())))
    put("<p>%s</p>\n" % escaped(replay.idle()) if replay.run.idle else "")
    put("<h2>Recorded and replayed</h2>\n%s" % figure(lanes(replay, "The whole recording", 0, longest), 1))
    if near:
        put(figure(lanes(replay, "Around the largest error", *near), 2))
    if len(replay.streams) > MOST_STREAMS:
        put("<p>%d more streams are in no picture.</p>\n" % (len(replay.streams) - MOST_STREAMS))
    put('<h2>Errors</h2>\n<div class="wide"><table><thead><tr>%s</tr></thead><tbody>\n' % "".join("<th>%s</th>" % one for one in heads))
    for name, count, what, errors in replay.rows():
        put('<tr><th>%s</th><td class="num">%d</td><td>%s</td>%s</tr>\n' % (
            escaped(name), count, what, "".join('<td class="num">%s%s</td>' % ("+" if error > 0 else "", time_shown(error)) for error in errors)))
    put("</tbody></table></div>\n")
    if made:
        put('<h2>How it was made</h2>\n<div class="wide"><pre>%s</pre></div>\n' % escaped(json.dumps(made, indent=2, ensure_ascii=False)))
    put(foot())

/* gpurta report: the page. All that comes from outside goes through svg_escape(), and the page lets
 * nothing run but its own script, which it names by its hash. */
#include "cli/base/sha256.h"
#include "cli/base/table.h"
#include "cli/command/report_view.h"
#include "cli/draw/svg.h"
#include "report_css.h"
#include "report_js.h"

#include <stdlib.h>
#include <string.h>

/* ---- what a command printed ---- */

enum block { NO_BLOCK, TABLE, LIST, VERBATIM };

static void change_block(FILE *const page, enum block *const now, const enum block next)
{
    static const char *const ends[] = {"", "</tbody></table></div>\n", "</ul>\n", "</pre>\n"};
    static const char *const begins[] = {"", "<div class=\"wide\"><table>", "<ul>\n", "<pre>"};
    if (*now == next)
        return;
    fprintf(page, "%s%s", ends[*now], begins[next]);
    *now = next;
}

/* A part of the text, which is as it was afterwards. */
static void put_part(FILE *const page, char *const text, const size_t length)
{
    const char after = text[length];
    text[length] = '\0';
    svg_escape(page, text);
    text[length] = after;
}

/* A line of a marked table. */
static void put_row(FILE *const page, char *const line)
{
    const bool heading = *line == MARK_HEADING;
    bool first = true;
    fputs(heading ? "<thead><tr>" : "<tr>", page);
    for (char *cell = strchr(line, MARK_CELL); cell && cell[1] && cell[2]; first = false) {
        char *const next = strchr(cell + 1, MARK_CELL);
        const char *const tag = heading || first ? "th" : "td";
        fprintf(page, "<%s%s class=\"%s%s\">", tag,
                heading ? " scope=\"col\""
                : first ? " scope=\"row\""
                        : "",
                cell[1] == 'r' ? "num" : "",
                cell[2] == 'b'   ? " bad"
                : cell[2] == 'g' ? " good"
                                 : "");
        put_part(page, cell + 3, next ? (size_t)(next - cell) - 3 : strlen(cell + 3));
        fprintf(page, "</%s>", tag);
        cell = next;
    }
    fputs(heading ? "</tr></thead><tbody>\n" : "</tr>\n", page);
}

/* Assumptions have a section of their own. */
static bool is_assumption(const char *const line)
{
    return strncmp(line, "- ", 2) == 0 || strcmp(line, "assumptions:") == 0 ||
           strncmp(line, "assumed: ", 9) == 0;
}

static void put_line(FILE *const page, enum block *const block, char *const line)
{
    const enum block next = *line == MARK_HEADING || *line == MARK_ROW ? TABLE
                            : strncmp(line, "- ", 2) == 0              ? LIST
                            : strncmp(line, "  ", 2) == 0              ? VERBATIM
                                                                       : NO_BLOCK;
    if (*line == MARK_HEADING)
        change_block(page, block, NO_BLOCK);
    change_block(page, block, next);
    if (next == TABLE) {
        put_row(page, line);
        return;
    }
    if (!*line)
        return;
    fputs(next == LIST ? "<li>" : next == NO_BLOCK ? "<p>" : "", page);
    svg_escape(page, line + (next == LIST ? 2 : 0));
    fputs(next == LIST ? "</li>\n" : next == NO_BLOCK ? "</p>\n" : "\n", page);
}

/* Is it a line of the text? */
static bool has_line(const struct answer *const answer, const char *const line, const size_t length)
{
    for (const char *at = answer && answer->text ? answer->text : ""; *at;) {
        const size_t here = strcspn(at, "\n");
        if (here == length && strncmp(at, line, length) == 0)
            return true;
        at += here + (at[here] == '\n');
    }
    return false;
}

#define MOST_LINES 600

/* A line, with the heading of its table before it where that was not printed yet. */
static void put_shown(FILE *const page, enum block *const block, char **const heading,
                      char *const line)
{
    if (*line == MARK_ROW && *heading) {
        const size_t length = strcspn(*heading, "\n");
        const char after = (*heading)[length];
        (*heading)[length] = '\0';
        put_line(page, block, *heading);
        (*heading)[length] = after;
    }
    if (*line == MARK_ROW || *line == MARK_HEADING)
        *heading = NULL;
    put_line(page, block, line);
}

void report_answer(struct report *const report, const struct answer *const answer,
                   const struct answer *const without, const bool whole)
{
    enum block block = NO_BLOCK;
    size_t lines = 0, left_out = 0;
    char *heading = NULL; /* that was left out */
    for (char *at = answer->text; at && *at;) {
        const size_t length = strcspn(at, "\n");
        const bool more = at[length] == '\n';
        at[length] = '\0';
        const bool shown = (whole || !is_assumption(at)) &&
                           (!without || (length && !has_line(without, at, length)));
        if (shown && lines < MOST_LINES)
            put_shown(report->page, &block, &heading, at);
        else if (*at == MARK_HEADING)
            heading = at;
        left_out += shown && lines >= MOST_LINES;
        lines += shown;
        if (more)
            at[length] = '\n';
        at += length + more;
    }
    change_block(report->page, &block, NO_BLOCK);
    if (left_out)
        fprintf(report->page, "<p>... and %zu more lines</p>\n", left_out);
}

/* ---- pictures ---- */

/* A style sheet's rules, each for the figure alone. */
static const char *put_style(FILE *const page, const char *at, const int figure)
{
    for (at += strspn(at, " \n"); *at && *at != '<'; at += strspn(at, " \n")) {
        const size_t selectors = strcspn(at, "{"), rule = strcspn(at, "}");
        fprintf(page, "#f%d ", figure);
        for (size_t i = 0; i < selectors; i++) {
            fputc(at[i], page);
            if (at[i] == ',')
                fprintf(page, " #f%d", figure);
        }
        fprintf(page, "%.*s}\n", (int)(rule - selectors), at + selectors);
        at += rule + (at[rule] == '}');
    }
    return at;
}

/* Names in a picture get its number, so that those of two pictures differ. */
void report_figure(struct report *const report, const char *const svg)
{
    static const char *const names[] = {" id=\"p", "url(#p"};
    FILE *const page = report->page;
    const int figure = ++report->figures;
    const char *at = svg ? strstr(svg, "<svg") : NULL;
    if (!at)
        return;
    fprintf(page,
            "<figure id=\"f%d\" tabindex=\"0\" role=\"group\" aria-label=\"picture %d: plus and "
            "minus zoom, arrows move, 0 shows all\">\n<div class=\"tools\"></div>\n",
            figure, figure);
    while (*at) {
        for (size_t i = 0; i < FIELDS(names); i++)
            if (strncmp(at, names[i], strlen(names[i])) == 0) {
                fprintf(page, "%.*sf%d", (int)strlen(names[i]) - 1, names[i], figure);
                at += strlen(names[i]) - 1;
            }
        if (strncmp(at, "<style>", 7) == 0) {
            fputs("<style>", page);
            at = put_style(page, at + 7, figure);
        }
        fputc(*at++, page);
    }
    fputs("</figure>\n", page);
}

/* ---- sections ---- */

static void put_text(FILE *const page, const char *const before, const char *const text,
                     const char *const after)
{
    fputs(before, page);
    svg_escape(page, text ? text : "");
    fputs(after, page);
}

static const char *verdict_of(const struct part *const part)
{
    const struct document *const d = &part->result;
    return d->nodes ? report_text(part, &d->node[0], "verdict") : NULL;
}

/* Words for one verdict; NULL: no deadline is given. */
static const char *headline_of(const char *const verdict, const char **const look)
{
    const bool yes = verdict && strcmp(verdict, "schedulable") == 0;
    const bool no = verdict && strcmp(verdict, "unschedulable") == 0;
    *look = yes ? "good" : no ? "bad" : "open";
    return yes       ? "Every deadline is met"
           : no      ? "A deadline is missed"
           : verdict ? "Unknown: not every deadline is proved to be met"
                     : "Analysed; no deadline is given";
}

/* What those that prove something say, if they agree; if there is none, what the run shows. */
static const char *headline(const struct side *const side, const char **const look)
{
    const struct part *first = NULL;
    *look = "open";
    for (size_t i = 0; i < side->parts; i++) {
        const struct part *const part = &side->part[i];
        if (!part->proves || part->json.status > EXIT_MISSED)
            continue;
        const char *const verdict = verdict_of(part), *const before =
                                                          first ? verdict_of(first) : verdict;
        if (!verdict != !before || (verdict && strcmp(verdict, before) != 0))
            return "The analyses differ: each speaks of another system";
        first = part;
    }
    if (first)
        return headline_of(verdict_of(first), look);
    for (size_t i = 0; i < side->parts; i++)
        if (side->part[i].json.status == EXIT_MISSED)
            return "Nothing is proved; this run misses a deadline";
    return "Nothing is proved; this run misses no deadline";
}

static void put_verdicts(struct report *const report, const struct side *const side)
{
    FILE *const page = report->page;
    const char *look;
    const char *const head = headline(side, &look);
    fprintf(page, "<p class=\"verdict %s\">%s</p>\n", look, head);
    if (report->call->common.ignore)
        put_text(page, "<p>Left out, as asked: ", report->call->common.ignore, "</p>\n");
    fputs("<ul>\n", page);
    for (size_t i = 0; i < side->parts; i++) {
        const struct part *const part = &side->part[i];
        const char *const verdict = verdict_of(part);
        const bool answered = part->json.status <= EXIT_MISSED;
        const char *const reason =
            answered ? report_text(part, &part->result.node[0], "reason") : part->json.said;
        fprintf(page, "<li><b>%s: %s</b>", part->command,
                !answered           ? "does not apply"
                : verdict           ? verdict
                : part->proves      ? "no deadline"
                : part->json.status ? "this run misses a deadline"
                                    : "this run misses no deadline");
        if (reason && *reason)
            put_text(page, ": ", reason, "");
        fprintf(page, " (about %s)</li>\n", part->about);
    }
    fputs("</ul>\n", page);
}

static void put_assumptions(struct report *const report, const struct side *const side)
{
    FILE *const page = report->page;
    for (size_t i = 0; i < side->parts; i++) {
        const struct part *const part = &side->part[i];
        const struct document *const d = &part->result;
        if (part->json.status > EXIT_MISSED)
            continue;
        const struct node *const key = document_key(d, &d->node[0], "assumptions");
        const struct node *const list = key ? document_next(d, key) : NULL;
        fprintf(page, "<h4>%s</h4><ul>\n", part->command);
        if (part->rests)
            fprintf(page, "<li>%s</li>\n", part->rests);
        for (const struct node *n = list && list->kind == NODE_LIST ? document_child(d, list)
                                                                    : NULL;
             n; n = document_next(d, n))
            put_text(page, "<li>", document_text(d, n), "</li>\n");
        fputs("</ul>\n", page);
    }
}

static void put_results(struct report *const report, const struct side *const side)
{
    for (size_t i = 0; i < side->parts; i++) {
        const struct part *const part = &side->part[i];
        if (part->json.status > EXIT_MISSED)
            continue;
        fprintf(report->page, "<h4>%s</h4>\n", part->command);
        report_bars(report, part);
        if (strcmp(part->command, "bound") == 0)
            fputs("<p>bound: no job takes longer, from its nominal release to the end of its last "
                  "step; observed: the longest found in a search by simulation. Those of a step "
                  "count "
                  "from its activation, when what it waits for is complete: up to its jitter after "
                  "the "
                  "release.</p>\n",
                  report->page);
        report_answer(report, &part->table, NULL, false);
    }
}

static void put_timelines(struct report *const report, const struct side *const side)
{
    for (size_t i = 0; i < side->parts; i++) {
        const struct part *const part = &side->part[i];
        if (part->picture.status < 0)
            continue;
        fprintf(report->page, "<h4>%s</h4>\n", part->command);
        if (part->picture.status <= EXIT_MISSED)
            report_figure(report, part->picture.text);
        else
            put_text(report->page, "<p>No picture: ", part->picture.said, "</p>\n");
    }
}

static void put_misses(struct report *const report, const struct side *const side)
{
    bool any = false;
    for (size_t i = 0; i < side->parts; i++)
        for (size_t k = 0; k < side->part[i].misses; k++) {
            fprintf(report->page, "<h4>%s</h4>\n", side->part[i].command);
            if (strcmp(side->part[i].command, "bound") == 0)
                fputs(
                    "<p>All bounds are explained, also those within their deadlines. Every line "
                    "is a "
                    "summand, as jobs x blocks x wcet x weight / SMs; a weight says how much of an "
                    "SM "
                    "a block counts as.</p>\n",
                    report->page);
            report_answer(report, &side->part[i].miss[k], &side->part[i].table, false);
            any = true;
        }
    if (!any)
        fputs("<p>Nothing to explain: no deadline is missed or unknown.</p>\n", report->page);
}

static void put_sensitivity(struct report *const report, const struct side *const side)
{
    bool any = false;
    for (size_t i = 0; i < side->parts; i++) {
        const struct part *const part = &side->part[i];
        if (part->sensitivity.status < 0)
            continue;
        any = true;
        fprintf(report->page, "<h4>%s</h4>\n", part->command);
        if (strcmp(part->command, "bound") == 0)
            fputs("<p>How far a figure can go if nothing else changes and every deadline is still "
                  "met; none: no value of it alone is enough.</p>\n",
                  report->page);
        if (part->sensitivity.status <= EXIT_MISSED)
            report_answer(report, &part->sensitivity, &part->table, false);
        else
            put_text(report->page, "<p>", part->sensitivity.said, "</p>\n");
    }
    if (!any)
        fputs("<p>The analyses of this file have none.</p>\n", report->page);
}

static void put_platform(struct report *const report, const struct side *const side)
{
    const char *const name =
        side->scenario.platform ? gpurta_platform_name(side->scenario.platform) : NULL;
    put_text(report->page, "<p>", name ? name : "No platform is named: tasks use the whole GPU.",
             "</p>\n");
    if (side->platform.status == EXIT_MET)
        report_answer(report, &side->platform, NULL, true);
}

static void put_scenario(struct report *const report, const struct side *const side)
{
    put_text(report->page, "<pre class=\"file\">", side->text, "</pre>\n");
}

static void put_versions(struct report *const report, const struct side *const side)
{
    char hash[SHA256_TEXT];
    fprintf(report->page, "<p>gpurta %s; ", gpurta_version());
    put_text(report->page, "file ", side->file, ", ");
    fprintf(report->page, "SHA-256 %s</p>\n<ul>\n", sha256_text(hash, side->text, side->size));
    for (size_t i = 0; i < side->parts; i++) {
        fprintf(report->page, "<li><code>gpurta %s ", side->part[i].command);
        put_text(report->page, "", side->file, "</code></li>\n");
    }
    fputs("</ul>\n", report->page);
}

static const struct {
    const char *id, *title;
    void (*put)(struct report *, const struct side *);
} sections[] = {{"verdict", "Verdict", put_verdicts},
                {"assumptions", "What it rests on", put_assumptions},
                {"results", "Chains, kernels and tasks", put_results},
                {"timelines", "Timelines", put_timelines},
                {"misses", "Why deadlines are missed or not proved", put_misses},
                {"sensitivity", "What could change", put_sensitivity},
                {"platform", "Platform", put_platform},
                {"scenario", "Scenario", put_scenario},
                {"versions", "How this was made", put_versions}};

/* "sha256-" and the hash in base 64, as a Content-Security-Policy has it. */
static void put_hash(FILE *const page, const void *const data, const size_t size)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char hex[SHA256_TEXT], two[3] = "";
    unsigned bits = 0, have = 0;
    sha256_text(hex, data, size);
    fputs("sha256-", page);
    for (size_t i = 0; hex[i]; i += 2) {
        two[0] = hex[i];
        two[1] = hex[i + 1];
        bits = bits << 8 | (unsigned)strtoul(two, NULL, 16);
        for (have += 8; have >= 6; have -= 6)
            fputc(letters[bits >> (have - 6) & 63], page);
    }
    fprintf(page, "%c=", letters[bits << (6 - have) & 63]);
}

static void put_head(struct report *const report)
{
    FILE *const page = report->page;
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
          "'unsafe-inline'; script-src '",
          page);
    put_hash(page, report_js, sizeof report_js - 1);
    fputs("'\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n", page);
    put_text(page, "<title>gpurta report: ", report->side[0].file, "</title>\n<style>\n");
    fwrite(report_css, 1, sizeof report_css - 1, page);
    fputs("</style>\n</head>\n<body>\n<header>\n", page);
    put_text(page, "<h1>", report->side[0].file, "");
    if (report->sides > 1)
        put_text(page, " (A) and ", report->side[1].file, " (B)");
    fputs("</h1>\n<nav aria-label=\"sections\"><ul>\n", page);
    for (size_t i = 0; i < FIELDS(sections); i++)
        fprintf(page, "<li><a href=\"#%s\">%s</a></li>\n", sections[i].id, sections[i].title);
    fputs("</ul></nav>\n</header>\n<main>\n", page);
}

void report_page(struct report *const report)
{
    FILE *const page = report->page;
    put_head(report);
    for (size_t i = 0; i < FIELDS(sections); i++) {
        fprintf(page, "<section id=\"%s\">\n<h2>%s</h2>\n<div class=\"sides\">\n", sections[i].id,
                sections[i].title);
        for (size_t s = 0; s < report->sides; s++) {
            fputs("<div class=\"side\">\n", page);
            if (report->sides > 1)
                put_text(page, s ? "<h3>B: " : "<h3>A: ", report->side[s].file, "</h3>\n");
            sections[i].put(report, &report->side[s]);
            fputs("</div>\n", page);
        }
        fputs("</div>\n</section>\n", page);
        if (i == 0 && report->sides > 1)
            report_comparison(report);
    }
    fputs("</main>\n<div id=\"tip\" aria-hidden=\"true\" hidden></div>\n<script>", page);
    fwrite(report_js, 1, sizeof report_js - 1, page);
    fputs("</script>\n</body>\n</html>\n", page);
}

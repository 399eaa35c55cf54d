#include "cli/draw/svg.h"

#include "cli/base/cli.h"
#include "cli/base/made.h"

#include <stdlib.h>

/* The character at *text, which is moved behind it; 0xfffd where XML has none such. */
static uint32_t next_character(const unsigned char **const text)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char first = *(*text)++;
    const int length = first < 0x80             ? 1
                       : (first & 0xe0) == 0xc0 ? 2
                       : (first & 0xf0) == 0xe0 ? 3
                       : (first & 0xf8) == 0xf0 ? 4
                                                : 0;
    uint32_t code = length < 2 ? first : first & (0x7fu >> length);
    for (int i = 1; i < length; i++) {
        if ((**text & 0xc0) != 0x80)
            return 0xfffd;
        code = code << 6 | (*(*text)++ & 0x3f);
    }
    const bool good =
        length > 0 && code >= least[length] && (code >= 0x20 || code == '\t' || code == '\n') &&
        code != 0x7f &&
        (code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff));
    return good ? code : 0xfffd;
}

void svg_escape(FILE *const file, const char *const text)
{
    for (const unsigned char *at = (const unsigned char *)text; *at;) {
        const unsigned char *const from = at;
        const uint32_t code = next_character(&at);
        if (code == '&')
            fputs("&amp;", file);
        else if (code == '<')
            fputs("&lt;", file);
        else if (code == '>')
            fputs("&gt;", file);
        else if (code == '"')
            fputs("&quot;", file);
        else if (code == 0xfffd)
            fputs("\xef\xbf\xbd", file);
        else
            fwrite(from, 1, (size_t)(at - from), file);
    }
}

static double width_of(const uint32_t character)
{
    return character < 0x1100 ? SVG_CHARACTER : 2 * SVG_CHARACTER;
}

int svg_text_fit(const char *const text, double width)
{
    const unsigned char *at = (const unsigned char *)text, *end = at;
    while (*at) {
        width -= width_of(next_character(&at));
        if (width < 0)
            break;
        end = at;
    }
    return (int)(end - (const unsigned char *)text);
}

double svg_text_width(const char *const text)
{
    double width = 0;
    for (const unsigned char *at = (const unsigned char *)text; *at;)
        width += width_of(next_character(&at));
    return width;
}

void svg_text_cut(char *const to, const size_t size, const char *const text, const double width)
{
    const double half = width > SVG_CHARACTER ? (width - SVG_CHARACTER) / 2 : 0;
    double over = svg_text_width(text) - half;
    const unsigned char *end = (const unsigned char *)text;
    if (svg_text_width(text) <= width) {
        snprintf(to, size, "%s", text);
        return;
    }
    while (*end && over > 0)
        over -= width_of(next_character(&end));
    snprintf(to, size, "%.*s\xe2\x80\xa6%s", svg_text_fit(text, half), text, (const char *)end);
}

bool svg_has_place(mpq_srcptr time)
{
    const long top = (long)mpz_sizeinbase(mpq_numref(time), 2);
    const long size = top - (long)mpz_sizeinbase(mpq_denref(time), 2);
    return mpq_sgn(time) == 0 || (size > -900 && size < 900);
}

int svg_refuse(void)
{
    complain("--svg: times above 2^900 or below 2^-900 cannot be drawn");
    return EXIT_UNABLE;
}

void svg_begin(FILE *const file, const int width, const int height, const char *const title,
               const char *const about, const char *const more_style)
{
    static const char *const colours[SVG_COLOURS] = {"#0072b2", "#e69f00", "#009e73", "#cc79a7",
                                                     "#56b4e9", "#d55e00", "#332288", "#666666"};
    fprintf(file,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\" role=\"img\">\n<title>",
            width, height, width, height);
    svg_escape(file, title);
    fputs("</title>\n", file);
    if (about) {
        fputs("<desc>", file);
        svg_escape(file, about);
        fputs("</desc>\n", file);
    }
    fputs("<style>\n"
          "text { font-family: sans-serif; fill: #222; }\n"
          ".title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }\n"
          ".tick, .note { font-size: 11px; } .note { fill: #555; }\n"
          ".axis { stroke: #222; } .grid { stroke: #ddd; }\n"
          "@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; "
          "filter: invert(.91) hue-rotate(180deg); } }\n",
          file);
    for (int i = 0; i < SVG_COLOURS; i++)
        fprintf(file, ".c%d { fill: %s; } .s%d { stroke: %s; stroke-width: 2; fill: none; }\n", i,
                colours[i], i, colours[i]);
    if (more_style)
        fprintf(file, "%s\n", more_style);
    fprintf(file, "</style>\n<rect width=\"%d\" height=\"%d\" style=\"fill: white\"/>\n", width,
            height);
}

void svg_patterns(FILE *const file)
{
    fputs("<defs>\n"
          "<pattern id=\"p1\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
          "patternTransform=\"rotate(45)\"><rect width=\"2\" height=\"6\" fill=\"#000\" "
          "fill-opacity=\"0.45\"/></pattern>\n"
          "<pattern id=\"p2\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><circle "
          "cx=\"3\" cy=\"3\" r=\"1.5\" fill=\"#000\" fill-opacity=\"0.55\"/></pattern>\n"
          "<pattern id=\"p3\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
          "patternTransform=\"rotate(-45)\"><rect width=\"1.5\" height=\"6\" fill=\"#fff\" "
          "fill-opacity=\"0.8\"/><rect width=\"6\" height=\"1.5\" fill=\"#fff\" "
          "fill-opacity=\"0.8\"/></pattern>\n"
          "</defs>\n",
          file);
}

void svg_hatch(FILE *const file, const double x, const double y, const double width,
               const double height, const int pattern)
{
    fprintf(file,
            "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" "
            "style=\"fill: url(#p%d); pointer-events: none\"/>\n",
            x, y, width, height, pattern);
}

void svg_styled(FILE *const file, const double x, const double y, const double width,
                const double height, const size_t style, const char *const tip)
{
    const int pattern = (int)(style % SVG_STYLES / SVG_COLOURS);
    char class_name[16];
    snprintf(class_name, sizeof class_name, height < 2 || width < 2 ? "c%d" : "b c%d",
             (int)(style % SVG_COLOURS));
    svg_box(file, x, y, width, height, class_name, tip);
    if (pattern)
        svg_hatch(file, x, y, width, height, pattern);
}

bool svg_is_dark(const size_t colour)
{
    const size_t own = colour % SVG_COLOURS;
    return own == 0 || own >= 6;
}

void svg_end(FILE *const file)
{
    char *const by = made_sentence();
    fputs("<metadata>", file);
    svg_escape(file, by);
    fputs("</metadata>\n</svg>\n", file);
    free(by);
}

void svg_text(FILE *const file, const double x, const double y, const enum svg_anchor anchor,
              const char *const class_name, const char *const text)
{
    static const char *const anchors[] = {"start", "middle", "end"};
    fprintf(file, "<text x=\"%.2f\" y=\"%.2f\" class=\"%s\" text-anchor=\"%s\">", x, y, class_name,
            anchors[anchor]);
    svg_escape(file, text);
    fputs("</text>\n", file);
}

void svg_text_up(FILE *const file, const double x, const double y, const char *const class_name,
                 const char *const text)
{
    fprintf(file,
            "<text x=\"%.2f\" y=\"%.2f\" class=\"%s\" text-anchor=\"middle\" "
            "transform=\"rotate(-90 %.2f %.2f)\">",
            x, y, class_name, x, y);
    svg_escape(file, text);
    fputs("</text>\n", file);
}

void svg_line(FILE *const file, const double x1, const double y1, const double x2, const double y2,
              const char *const class_name)
{
    fprintf(file, "<line x1=\"%.2f\" y1=\"%.2f\" x2=\"%.2f\" y2=\"%.2f\" class=\"%s\"/>\n", x1, y1,
            x2, y2, class_name);
}

void svg_box(FILE *const file, const double x, const double y, const double width,
             const double height, const char *const class_name, const char *const tip)
{
    fprintf(file, "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" class=\"%s\"", x, y,
            width, height, class_name);
    if (!tip) {
        fputs("/>\n", file);
        return;
    }
    fputs("><title>", file);
    svg_escape(file, tip);
    fputs("</title></rect>\n", file);
}

int64_t svg_tick_step(const int64_t range, const int most)
{
    int64_t step = 1;
    for (int i = 0; range / step > most && step < INT64_MAX / 10; i++)
        step = step / (i % 3 == 1 ? 2 : 1) * (i % 3 == 1 ? 5 : 2);
    return step;
}

int64_t svg_tick_step_binary(const int64_t range, const int most)
{
    int64_t step = 1;
    while (range / step > most && step < INT64_MAX / 2)
        step *= 2;
    return step;
}

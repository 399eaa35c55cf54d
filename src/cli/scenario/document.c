#include "cli/scenario/document.h"

#include "base/index.h"
#include "cli/base/arrays.h"
#include "cli/base/cli.h"
#include "cli/base/guess.h"
#include "cli/base/made.h"
#include "cli/base/tool.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <yaml.h>

#define DEPTH 32 /* of nesting: scenarios need 5 */

#define RECENT 256    /* a power of two */
#define SHORT_TEXT 16 /* keys and small numbers: one text for all that are alike */

const struct node *document_child(const struct document *const document,
                                  const struct node *const node)
{
    (void)document;
    return node->count ? node + 1 : NULL;
}

const struct node *document_next(const struct document *const document,
                                 const struct node *const node)
{
    return node->last ? NULL : node->kind == NODE_SCALAR ? node + 1 : &document->node[node->at];
}

const struct node *document_key(const struct document *const document, const struct node *const map,
                                const char *const name)
{
    const struct node *key = map->kind == NODE_MAP ? document_child(document, map) : NULL;
    while (key && !(key->kind == NODE_SCALAR && strcmp(document_text(document, key), name) == 0))
        key = document_next(document, document_next(document, key));
    return key;
}

const char *document_text(const struct document *const document, const struct node *const scalar)
{
    return scalar->kind == NODE_SCALAR ? document->texts + scalar->at : "";
}

/* Takes characters out that were cut. */
static char *whole(char *const text)
{
    char *to = text;
    uint32_t code;
    for (const char *at = text; *at;) {
        const size_t length = text_character(at, &code);
        memmove(to, at, length);
        to += length;
        at += length ? length : 1;
    }
    *to = '\0';
    return text;
}

static bool stands_before(const size_t line, const size_t column,
                          const struct document *const document, const size_t error)
{
    const size_t other = document->error[error].line;
    return line < other || (line == other && column < document->error[error].column);
}

/* In order of position. */
static void keep_error(struct document *const document, const size_t line, const size_t column,
                       const char *const message)
{
    if (document->errors++ >= MOST_ERRORS)
        return;
    size_t i = document->errors - 1;
    for (; i > 0 && stands_before(line, column, document, i - 1); i--)
        document->error[i] = document->error[i - 1];
    document->error[i].line = line;
    document->error[i].column = column;
    document->error[i].message = duplicate(message);
}

static void forget_errors(struct document *const document)
{
    for (size_t i = 0; i < MOST_ERRORS; i++) {
        free(document->error[i].message);
        document->error[i].message = NULL;
    }
    document->errors = 0;
}

void document_error(struct document *const document, const struct node *const node,
                    const char *const format, ...)
{
    char message[2300];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    keep_error(document, node ? node->line : 0, node ? node->column : 0, whole(message));
}

/* Where: a line of the file, a --set, or the file as a whole. */
static void say(const struct document *const document, const size_t line, const size_t column,
                const char *const kind, const char *const message)
{
    if (line)
        complain_at(document->name, "%zu:%zu: %s%s", line, column, kind, message);
    else if (column)
        complain_at(document->name, " --set %s: %s%s", document->set[column - 1], kind, message);
    else
        complain_at(document->name, " %s%s", kind, message);
}

void document_note(const struct document *const document, const struct node *const node,
                   const char *const format, ...)
{
    char message[512];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    say(document, node->line, node->column, "note: ", whole(message));
}

int document_report(const struct document *const document)
{
    const size_t kept = document->errors < MOST_ERRORS ? document->errors : MOST_ERRORS;
    for (size_t i = 0; i < kept; i++)
        say(document, document->error[i].line, document->error[i].column, "",
            document->error[i].message);
    if (document->errors > kept)
        complain_at(document->name, " and %zu more errors", document->errors - kept);
    return document->errors ? EXIT_USAGE : -1;
}

/* One read of a document: the parser and the containers that are open. */
struct reading {
    struct document *document;
    yaml_parser_t parser;
    struct {
        uint32_t node, last; /* last child; itself: none so far */
    } open[DEPTH];
    uint32_t recent[RECENT]; /* short texts: where they stand, and 1 */
    size_t depth;
    size_t documents;
    char *text;         /* of the whole file */
    size_t size, start; /* start: behind a byte order mark */
};

/* Keeps a text; one that was observed lately is kept once. */
static uint32_t add_text(struct reading *const reading, const char *const text, const size_t length)
{
    struct document *const document = reading->document;
    uint32_t *const recent =
        length < SHORT_TEXT ? &reading->recent[index_hash(text, length) % RECENT] : NULL;
    if (recent && *recent && strcmp(document->texts + *recent - 1, text) == 0)
        return *recent - 1;
    if (document->text_size + length >= UINT32_MAX)
        out_of_memory();
    ADD_ROOM(document->texts, document->text_room, document->text_size + length);
    const uint32_t at = (uint32_t)document->text_size;
    if (recent)
        *recent = at + 1;
    memcpy(document->texts + at, text, length);
    document->texts[at + length] = '\0';
    document->text_size += length + 1;
    return at;
}

/* Adds a node where the reading stands. */
static bool add_node(struct reading *const reading, const struct node fresh)
{
    struct document *const document = reading->document;
    const size_t i = document->nodes;
    if (i >= UINT32_MAX - 1)
        out_of_memory();
    ADD_ROOM(document->node, document->node_room, i);
    document->node[i] = fresh;
    document->node[i].last = true; /* until the next one comes */
    document->nodes++;
    if (reading->depth == 0)
        return true;
    const size_t top = reading->depth - 1;
    if (reading->open[top].last != reading->open[top].node)
        document->node[reading->open[top].last].last = false;
    reading->open[top].last = (uint32_t)i;
    document->node[reading->open[top].node].count++;
    return true;
}

static bool refuse(struct reading *const reading, const yaml_mark_t mark, const char *const why)
{
    keep_error(reading->document, mark.line + 1, mark.column + 1, why);
    return false;
}

static bool add_container(struct reading *const reading, const struct node fresh,
                          const yaml_mark_t mark)
{
    if (reading->depth == DEPTH)
        return refuse(reading, mark, "nested too deeply");
    if (!add_node(reading, fresh))
        return false;
    reading->open[reading->depth].node = (uint32_t)(reading->document->nodes - 1);
    reading->open[reading->depth].last = reading->open[reading->depth].node;
    reading->depth++;
    return true;
}

static struct node *end_container(struct reading *const reading)
{
    struct document *const document = reading->document;
    struct node *const node = &document->node[reading->open[--reading->depth].node];
    node->at = (uint32_t)document->nodes;
    return node;
}

static bool add_scalar(struct reading *const reading, const yaml_event_t *const event,
                       struct node fresh)
{
    const char *const text = (const char *)event->data.scalar.value;
    const size_t length = event->data.scalar.length;
    if (memchr(text, '\0', length))
        return refuse(reading, event->start_mark, "a text must not contain a zero character");
    fresh.plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    fresh.at = add_text(reading, text, length);
    return add_node(reading, fresh);
}

/* Returns false when reading cannot go on. */
static bool take_event(struct reading *const reading, const yaml_event_t *const event)
{
    const yaml_mark_t at = event->start_mark;
    struct node fresh = {
        .line = (uint32_t)at.line + 1,
        .column = (at.column < MOST_COLUMN ? (uint32_t)at.column + 1 : MOST_COLUMN) & MOST_COLUMN};
    switch (event->type) {
    case YAML_DOCUMENT_START_EVENT:
        return ++reading->documents == 1 ||
               refuse(reading, at, "expected one document, found a second one");
    case YAML_ALIAS_EVENT:
        return refuse(reading, at, "aliases (*name) are not supported: write the value out");
    case YAML_SCALAR_EVENT:
        if (event->data.scalar.tag)
            return refuse(reading, at, "tags (!name) are not supported");
        fresh.kind = NODE_SCALAR;
        return add_scalar(reading, event, fresh);
    case YAML_SEQUENCE_START_EVENT:
        if (event->data.sequence_start.tag)
            return refuse(reading, at, "tags (!name) are not supported");
        fresh.kind = NODE_LIST;
        return add_container(reading, fresh, at);
    case YAML_MAPPING_START_EVENT:
        if (event->data.mapping_start.tag)
            return refuse(reading, at, "tags (!name) are not supported");
        fresh.kind = NODE_MAP;
        return add_container(reading, fresh, at);
    case YAML_SEQUENCE_END_EVENT:
        end_container(reading);
        return true;
    case YAML_MAPPING_END_EVENT:
        end_container(reading)->count /= 2;
        return true;
    default:
        return true;
    }
}

uint32_t document_forget_items(struct document *const document, const uint32_t list)
{
    struct node *const node = document->node;
    const uint32_t end = node[list].at;
    uint32_t to = list + 1;
    for (uint32_t from = to; from < end; to++) {
        const uint32_t next = node[from].kind == NODE_SCALAR ? from + 1 : node[from].at;
        node[to] = node[from];
        node[to].count = 0;
        if (node[to].kind != NODE_SCALAR)
            node[to].at = to + 1;
        from = next;
    }
    const uint32_t gone = end - to;
    memmove(node + to, node + end, (document->nodes - end) * sizeof *node);
    document->nodes -= gone;
    for (uint32_t i = 0; i < document->nodes; i++)
        if ((i <= list || i >= to) && node[i].kind != NODE_SCALAR && node[i].at >= end)
            node[i].at -= gone;
    document->node = reallocate(node, (document->nodes + 1) * sizeof *node);
    document->node_room = document->nodes;
    return gone;
}

/* Line and column (from 1, in characters) of a byte of the text. */
static yaml_mark_t mark_of(const struct reading *const reading, const size_t offset)
{
    yaml_mark_t mark = {.index = offset};
    for (size_t i = reading->start; i < offset + reading->start && i < reading->size; i++) {
        const unsigned char c = (unsigned char)reading->text[i];
        mark.column += (c & 0xc0) != 0x80;
        if (c == '\n') {
            mark.line++;
            mark.column = 0;
        }
    }
    return mark;
}

static void parser_error(struct reading *const reading)
{
    const yaml_parser_t *const parser = &reading->parser;
    char message[256];
    if (parser->error == YAML_MEMORY_ERROR)
        out_of_memory();
    if (parser->error == YAML_READER_ERROR) {
        snprintf(message, sizeof message, "not readable as UTF-8 text: %s; expected YAML or JSON",
                 parser->problem);
        refuse(reading, mark_of(reading, parser->problem_offset), message);
        return;
    }
    if (strstr(parser->problem, "expected ':'") && parser->context) {
        refuse(reading, parser->context_mark,
               "not YAML or JSON: expected KEY: VALUE, with a space behind the colon");
        return;
    }
    const char *const context = parser->context ? parser->context : "";
    const bool tab = memchr(reading->text, '\t', reading->size) &&
                     (strstr(parser->problem, "cannot start any token") ||
                      strstr(parser->problem, "tab character"));
    const char *const hint =
        tab ? " (YAML indents with spaces, not with tabs)"
        : strstr(reading->text, "\xc2\xa0")
            ? " (the file has a no-break space, U+00A0, which is no space of YAML)"
        : strstr(parser->problem, "mapping values")
            ? " (is this line indented as those that it belongs to, and has each colon a space "
              "behind it?)"
        : strstr(context, "block") ? " (is this line indented as those that it belongs to?)"
                                   : "";
    char begins[48] = "";
    if (*context && parser->context_mark.line < parser->problem_mark.line)
        snprintf(begins, sizeof begins, " that begins in line %zu", parser->context_mark.line + 1);
    snprintf(message, sizeof message, "not YAML or JSON: %s%s%s%s%s", parser->problem,
             *context ? " " : "", context, begins, hint);
    refuse(reading, parser->problem_mark, message);
}

void document_expect(struct document *const document, const char *const what)
{
    char message[80];
    if (!document->empty)
        return;
    forget_errors(document);
    snprintf(message, sizeof message, "expected %s, found nothing", what);
    keep_error(document, 1, 1, message);
}

static void read_events(struct reading *const reading)
{
    for (bool more = true; more;) {
        yaml_event_t event;
        if (!yaml_parser_parse(&reading->parser, &event)) {
            parser_error(reading);
            return;
        }
        more = event.type != YAML_STREAM_END_EVENT && take_event(reading, &event);
        yaml_event_delete(&event);
    }
    if (reading->document->nodes == 0 && reading->document->errors == 0)
        reading->document->empty = true;
    document_expect(reading->document, "a scenario");
}

/* The whole file into memory: false with errno. */
static bool read_text(struct reading *const reading, FILE *const file)
{
    size_t room = 0;
    for (;;) {
        ADD_ROOM(reading->text, room, reading->size + 65535);
        const size_t n = fread(reading->text + reading->size, 1, room - reading->size, file);
        reading->size += n;
        if (n == 0) {
            reading->text[reading->size] = '\0'; /* for strstr() alone */
            return !ferror(file);
        }
    }
}

/* CSV of a profiler: a line of nvprof's own, or a header that begins with the column Start. */
static bool is_csv(const char *const text, const size_t size)
{
    static const char *const heads[] = {"\"Start\",", "\"Start (", "Start,", "Start (", "=="};
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++)
        if (size > strlen(heads[i]) && memcmp(text, heads[i], strlen(heads[i])) == 0)
            return true;
    return false;
}

/* What gpurta-convert says of a file that it does not read, and for which there is another way:
 * into the message, which is left as it is if it says nothing. */
static void ask_convert(const char *const path, char *const message, const size_t size)
{
    const char *const arguments[] = {"gpurta-convert", "--to", "name", "--", path, NULL};
    struct stat what; /* a pipe can be read once only */
    FILE *const said = stat(path, &what) == 0 && S_ISREG(what.st_mode) ? tmpfile() : NULL;
    if (said && tool_run("convert", arguments, NULL, said) == EXIT_MET) {
        rewind(said);
        const size_t got = fread(message, 1, size - 1, said);
        if (got)
            message[got] = '\0';
    }
    if (said)
        fclose(said);
}

/* A profile that was given in place of a scenario: says which command makes one of it, or what else
 * leads here. A list is not taken for PyTorch's here: it may be meant for a scenario. `broken`: it
 * was no scenario's text, so that tables may be others', too. */
static bool refuse_profile(struct reading *const reading, const bool broken)
{
    const char *const name = reading->document->name;
    const enum trace_tool tool = is_nsys_report(name) ? TOOL_NSYS
                                 : reading->size      ? guess_tool(reading->text, reading->size)
                                                      : TOOL_UNKNOWN;
    const size_t start = reading->size ? strspn(reading->text, " \t\r\n") : 0;
    const bool csv = tool == TOOL_NVPROF,
               other = (reading->size && reading->text[start] == '[') ||
                       (csv && !is_csv(reading->text + start, reading->size - start));
    char message[1024] = "";
    if (tool == TOOL_UNKNOWN || (other && !broken))
        return false;
    if (!other && tool >= TOOL_HOLOSCAN)
        snprintf(message, sizeof message,
                 "this is a log of %s, not a scenario: run 'gpurta convert FILE | gpurta bound -'",
                 tool_name(tool));
    else if (!other)
        snprintf(message, sizeof message,
                 "this is a profile of %s, not a scenario: run 'gpurta convert FILE%s | gpurta "
                 "simulate -', or 'gpurta convert FILE%s --to chains | gpurta bound -'",
                 csv ? "nvprof or nsys stats" : tool_name(tool), csv ? " --platform NAME" : "",
                 csv ? " --platform NAME" : "");
    if (tool < TOOL_HOLOSCAN)
        ask_convert(name, message, sizeof message);
    if (!message[0])
        return false;
    forget_errors(reading->document);
    keep_error(reading->document, 0, 0, whole(message));
    return true;
}

static bool read_stream(struct document *const document, const char *const name, FILE *const file,
                        const bool input)
{
    *document = (struct document){.name = name};
    struct reading reading = {.document = document};
    errno = 0;
    const bool good = read_text(&reading, file);
    if (good && input)
        made_input(name, reading.text, reading.size);
    if (good && !refuse_profile(&reading, false)) {
        if (!yaml_parser_initialize(&reading.parser))
            out_of_memory();
        yaml_parser_set_encoding(&reading.parser, YAML_UTF8_ENCODING);
        reading.start = reading.size >= 3 && memcmp(reading.text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
        yaml_parser_set_input_string(&reading.parser,
                                     (const unsigned char *)reading.text + reading.start,
                                     reading.size - reading.start);
        read_events(&reading);
        yaml_parser_delete(&reading.parser);
        if (document->errors || document->node[0].kind != NODE_MAP)
            (void)refuse_profile(&reading, true);
    }
    const int why = errno;
    free(reading.text);
    errno = why;
    return good;
}

bool document_read_stream(struct document *const document, const char *const name, FILE *const file)
{
    return read_stream(document, name, file, false);
}

bool document_read_input(struct document *const document, const char *const name, FILE *const file)
{
    return read_stream(document, name, file, true);
}

bool document_read(struct document *const document, const char *const path)
{
    const bool standard = strcmp(path, "-") == 0;
    FILE *const file = standard ? stdin : fopen(path, "rb");
    *document = (struct document){.name = path};
    if (!file) {
        complain("cannot read %s: %s", path, strerror(errno));
        return false;
    }
    const bool good = read_stream(document, standard ? "<stdin>" : path, file, true);
    if (!good)
        complain("cannot read %s: %s", document->name, strerror(errno ? errno : EIO));
    if (!standard)
        fclose(file);
    return good;
}

void document_clear(struct document *const document)
{
    forget_errors(document);
    free(document->node);
    free(document->texts);
    *document = (struct document){.name = NULL};
}

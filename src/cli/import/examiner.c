/* Configurations of cuda_scheduling_examiner: the document goes to gpurta-convert, which answers
 * with a line for everything that their benchmarks launch, and for what is wrong. */
#include "cli/import/examiner.h"

#include "cli/base/arrays.h"
#include "cli/base/json.h"
#include "cli/base/memory.h"
#include "cli/base/tool.h"
#include "cli/import/profile.h"
#include "cli/scenario/masks.h"
#include "cli/scenario/rows.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { NAME, STREAM, TIME, WAIT, DELAY, TEXTS };
/* When a message counts: CLEAN where nothing was found here in this benchmark, FIRST where nothing
 * is wrong. */
enum { ALWAYS, CLEAN, FIRST };
enum { NO_LABEL = -2, PLUGIN = -1 };

/* The answer while it is read. */
struct answer {
    struct reader *reader;
    struct foreign *foreign;
    FILE *file;
    char *text[TEXTS]; /* of the line */
    size_t origin_room;
    size_t errors,
        found;         /* before this benchmark: all of the document; those that were found here */
    size_t stated;     /* errors of the answer */
    int64_t iteration; /* of it */
    mpq_t time;
};

static const struct node *node_of(const struct answer *const a, const int64_t number)
{
    const struct document *const document = a->reader->document;
    return number >= 0 && (size_t)number < document->nodes ? &document->node[number] : NULL;
}

/* The text of a node, which may be none. */
static const char *text_of(const struct answer *const a, const int64_t number)
{
    const struct node *const node = node_of(a, number);
    return node ? document_text(a->reader->document, node) : NULL;
}

static bool take_texts(struct answer *const a, const int count)
{
    bool good = true;
    for (int i = 0; good && i < count; i++)
        good = (a->text[i] = take_text(a->file));
    return good;
}

static bool take_message(struct answer *const a, const bool error, const int64_t number,
                         const int64_t when)
{
    struct document *const document = a->reader->document;
    const struct node *const node = node_of(a, number);
    if (!take_texts(a, 1))
        return false;
    const size_t found = document->errors - (when == FIRST ? 0 : a->stated); /* here, not there */
    if (when != ALWAYS && found > (when == FIRST ? 0 : a->found))
        return true;
    a->stated += error;
    if (error)
        document_error(document, node, "%s", a->text[0]);
    else if (node)
        document_note(document, node, "%s", a->text[0]);
    return true;
}

static bool take_benchmark(struct answer *const a, const int64_t label, const int64_t log_name)
{
    struct foreign *const foreign = a->foreign;
    if (!take_texts(a, 2))
        return false;
    foreign->benchmark =
        reallocate(foreign->benchmark, (foreign->benchmarks + 1) * sizeof *foreign->benchmark);
    struct benchmark *const fresh = &foreign->benchmark[foreign->benchmarks++];
    *fresh = (struct benchmark){.label = text_of(a, label), .log_name = text_of(a, log_name)};
    fresh->plugin = duplicate(a->text[1]);
    mpq_init(fresh->release);
    a->errors = a->reader->document->errors;
    a->found = a->errors - a->stated;
    a->iteration = 0;
    return mpq_set_str(fresh->release, a->text[0], 10) == 0;
}

static size_t new_row(struct answer *const a, const int64_t number, const gpurta_section section)
{
    go_to(a->reader, node_of(a, number));
    return add_row(a->reader, node_of(a, number), section, GPURTA_NONE);
}

static void check(struct answer *const a, const int64_t number, const gpurta_status status,
                  const gpurta_error *const error)
{
    (void)accepted(a->reader, node_of(a, number), status, error);
}

static bool take_stream(struct answer *const a, const int64_t number)
{
    gpurta_error error;
    gpurta_model *const model = a->reader->rows->model;
    if (!take_texts(a, 2))
        return false;
    const size_t row = new_row(a, number, GPURTA_SECTION_STREAMS);
    gpurta_status status = gpurta_set_text(model, row, GPURTA_KEY_STREAM_NAME, a->text[0], &error);
    if (!status)
        status = gpurta_set_count(model, row, GPURTA_KEY_STREAM_BLOCKING, 0, &error);
    if (!status)
        status = gpurta_set_text(model, row, GPURTA_KEY_STREAM_PRIORITY, a->text[1], &error);
    check(a, number, status, &error);
    return true;
}

static gpurta_status set_time(struct answer *const a, const size_t row, const gpurta_key key,
                              const int text, gpurta_error *const error)
{
    (void)mpq_set_str(a->time, a->text[text], 10); /* of a Fraction */
    return gpurta_set_exact(a->reader->rows->model, row, key, a->time, error);
}

/* Counts of a kernel: its mask, blocks, threads and shared memory; of a copy: its bytes (0: it
 * takes a time) and direction. */
static bool take_operation(struct answer *const a, const bool kernel, const int64_t number,
                           const int64_t label)
{
    gpurta_error error;
    gpurta_model *const model = a->reader->rows->model;
    int64_t mask = -1, count[3] = {0, 0, 0};
    const bool good =
        node_of(a, number) &&
        (kernel ? fscanf(a->file, "%" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64, &mask, &count[0],
                         &count[1], &count[2]) == 4
                : fscanf(a->file, "%" SCNd64 " %" SCNd64, &count[0], &count[1]) == 2) &&
        take_texts(a, TEXTS);
    if (!good || (a->iteration && a->reader->document->errors != a->errors))
        return good;
    const size_t i = rows_of(a->reader->scenario, GPURTA_SECTION_OPERATIONS);
    const size_t row = new_row(a, number, GPURTA_SECTION_OPERATIONS);
    const bool waits = a->text[WAIT][0];
    const gpurta_key keys[3] = {kernel ? GPURTA_KEY_BLOCKS : GPURTA_KEY_BYTES,
                                kernel ? GPURTA_KEY_THREADS : GPURTA_KEY_DIRECTION,
                                GPURTA_KEY_SHARED_MEMORY};
    ADD_ROOM(a->foreign->origin, a->origin_room, i);
    a->foreign->origin[i] =
        (struct origin){(uint32_t)number, (uint32_t)(a->foreign->benchmarks - 1), a->iteration,
                        label == PLUGIN ? a->foreign->benchmark[a->foreign->benchmarks - 1].plugin
                                        : text_of(a, label)};
    gpurta_status status = gpurta_set_text(
        model, row, kernel ? GPURTA_KEY_OPERATION_KERNEL : GPURTA_KEY_OPERATION_COPY, a->text[NAME],
        &error);
    if (!status)
        status = gpurta_set_text(model, row, GPURTA_KEY_STREAM, a->text[STREAM], &error);
    for (int k = 0; !status && k < 3; k++)
        if (count[k] || (kernel && k < 2))
            status = gpurta_set_count(model, row, keys[k], count[k], &error);
    if (!status && (kernel || !count[0]))
        status = set_time(a, row, kernel ? GPURTA_KEY_WCET : GPURTA_KEY_DURATION, TIME, &error);
    if (!status && waits)
        status = gpurta_set_text(
            model, row, a->text[WAIT][0] == 'l' ? GPURTA_KEY_AFTER_LAUNCH : GPURTA_KEY_AFTER,
            a->text[WAIT] + 1, &error);
    if (!status && strcmp(a->text[DELAY], "0") != 0)
        status = set_time(a, row, waits ? GPURTA_KEY_DELAY : GPURTA_KEY_RELEASE, DELAY, &error);
    check(a, number, status, &error);
    if (mask < 0 || !node_of(a, mask))
        return true;
    if (!a->foreign->masks)
        a->foreign->masks = allocate_zeroed(1, sizeof *a->foreign->masks);
    mask_take(a->foreign->masks, i, a->reader->document, node_of(a, mask));
    return true;
}

static bool take_line(struct answer *const a, const char kind, const int64_t number,
                      const int64_t other)
{
    switch (kind) {
    case 'e':
    case 'n':
        return take_message(a, kind == 'e', number, other);
    case 'c':
        a->foreign->name = text_of(a, number);
        return true;
    case 'b':
        return take_benchmark(a, number, other);
    case 's':
        return node_of(a, number) && take_stream(a, number);
    case 'i':
        a->iteration = number;
        return true;
    default:
        return (kind == 'k' || kind == 'm') && take_operation(a, kind == 'k', number, other);
    }
}

static int read_answer(struct reader *const reader, FILE *const file)
{
    struct answer a = {.reader = reader, .foreign = reader->scenario->foreign, .file = file};
    int64_t number, other;
    char kind;
    bool good = true;
    rewind(file);
    mpq_init(a.time);
    while (good && fscanf(file, " %c %" SCNd64 " %" SCNd64, &kind, &number, &other) == 3) {
        good = take_line(&a, kind, number, other);
        for (int i = 0; i < TEXTS; i++) {
            free(a.text[i]);
            a.text[i] = NULL;
        }
    }
    mpq_clear(a.time);
    reader->depth = 0;
    if (good && feof(file))
        return -1;
    complain("convert: what gpurta-convert answers cannot be read: is it of version %s, too?",
             gpurta_version());
    return EXIT_UNABLE;
}

static void put_question(FILE *const file, const struct reader *const reader,
                         const struct common *const common)
{
    struct json json = {.file = file, .flat = {true}};
    json_open_flat(&json, NULL, '{');
    json_text(&json, "file", reader->document->name);
    json_text(&json, "iterations", common->iterations);
    json_open_flat(&json, "assume", '[');
    for (size_t i = 0; i < common->assume.count; i++)
        json_text(&json, NULL, common->assume.text[i]);
    json_close(&json);
    json_open_flat(&json, "root", '[');
    node_to_json(&json, reader->document, reader->document->node);
    json_close(&json);
    json_close(&json);
    rewind(file);
}

int examiner_read(struct reader *const reader, const struct common *const common)
{
    static const char *const arguments[] = {"gpurta-convert", "--from", "examiner", "-", NULL};
    struct scenario *const scenario = reader->scenario;
    FILE *const asked = tmpfile(), *const answered = tmpfile();
    int end = EXIT_UNABLE;
    scenario->unit = GPURTA_S;
    scenario->foreign = allocate_zeroed(1, sizeof *scenario->foreign);
    if (!succeeded(
            gpurta_set_count(scenario->given.model, 0, GPURTA_KEY_TIME_UNIT, GPURTA_S, NULL)))
        out_of_memory();
    if (!asked || !answered) {
        complain("cannot make a file of our own: %s", strerror(errno));
    } else {
        put_question(asked, reader, common);
        end = tool_run("convert", arguments, asked, answered);
        end = end == EXIT_MET ? read_answer(reader, answered) : end;
    }
    if (asked)
        fclose(asked);
    if (answered)
        fclose(answered);
    return end;
}

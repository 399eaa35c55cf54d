/* gpurta resident: are all blocks of a group on the GPU at once, in every order? */
#include "cli/command/resident.h"

#include "cli/base/flags.h"
#include "cli/base/report.h"
#include "cli/draw/svg.h"
#include "cli/import/cubin.h"
#include "cli/import/profile.h"
#include "cli/scenario/certificate.h"
#include "cli/scenario/platform_reader.h"

#include <inttypes.h>
#include <string.h>

static const char lesson[] =
    "gpurta resident FILE [options]\n"
    "\n"
    "Does the GPU hang because a block found no place? Persistent kernels, megakernels, a barrier\n"
    "over the grid of an ordinary launch, NCCL beside a GEMM: such kernels wait for blocks that\n"
    "must all be on the GPU at once.\n"
    "\n"
    "Write down the kernels and which of them must be resident together:\n"
    "\n"
    "    platform: {base: cc-10.0, sms: 148}\n"
    "    kernels:\n"
    "      - {name: schedulers, blocks: 80, threads: 128, shared_memory: 1KiB, wcet: 1}\n"
    "      - {name: workers, blocks: 128, threads: 256, shared_memory: 200KiB, wcet: 1}\n"
    "    resident: [{name: mega, kernels: [schedulers, workers]}]\n"
    "\n"
    "and ask:\n"
    "\n"
    "    gpurta resident mega.yaml                        resident in every order, or how it "
    "hangs\n"
    "    gpurta resident mega.yaml --explain              why, kernel by kernel\n"
    "    gpurta resident mega.yaml --witness hang.yaml    the hang, for gpurta simulate\n"
    "    gpurta resident mega.yaml --svg hang.svg         what is resident on which SM\n"
    "    gpurta resident mega.yaml --format json          for programs\n"
    "    gpurta resident mega.yaml --cubin app            registers and shared memory of the "
    "binary\n"
    "    gpurta resident app.sqlite --group mega=schedulers,workers      kernels of a profile\n"
    "\n"
    "The answer holds for every order of launches, every placement and whatever else of the file\n"
    "runs; it names the largest safe number of blocks of each kernel and the fewest SMs. Times "
    "are\n"
    "not read: wcet may be any.\n";

#define ENDING                                                                                     \
    "Exit status: 0 every group is resident, 1 one hangs or is unknown, 2 wrong usage or input, "  \
    "3 runtime error."

struct request {
    bool explain;
    const char *witness, *svg, *cubin;
    int64_t limit, sms;
    struct texts group;
};

static const struct flag flags[] = {
    FLAG(struct request, explain, FLAG_SWITCH, NULL, .name = "explain",
         .says = "every kernel as the head of the queues: why it is never blocked, or that it is"),
    FLAG(struct request, witness, FLAG_FILE, "FILE", .name = "witness",
         .says = "where it hangs, the launches as a scenario for gpurta simulate"),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "where it hangs, a picture of what is resident on which SM, or the weight of all "
                 "blocks against the SMs"),
    FLAG(struct request, group, FLAG_TEXTS, "NAME=KERNEL,KERNEL", .name = "group",
         .says = "of a profile, as often as needed: kernels that must be on the GPU together"),
    FLAG(struct request, sms, FLAG_COUNT, "N", .name = "sms", .low = 1, .high = 1 << 30,
         .says = "how many SMs the GPU of a profile has, where it does not say"),
    FLAG(struct request, cubin, FLAG_FILE, "FILE", .name = "cubin",
         .says = "a binary (cubin, object, library, program): registers, static shared memory and "
                 "local memory of the kernels without registers, by their names; by cuobjdump"),
    FLAG(struct request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_RESIDENT_LIMIT),
};

struct view {
    const struct scenario *scenario;
    gpurta_result *result;
    const struct request *request;
};

enum { EXPLAINED = 1 };

/* ---- rows ---- */

static const struct field kernel_fields[] = {
    {.column = GPURTA_RESIDENT_KERNELS_NAME, .title = "kernel"},
    {.column = GPURTA_RESIDENT_KERNELS_BLOCKS},
    {.column = GPURTA_RESIDENT_KERNELS_LARGEST_SAFE, .title = "largest safe"},
    {.column = GPURTA_RESIDENT_KERNELS_WEIGHT},
};
static const struct rows kernels = {"kernels", kernel_fields, FIELDS(kernel_fields),
                                    .table = GPURTA_RESIDENT_KERNELS};

static const struct field group_fields[] = {
    {.column = GPURTA_RESIDENT_GROUPS_NAME, .title = "group"},
    {.column = GPURTA_RESIDENT_GROUPS_VERDICT},
    {.column = GPURTA_RESIDENT_GROUPS_REASON, .where = IN_DATA},
    {"kernels", NULL, FIELD_LIST, .inner = &kernels, .where = IN_JSON},
    {.column = GPURTA_RESIDENT_GROUPS_FEWEST_SMS, .title = "fewest SMs"},
    {.column = GPURTA_RESIDENT_GROUPS_PROOF, .where = IN_DATA},
    {.column = GPURTA_RESIDENT_GROUPS_REASON, .title = "why", .where = IN_TABLE},
};
static const struct rows groups = {"groups", group_fields, FIELDS(group_fields),
                                   .table = GPURTA_RESIDENT_GROUPS};

/* Of a kernel in CSV: the group it is in. */
static bool get_group(struct row *const row)
{
    size_t g = 0, count;
    while (gpurta_children(row->result, GPURTA_RESIDENT_KERNELS, g, &count) + count <=
           row->row[row->depth])
        g++;
    return row_text(row, result_text(row->result, GPURTA_RESIDENT_GROUPS_NAME, g));
}

static bool get_verdict(struct row *const row)
{
    return row_text(row, result_text(row->result, GPURTA_RESIDENT_VERDICT, 0));
}

static const struct field csv_fields[] = {
    {"verdict", NULL, FIELD_TEXT, .get = get_verdict},
    {"group", NULL, FIELD_TEXT, .get = get_group},
    {.column = GPURTA_RESIDENT_KERNELS_NAME},
    {.column = GPURTA_RESIDENT_KERNELS_BLOCKS},
    {.column = GPURTA_RESIDENT_KERNELS_LARGEST_SAFE},
    {.column = GPURTA_RESIDENT_KERNELS_WEIGHT},
};
static const struct rows csv = {"kernels", csv_fields, FIELDS(csv_fields),
                                .table = GPURTA_RESIDENT_KERNELS, .all = true};

static const struct field head_fields[] = {
    {.column = GPURTA_RESIDENT_HEADS_NAME, .title = "at the head"},
    {.column = GPURTA_RESIDENT_HEADS_WEIGHT, .title = "weight of all blocks"},
    {.column = GPURTA_RESIDENT_HEADS_SMS, .title = "SMs"},
    {.column = GPURTA_RESIDENT_HEADS_PROOF},
};
static const struct rows heads = {"heads", head_fields, FIELDS(head_fields),
                                  .table = GPURTA_RESIDENT_HEADS, .when = EXPLAINED};

static const struct field order_fields[] = {
    {.column = GPURTA_RESIDENT_ORDER_NAME, .title = "launched"},
    {.column = GPURTA_RESIDENT_ORDER_BLOCKS},
    {.column = GPURTA_RESIDENT_ORDER_RESIDENT},
};
static const struct rows order = {"order", order_fields, FIELDS(order_fields),
                                  .table = GPURTA_RESIDENT_ORDER, .all = true};

static const struct field place_fields[] = {
    {.column = GPURTA_RESIDENT_PLACES_NAME, .title = "kernel"},
    {.column = GPURTA_RESIDENT_PLACES_SM, .title = "from SM"},
    {.column = GPURTA_RESIDENT_PLACES_SMS, .title = "SMs"},
    {.column = GPURTA_RESIDENT_PLACES_BLOCKS, .title = "blocks on each"},
};
static const struct rows places = {"places", place_fields, FIELDS(place_fields),
                                   .table = GPURTA_RESIDENT_PLACES, .all = true};

static const struct field witness_fields[] = {
    {.column = GPURTA_RESIDENT_WITNESS_GROUP},      {.column = GPURTA_RESIDENT_WITNESS_WAITS},
    {.column = GPURTA_RESIDENT_WITNESS_FOR},        {.column = GPURTA_RESIDENT_WITNESS_CAUSE},
    {.column = GPURTA_RESIDENT_WITNESS_SIMULATED},  {"order", NULL, FIELD_LIST, .inner = &order},
    {"places", NULL, FIELD_LIST, .inner = &places},
};
static const struct rows witness = {.fields = witness_fields, .count = FIELDS(witness_fields)};

static bool has_witness(struct row *const row)
{
    return gpurta_rows(row->result, GPURTA_RESIDENT_WITNESS) > 0;
}

#define RULES_OF_SPACE "23456" /* U2 to U6: by these a block finds no place */

static bool get_rules(struct row *const row)
{
    const struct view *const v = row->of;
    return row_text(row, own_rules(row->space, v->scenario->platform, RULES_OF_SPACE));
}

static const struct field whole_fields[] = {
    {.column = GPURTA_RESIDENT_VERDICT},
    {.column = GPURTA_RESIDENT_REASON},
    {.column = GPURTA_RESIDENT_SMS},
    {"rules", NULL, FIELD_WORDS, .get = get_rules},
    {.column = GPURTA_RESIDENT_WORK},
    {"witness", NULL, FIELD_LIST, .get = has_witness, .inner = &witness},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

static const struct rows *const results[] = {&whole, &groups, &heads, &scenario_assumptions, NULL};

/* ---- table ---- */

/* Why a simulation does not play it; NULL: it does. */
static const char *not_simulated(const gpurta_result *const result)
{
    if (result_count(result, GPURTA_RESIDENT_WITNESS_SIMULATED, 0))
        return NULL;
    return resident_by_space(result)
               ? "by a placement that the rules do not exclude, after other kernels have come and "
                 "gone or by a launch between the placements of blocks"
               : "by a launch between the placements of blocks, which a simulation places at once";
}

static void print_witness(const gpurta_result *const result, FILE *const file)
{
    const char *const why = not_simulated(result);
    fprintf(file, "\n%s waits for ever for %s\n",
            result_text(result, GPURTA_RESIDENT_WITNESS_WAITS, 0),
            result_text(result, GPURTA_RESIDENT_WITNESS_FOR, 0));
    fprintf(file, "%s%s\n", why ? "not simulated: " : "simulated: the platform's own rules place ",
            why ? why : "blocks so, in this order");
}

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct view *const v = row->of;
    FILE *const file = output->file;
    const gpurta_platform *const platform = v->scenario->platform;
    char space[ROW_SPACE];
    const char *const own = own_rules(space, platform, RULES_OF_SPACE);
    fprintf(file, "platform %s: %" PRId64 " %s%s%s\n\n", gpurta_platform_title(platform),
            result_count(v->result, GPURTA_RESIDENT_SMS, 0),
            gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS) ? "slots" : "SMs",
            *own ? "; rules " : "", own);
    fprintf(file, "%s: %s%s\n\n", result_text(v->result, GPURTA_RESIDENT_VERDICT, 0),
            result_text(v->result, GPURTA_RESIDENT_REASON, 0), scenario_unmeasured(v->scenario));
    if (!rows_table(&groups, row, output))
        return false;
    static const struct rows all = {"kernels", kernel_fields, FIELDS(kernel_fields),
                                    .table = GPURTA_RESIDENT_KERNELS, .all = true};
    if (!next_table(&all, row, output))
        return false;
    if (has_witness(row)) {
        print_witness(v->result, file);
        if (!next_table(&order, row, output) ||
            (gpurta_rows(v->result, GPURTA_RESIDENT_PLACES) && !next_table(&places, row, output)))
            return false;
    }
    if (v->request->explain && !next_table(&heads, row, output))
        return false;
    partitions_print(v->scenario, file);
    return true;
}

/* ---- the witness as a scenario ---- */

/* Blocks of groups do not end before all are launched; those of other kernels do. */
static const char *wcet_of(const gpurta_result *const result, const char *const name)
{
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_RESIDENT_KERNELS); i++)
        if (strcmp(result_text(result, GPURTA_RESIDENT_KERNELS_NAME, i), name) == 0)
            return "1000000";
    return "1/2";
}

/* What it waits for, as far as it is launched before: what is not is complete. Launched in this
 * order, what the host waits for is as good as a wait on the GPU. */
static void put_after(struct json *const json, const gpurta_result *const model,
                      const gpurta_result *const result, const size_t launch)
{
    const size_t operation = (size_t)result_count(result, GPURTA_RESIDENT_ORDER_OPERATION, launch);
    const bool host = !result_count_or(model, GPURTA_MODEL_OPERATIONS_AFTER_LAUNCH, operation, 1);
    size_t count, names = 0;
    const size_t first = gpurta_children(model, GPURTA_MODEL_WAITS, operation, &count);
    for (size_t i = first; i < first + count + host; i++) {
        const int64_t other = i == first + count
                                  ? result_count(model, GPURTA_MODEL_OPERATIONS_AFTER, operation)
                                  : result_count(model, GPURTA_MODEL_WAITS_OPERATION, i);
        for (size_t o = 0; o < launch; o++) {
            if (result_count(result, GPURTA_RESIDENT_ORDER_OPERATION, o) != other)
                continue;
            if (!names++)
                json_open_flat(json, "after", '[');
            json_text(json, NULL, result_text(result, GPURTA_RESIDENT_ORDER_NAME, o));
        }
    }
    if (names)
        json_close(json);
}

static void put_kernel(struct json *const json, const gpurta_result *const model,
                       const size_t operation)
{
    static const struct {
        const char *key;
        gpurta_column column;
    } counts[] = {{"blocks", GPURTA_MODEL_OPERATIONS_BLOCKS},
                  {"threads", GPURTA_MODEL_OPERATIONS_THREADS},
                  {"registers", GPURTA_MODEL_OPERATIONS_REGISTERS},
                  {"shared_memory", GPURTA_MODEL_OPERATIONS_SHARED_MEMORY},
                  {"local_memory", GPURTA_MODEL_OPERATIONS_LOCAL_MEMORY},
                  {"carveout", GPURTA_MODEL_OPERATIONS_CARVEOUT_PERCENT}};
    const size_t partition =
        (size_t)result_count_or(model, GPURTA_MODEL_OPERATIONS_PARTITION, operation, -1);
    int64_t count;
    char bytes[32];
    for (size_t c = 0; c < FIELDS(counts); c++)
        if (!gpurta_get_count(model, counts[c].column, operation, &count) &&
            (count || counts[c].column == GPURTA_MODEL_OPERATIONS_CARVEOUT_PERCENT))
            json_int(json, counts[c].key, count);
    if (!gpurta_get_count(model, GPURTA_MODEL_OPERATIONS_CARVEOUT, operation, &count)) {
        snprintf(bytes, sizeof bytes, "%" PRId64 "KiB", count / 1024);
        json_text(json, "carveout", bytes);
    }
    if (partition != (size_t)-1)
        json_text(json, "partition", result_text(model, GPURTA_MODEL_PARTITIONS_NAME, partition));
}

static void put_operation(struct json *const json, const gpurta_result *const model,
                          const gpurta_result *const result, const size_t i)
{
    const char *const name = result_text(result, GPURTA_RESIDENT_ORDER_NAME, i);
    const size_t operation = (size_t)result_count(result, GPURTA_RESIDENT_ORDER_OPERATION, i);
    const char *const stream = result_text(model, GPURTA_MODEL_OPERATIONS_STREAM, operation);
    const bool kernel =
        strcmp(result_text(model, GPURTA_MODEL_OPERATIONS_KIND, operation), "kernel") == 0;
    json_open_flat(json, NULL, '{');
    json_text(json, kernel ? "kernel" : "copy", name);
    if (kernel)
        put_kernel(json, model, operation);
    if (stream)
        json_text(json, "stream", stream);
    put_after(json, model, result, i);
    json_text(json, kernel ? "wcet" : "duration", wcet_of(result, name));
    json_int(json, "release", (int64_t)i + 1);
    json_close(json);
}

static void put_streams(struct json *const json, const gpurta_result *const model)
{
    json_open_object(json, "streams");
    for (size_t s = 1; s < gpurta_rows(model, GPURTA_MODEL_STREAMS); s++) {
        json_open_flat(json, result_text(model, GPURTA_MODEL_STREAMS_NAME, s), '{');
        json_int(json, "priority", result_count(model, GPURTA_MODEL_STREAMS_PRIORITY, s));
        json_bool(json, "blocking", result_count(model, GPURTA_MODEL_STREAMS_BLOCKING, s) != 0);
        json_close(json);
    }
    json_close(json);
}

static void put_partitions(struct json *const json, const gpurta_result *const model)
{
    json_text(json, "queues", result_text(model, GPURTA_MODEL_QUEUES, 0));
    json_open_array(json, "partitions");
    for (size_t p = 0; p < gpurta_rows(model, GPURTA_MODEL_PARTITIONS); p++) {
        size_t count;
        const size_t first = gpurta_children(model, GPURTA_MODEL_SMS, p, &count);
        json_open_flat(json, NULL, '{');
        json_text(json, "name", result_text(model, GPURTA_MODEL_PARTITIONS_NAME, p));
        if (!count)
            json_int(json, "sms", result_count(model, GPURTA_MODEL_PARTITIONS_SMS, p));
        else
            json_open_flat(json, "sms", '[');
        for (size_t i = first; i < first + count; i++)
            json_int(json, NULL, result_count(model, GPURTA_MODEL_SMS_SM, i));
        if (count)
            json_close(json);
        json_close(json);
    }
    json_close(json);
}

static bool write_witness(const struct view *const v)
{
    const gpurta_result *const model = v->scenario->resolved;
    struct output output;
    if (!output_open(&output, v->request->witness))
        return false;
    struct json json = {.file = output.file, .depth = 0, .flat = {true}};
    json_open_flat(&json, NULL, '{');
    json.flat[json.depth] = false;
    platform_to_json(&json, v->scenario->platform);
    if (gpurta_rows(model, GPURTA_MODEL_PARTITIONS))
        put_partitions(&json, model);
    if (gpurta_rows(model, GPURTA_MODEL_STREAMS) > 1)
        put_streams(&json, model);
    json_open_array(&json, "operations");
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_RESIDENT_ORDER); i++)
        put_operation(&json, model, v->result, i);
    json_close(&json);
    json_end(&json);
    return output_close(&output);
}

/* ---- the picture ---- */

enum { LEFT = 20, TOP = 70, CELL = 24, CELLS = 36, BAR = 18 };

/* An SM: a stripe for each kernel that is on it. */
static void draw_sm(FILE *const file, const gpurta_result *const r, const int64_t sm)
{
    const double x = LEFT + (double)(sm % CELLS) * CELL,
                 y = TOP + (double)(sm / CELLS) * CELL; /* NOLINT(bugprone-integer-division) */
    size_t row[SVG_STYLES], count = 0;
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RESIDENT_PLACES) && count < SVG_STYLES; i++) {
        const int64_t from = result_count(r, GPURTA_RESIDENT_PLACES_SM, i);
        if (sm >= from && sm < from + result_count(r, GPURTA_RESIDENT_PLACES_SMS, i))
            row[count++] = i;
    }
    svg_box(file, x, y, CELL - 2, CELL - 2, "free", NULL);
    for (size_t i = 0; i < count; i++) {
        const char *const name = result_text(r, GPURTA_RESIDENT_PLACES_NAME, row[i]);
        char tip[200];
        size_t k = 0;
        while (strcmp(result_text(r, GPURTA_RESIDENT_ORDER_NAME, k), name) != 0)
            k++;
        snprintf(tip, sizeof tip, "SM %" PRId64 ": %" PRId64 " blocks of %.120s", sm,
                 result_count(r, GPURTA_RESIDENT_PLACES_BLOCKS, row[i]), name);
        svg_styled(file, x, y + (CELL - 2) * (double)i / (double)count, CELL - 2,
                   (CELL - 2) / (double)count, k, tip);
    }
}

static void draw_hang(FILE *const file, const gpurta_result *const r)
{
    const bool placed = gpurta_rows(r, GPURTA_RESIDENT_PLACES) > 0;
    const int64_t sms = placed ? result_count(r, GPURTA_RESIDENT_SMS, 0) : 0;
    const int64_t lines = (sms + CELLS - 1) / CELLS;
    double y = TOP + (double)lines * CELL + 20;
    char text[300];
    for (int64_t sm = 0; sm < sms; sm++)
        draw_sm(file, r, sm);
    for (size_t k = 0; k < gpurta_rows(r, GPURTA_RESIDENT_ORDER);
         k++, y += BAR) { /* NOLINT(cert-flp30-c) */
        const int64_t blocks = result_count_or(r, GPURTA_RESIDENT_ORDER_BLOCKS, k, 0);
        const char *const name = result_text(r, GPURTA_RESIDENT_ORDER_NAME, k);
        if (blocks)
            snprintf(text, sizeof text,
                     "launch %zu: %.120s, %" PRId64 " of %" PRId64 " blocks resident", k + 1, name,
                     result_count(r, GPURTA_RESIDENT_ORDER_RESIDENT, k), blocks);
        else
            snprintf(text, sizeof text, "launch %zu: %.120s, a copy", k + 1, name);
        svg_styled(file, LEFT, y - 10, 12, 12, k, NULL);
        svg_text(file, LEFT + BAR, y, SVG_START, "label", text);
    }
    snprintf(text, sizeof text, "%.120s waits for ever for %.150s",
             result_text(r, GPURTA_RESIDENT_WITNESS_WAITS, 0),
             result_text(r, GPURTA_RESIDENT_WITNESS_FOR, 0));
    svg_text(file, LEFT, TOP - 14, SVG_START, "label", text);
}

/* Of each head the weight of all blocks; full: as many as its SMs. */
static void draw_heads(FILE *const file, const gpurta_result *const r)
{
    const double left = LEFT + 240, full = 500;
    double y = TOP;
    LOCAL_MPQ(weight);
    for (size_t h = 0; h < gpurta_rows(r, GPURTA_RESIDENT_HEADS);
         h++, y += BAR) { /* NOLINT(cert-flp30-c) */
        const int64_t sms = result_count(r, GPURTA_RESIDENT_HEADS_SMS, h);
        const char *const name = result_text(r, GPURTA_RESIDENT_HEADS_NAME, h);
        if (result_time(r, GPURTA_RESIDENT_HEADS_WEIGHT, h, weight))
            svg_box(file, left, y - 10, full * mpq_get_d(weight) / (double)sms, BAR - 6, "c0",
                    name);
        svg_text(file, left - 8, y, SVG_END, "label", name);
    }
    svg_line(file, left + full, TOP - 14, left + full, y, "axis");
    svg_text(file, left, TOP - 20, SVG_START, "note",
             "weight of all blocks while the kernel is at the head; line: all SMs, where it could "
             "be blocked");
}

static int draw(const struct view *const v)
{
    const gpurta_result *const r = v->result;
    const bool hangs = gpurta_rows(r, GPURTA_RESIDENT_WITNESS) > 0;
    const int64_t lines = (result_count(r, GPURTA_RESIDENT_SMS, 0) + CELLS - 1) / CELLS;
    const size_t rows = gpurta_rows(r, hangs ? GPURTA_RESIDENT_ORDER : GPURTA_RESIDENT_HEADS);
    const double height = TOP + (hangs ? (double)lines * CELL : 0) + 40 + (double)rows * BAR;
    const char *const path = v->request->svg;
    char title[80];
    struct output output;
    if (lines * CELL + (int64_t)rows * BAR > 20000) {
        complain("--svg: the picture would be too high, with so many SMs or kernels");
        return EXIT_USAGE;
    }
    if (!output_open(&output, strcmp(path, "-") == 0 ? NULL : path))
        return EXIT_UNABLE;
    svg_begin(output.file, LEFT * 2 + CELLS * CELL, (int)height,
              result_text(r, GPURTA_RESIDENT_VERDICT, 0), result_text(r, GPURTA_RESIDENT_REASON, 0),
              ".free{fill:#eee}");
    svg_patterns(output.file);
    snprintf(title, sizeof title, "group %.60s hangs",
             hangs ? result_text(r, GPURTA_RESIDENT_WITNESS_GROUP, 0) : "");
    svg_text(output.file, LEFT, 28, SVG_START, "title",
             hangs ? title : result_text(r, GPURTA_RESIDENT_REASON, 0));
    if (hangs)
        draw_hang(output.file, r);
    else
        draw_heads(output.file, r);
    svg_end(output.file);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* ---- what is read besides scenarios ---- */

/* A profile becomes a scenario, with the groups that were named. */
static int check(struct call *const call)
{
    struct request *const r = call->request;
    struct common *const common = &call->common;
    const char *arguments[2 * MOST_TEXTS + 8] = {"--to", "resident"};
    char sms[24];
    size_t count = 2;
    int end = -1;
    if (!common->file || guess_file(common->file) == TOOL_UNKNOWN) {
        if (!r->group.count && !r->sms)
            return -1;
        complain("--%s: is for a profile; a scenario has %s", r->group.count ? "group" : "sms",
                 r->group.count ? "resident: [{name: mega, kernels: [a, b]}]"
                                : "platform: {base: NAME, sms: N}");
        return EXIT_USAGE;
    }
    if (r->cubin) {
        complain("--cubin: is for a scenario; a profile has the registers of its kernels");
        return EXIT_USAGE;
    }
    if (common->certificate) {
        complain("--certificate: it speaks of a scenario: 'gpurta convert %s --to resident --group "
                 "NAME=KERNEL,KERNEL -o FILE' makes one of the profile",
                 common->file);
        return EXIT_USAGE;
    }
    snprintf(sms, sizeof sms, "%" PRId64, r->sms);
    const char *const given[][2] = {{"--platform", common->platform},
                                    {"--sms", r->sms ? sms : NULL}};
    for (size_t i = 0; i < FIELDS(given); i++)
        if (given[i][1]) {
            arguments[count++] = given[i][0];
            arguments[count++] = given[i][1];
        }
    for (size_t i = 0; i < r->group.count; i++) {
        arguments[count++] = "--group";
        arguments[count++] = r->group.text[i];
    }
    common->made = profile_ask(common->file, arguments, &end);
    common->platform = NULL; /* it is in the scenario */
    return common->made ? -1 : end;
}

/* ---- the command ---- */

static int show(struct view *const v, const struct call *const call)
{
    const struct result result = {"resident",      print_table,     .csv = &csv,
                                  .rows = results, .of = v->result, .whole = true};
    const bool resident =
        strcmp(result_text(v->result, GPURTA_RESIDENT_VERDICT, 0), "resident") == 0;
    if (v->request->witness && !gpurta_rows(v->result, GPURTA_RESIDENT_WITNESS))
        complain("%s: there is no witness: no hang was found", v->request->witness);
    else if (v->request->witness && !write_witness(v))
        return EXIT_UNABLE;
    else if (v->request->witness && not_simulated(v->result))
        complain("%s: 'gpurta simulate' plays it without the hang, which comes about %s",
                 v->request->witness, not_simulated(v->result));
    bool only_picture = false;
    int end = picture_target(v->request->svg, &call->common, &only_picture);
    if (end < 0 && v->request->svg)
        end = draw(v);
    if (end < 0 && call->common.certificate)
        end = resident_certify(v->result, v->scenario, call);
    if (end < 0 && !only_picture)
        end = result_print(&result, v, v->request->explain ? EXPLAINED : 0, &call->common, NULL);
    return end >= 0 ? end : resident ? EXIT_MET : EXIT_MISSED;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    struct view v = {.scenario = scenario, .request = call->request};
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    static const char *const model[] = {"cubin", NULL};
    int refused = certificate_check(call, scenario, model, v.request->witness);
    if (refused < 0)
        refused = certificate_check(call, scenario, model, v.request->svg);
    if (refused < 0 && v.request->cubin)
        refused = cubin_footprints(scenario, v.request->cubin);
    if (refused >= 0)
        return refused;
    const gpurta_status status =
        gpurta_resident(scenario->given.model, call->options, &v.result, &error);
    const char *premises[MOST_PREMISES];
    scenario_premises(scenario, premises, 0, v.result, GPURTA_RESIDENT_ASSUMPTIONS_ASSUMPTION);
    const int end =
        status ? scenario_complain(scenario, NEED_KERNELS, status, &error) : show(&v, call);
    gpurta_result_destroy(v.result);
    return end;
}

extern const struct command command_resident;
const struct command command_resident = {
    .name = "resident",
    .summary = "does the GPU hang because a block of a persistent kernel found no place?",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_KERNELS | TAKES_IGNORE | TAKES_CERTIFICATE,
    .takes_not = "it says itself how many blocks and SMs are enough",
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_KERNELS,
    .check = check,
    .run = run,
};

/* gpurta report: everything that gpurta knows of a scenario, as one HTML file. It asks the other
 * commands, inside this process; gpurta-report makes a page of what they answer. */
#include "cli/base/file.h"
#include "cli/base/guess.h"
#include "cli/base/json.h"
#include "cli/base/kept.h"
#include "cli/base/made.h"
#include "cli/base/time_text.h"
#include "cli/base/tool.h"
#include "cli/command/commands.h"
#include "cli/import/examiner.h"
#include "cli/import/profile.h"
#include "cli/scenario/document.h"
#include "cli/scenario/scenario.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta report FILE -o report.html [options]\n"
    "\n"
    "    gpurta report chains.yaml -o report.html                   every analysis that applies\n"
    "    gpurta report old.yaml --compare new.yaml -o both.html     two results side by side\n"
    "\n"
    "One HTML file that needs nothing else: it works offline, can be mailed and printed. The\n"
    "verdict comes first, then what it rests on, bounds beside what was observed and deadlines,\n"
    "timelines to zoom into, why deadlines are missed, what could change, the platform with its\n"
    "sources, and the scenario itself.\n";

#define ENDING                                                                                     \
    "Exit status: of the analyses of FILE that prove something: 0 every deadline met or none "     \
    "given in all of them, 1 missed or unknown in one, or there is none; 2 wrong usage "           \
    "or input, 3 runtime error."

struct request {
    const char *compare;
    const char *search;
    int64_t sms;
};

static const struct flag flags[] = {
    FLAG(struct request, compare, FLAG_FILE, "FILE", .name = "compare",
         .says = "the same of another scenario, beside it; options, also --set, act on both"),
    FLAG(struct request, search, FLAG_TEXT, "N", .name = "search",
         .says = "simulated runs in which bound searches for long responses (as of bound)"),
    SMS_OF_PROFILE(struct request),
};

/* What a command printed when it was asked. */
struct answer {
    int status;          /* its exit status; -1: it was not asked */
    char *text, *said;   /* standard output; mistakes and notes */
    size_t size, saying; /* of both */
    char *line;          /* what was asked, as it is typed */
};

#define MOST_MISSES 8
#define MOST_PARTS 6

/* One analysis of one file. */
struct part {
    const char *command;
    const char *about; /* of what its verdict speaks */
    bool proves;       /* else it shows one run */
    struct answer table, json, certificate, picture, sensitivity;
    struct answer miss[MOST_MISSES];
    size_t misses;
    struct document result; /* the JSON */
};

struct side {
    const char *file;
    struct scenario scenario;
    struct part part[MOST_PARTS];
    size_t parts;
    struct answer platform; /* what is known of it */
};

struct report {
    const struct call *call;
    struct side side[2];
    size_t sides;
};

/* ---- asking ---- */

#define MOST_WORDS (3 * MOST_TEXTS)

struct words {
    char *word[MOST_WORDS];
    int count;
};

static void add_word(struct words *const words, const char *const name, const char *const text)
{
    const size_t size = strlen(name) + strlen(text) + 1;
    char **const word = &words->word[words->count];
    *word = words->count + 1 < MOST_WORDS ? allocate(size) : NULL;
    if (!*word)
        return;
    snprintf(*word, size, "%s%s", name, text);
    words->word[++words->count] = NULL;
}

/* An option that was given to the report, for a command that has it too. */
static void pass_on(struct words *const words, const struct command *const command,
                    const char *const name, const char *const text)
{
    char option[40];
    if (!text || !find_flag(command, name, strlen(name)))
        return;
    snprintf(option, sizeof option, "--%s=", name);
    add_word(words, option, text);
}

static void add_options(struct words *const words, const struct command *const command,
                        const struct call *const call, const bool table)
{
    const struct common *const c = &call->common;
    char decimals[24];
    snprintf(decimals, sizeof decimals, "%lld", (long long)c->decimal);
    pass_on(words, command, "platform", c->platform);
    pass_on(words, command, "platform-file", c->platform_file);
    pass_on(words, command, "slots", c->slots);
    pass_on(words, command, "copy-bandwidth", c->copy_bandwidth);
    pass_on(words, command, "iterations", c->iterations);
    pass_on(words, command, "ignore", c->ignore);
    pass_on(words, command, "search", ((const struct request *)call->request)->search);
    for (size_t i = 0; i < c->assume.count; i++)
        pass_on(words, command, "assume", c->assume.text[i]);
    for (size_t i = 0; i < c->set.count; i++)
        pass_on(words, command, "set", c->set.text[i]);
    if (table && c->decimal >= 0)
        pass_on(words, command, "decimal", decimals);
    if (table && call_gives(call, "exact"))
        add_word(words, "--exact", "");
}

/* A page has several analyses: what they have of their limit stands on it. */
static void add_limit(struct words *const words, const char *const name,
                      const char *const *const more)
{
    const bool sensitivity = more[0] && strcmp(more[0], "--sensitivity") == 0;
    if (strcmp(name, "bound") == 0)
        add_word(words, "--limit=", sensitivity ? "200000000" : "500000000");
    else if (strcmp(name, "simulate") == 0)
        add_word(words, "--limit=", "50000000");
}

#define CERTIFICATE "--certificate=c.cert" /* which is not written */

/* Runs the command with these words (until NULL) and keeps what it prints, or its certificate.
 * file: NULL: none. */
static struct answer ask(const struct report *const report, const char *const name,
                         const char *const file, const char *const *const more)
{
    const struct command *const command = command_named(name);
    struct answer answer = {.text = NULL};
    struct words words = {.count = 0};
    const bool json = strcmp(more[0] ? more[0] : "", "--format=json") == 0,
               certificate = strcmp(more[0] ? more[0] : "", CERTIFICATE) == 0;
    struct answer other;
    add_word(&words, "", name);
    for (size_t i = 0; more[i]; i++)
        add_word(&words, "", more[i]);
    add_limit(&words, name, more);
    add_options(&words, command, report->call, !json);
    if (file && *file == '-')
        add_word(&words, "", "--");
    if (file)
        add_word(&words, "", file);
    FILE *const text = text_begin(&answer.text, &answer.size);
    FILE *const said = text_begin(&answer.said, &answer.saying);
    FILE *const beside = text_begin(&other.text, &other.size);
    output_capture(certificate ? beside : text, certificate ? text : beside, true);
    complain_into(said);
    answer.status = command_run(command, words.count, words.word);
    output_capture(NULL, NULL, false);
    complain_into(NULL);
    fclose(text);
    fclose(beside);
    free(other.text);
    fclose(said);
    if (answer.status == EXIT_UNABLE) { /* no memory, file: not a page without that part */
        fputs(answer.said, stderr);
        output_abandon();
        exit(EXIT_UNABLE);
    }
    answer.line = made_line(words.word, words.count);
    for (int i = 0; i < words.count; i++)
        free(words.word[i]);
    /* NOLINTNEXTLINE(clang-analyzer-unix.Malloc): the words are freed one by one */
    return answer;
}

static const char *const nothing[] = {NULL};

static void forget(struct answer *const answer)
{
    FREE(answer->text, answer->said, answer->line);
}

/* ---- one analysis ---- */

static bool read_result(struct part *const part)
{
    FILE *const file = fmemopen(part->json.text, part->json.size, "r");
    if (!file && part->json.size)
        out_of_memory();
    const bool good =
        file && document_read_stream(&part->result, part->command, file) && !part->result.errors;
    return (!file || fclose(file) == 0) && good;
}

static const struct node *value_of(const struct document *const d, const struct node *const map,
                                   const char *const key)
{
    const struct node *const at = document_key(d, map, key);
    return at ? document_next(d, at) : NULL;
}

/* A text of the result; NULL: none, or null. */
static const char *text_of(const struct document *const d, const struct node *const map,
                           const char *const key)
{
    const struct node *const value = value_of(d, map, key);
    if (!value || value->kind != NODE_SCALAR)
        return NULL;
    const char *const text = document_text(d, value);
    return value->plain && strcmp(text, "null") == 0 ? NULL : text;
}

/* The list of what was analysed; NULL: none. */
static const struct node *items_of(const struct document *const d)
{
    static const char *const keys[] = {"chains", "kernels", "tasks", "operations"};
    for (size_t i = 0; d->nodes && i < FIELDS(keys); i++) {
        const struct node *const value = value_of(d, &d->node[0], keys[i]);
        if (value && value->kind == NODE_LIST)
            return value;
    }
    return NULL;
}

/* What bounds and responses are made of, also those that are met; of other analyses, why those that
 * are not met are not: for each of them where a name can be given, else for all. */
static void ask_misses(const struct report *const report, struct part *const part,
                       const struct side *const side)
{
    if (strcmp(part->command, "simulate") == 0 && scenario_of_chains(&side->scenario))
        return; /* which bound says of them */
    const bool by_name =
        strcmp(part->command, "runlist") == 0 || strcmp(part->command, "simulate") == 0;
    const bool trace = strcmp(part->command, "rta") == 0;
    const bool proves =
        trace || strcmp(part->command, "bound") == 0 || strcmp(part->command, "runlist") == 0;
    const struct document *const d = &part->result;
    const struct node *const items = items_of(d);
    for (const struct node *i = items ? document_child(d, items) : NULL;
         i && part->misses < MOST_MISSES; i = document_next(d, i)) {
        const char *const meets = text_of(d, i, "meets_deadline"), *const name =
                                                                       text_of(d, i, "name");
        if (!name ||
            (!proves && (!text_of(d, i, "deadline") || (meets && strcmp(meets, "true") == 0))))
            continue;
        struct answer *const miss = &part->miss[part->misses];
        char option[512]; /* a name has 255 bytes at most */
        const char *const words[] = {option, NULL};
        snprintf(option, sizeof option, "%s%s",
                 trace     ? "--trace"
                 : by_name ? "--explain="
                           : "--explain",
                 by_name ? name : "");
        *miss = ask(report, part->command, side->file, words);
        if (miss->status > EXIT_MISSED)
            forget(miss);
        else
            part->misses++;
        if (!by_name)
            return;
    }
}

/* Of what runs on one resource after the other: its schedule, which has to be simulated. */
static void ask_picture(const struct report *const report, struct part *const part,
                        const char *const file)
{
    const bool by_tasks =
        strcmp(part->command, "runlist") == 0 || strcmp(part->command, "edf") == 0;
    const char *const words[] = {"--svg=-", by_tasks ? "--simulate" : NULL, NULL};
    part->picture = ask(report, part->command, file, words);
}

static bool ask_all(const struct report *const report, struct part *const part,
                    const struct side *const side)
{
    const char *const file = side->file;
    static const char *const as_json[] = {"--format=json", NULL};
    static const char *const sensitive[] = {"--sensitivity", NULL};
    static const char *const certified[] = {CERTIFICATE, NULL};
    part->picture.status = part->sensitivity.status = part->certificate.status = -1;
    part->json = ask(report, part->command, file, as_json);
    if (part->json.status > EXIT_MISSED || !read_result(part)) {
        part->json.status = part->json.status > EXIT_MISSED ? part->json.status : EXIT_UNABLE;
        return false;
    }
    part->table = ask(report, part->command, file, nothing);
    if (part->proves)
        part->certificate = ask(report, part->command, file, certified);
    ask_picture(report, part, file);
    ask_misses(report, part, side);
    if (strcmp(part->command, "bound") == 0 || strcmp(part->command, "edf") == 0)
        part->sensitivity = ask(report, part->command, file, sensitive);
    return true;
}

/* The command analyses once for all that it is asked. */
static bool add_part(struct report *const report, struct side *const side,
                     const struct part *const what)
{
    struct part *const part = &side->part[side->parts++];
    *part = *what;
    results_keep();
    const bool good = ask_all(report, part, side);
    results_forget();
    return good;
}

/* ---- one file ---- */

static const struct part bound = {.command = "bound",
                                  .about = "every job, in any order, with any times up to the wcet",
                                  .proves = true};
static const struct part rta = {
    .command = "rta", .about = "every job, released exactly as it is written", .proves = true};
static const struct part resident = {
    .command = "resident",
    .about = "every order of launches and every placement of the kernels of groups",
    .proves = true};
static const struct part simulate = {.command = "simulate", .about = "this one run"};
static const struct part edf = {
    .command = "edf", .about = "every job of the tasks, under EDF", .proves = true};
static const struct part runlist = {
    .command = "runlist", .about = "every job of each channel, on the runlist", .proves = true};

/* Has a step a least time of its own? */
static bool has_bcet(const gpurta_model *const model)
{
    bool has = false;
    LOCAL_MPQ(time);
    for (size_t i = 0; i < gpurta_model_rows(model, GPURTA_SECTION_STEPS) && !has; i++)
        has = gpurta_model_exact(model, gpurta_model_row(model, GPURTA_SECTION_STEPS, i),
                                 GPURTA_KEY_STEP_BCET, time);
    return has;
}

static void add_parts(struct report *const report, struct side *const side)
{
    struct part chains = bound;
    if (has_bcet(side->scenario.given.model))
        chains.about = "every job, in any order, with any times from the bcet to the wcet";
    const struct part *const parts[] = {&chains, &rta, &resident, &simulate, &edf, &runlist};
    const char *names[MOST_ANALYSES + 1];
    analyses_of(&side->scenario, names);
    for (size_t i = 0; names[i]; i++)
        for (size_t k = 0; k < FIELDS(parts); k++)
            if (strcmp(names[i], parts[k]->command) == 0)
                add_part(report, side, parts[k]);
}

/* Returns -1, or the exit status after what went wrong was reported. */
static int add_side(struct report *const report, const char *const file)
{
    struct side *const side = &report->side[report->sides++];
    struct common common = report->call->common;
    common.file = side->file = file;
    side->platform.status = -1;
    const int end = scenario_read(&side->scenario, &common, "report", 0, examiner_read);
    if (end >= 0)
        return end;
    add_parts(report, side);
    for (size_t i = 0; i < side->parts; i++)
        if (side->part[i].json.status <= EXIT_MISSED) {
            const char *const name = gpurta_platform_name(side->scenario.platform);
            if (name && report->call->common.platform_file)
                side->platform = ask(report, "platforms", NULL, nothing);
            else if (name && !gpurta_platform_get(side->scenario.platform, GPURTA_PLATFORM_SLOTS))
                side->platform = ask(report, "platforms", name, nothing);
            return -1;
        }
    if (!side->parts && side->scenario.sweep_node)
        complain("%s: an experiment, no scenario: gpurta sweep %s", file, file);
    else if (!side->parts)
        complain("%s: nothing to analyse: no kernels, operations, chains or tasks", file);
    for (size_t i = 0; i < side->parts; i++)
        fputs(side->part[i].json.said, complaints());
    return EXIT_USAGE;
}

static void clear_side(struct side *const side)
{
    for (size_t i = 0; i < side->parts; i++) {
        struct part *const part = &side->part[i];
        struct answer *const all[] = {&part->table, &part->json, &part->certificate, &part->picture,
                                      &part->sensitivity};
        for (size_t k = 0; k < FIELDS(all); k++)
            forget(all[k]);
        for (size_t k = 0; k < part->misses; k++)
            forget(&part->miss[k]);
        document_clear(&part->result);
    }
    forget(&side->platform);
    scenario_clear(&side->scenario);
}

/* ---- what the tool is given ---- */

static void put_answer(struct json *const json, const char *const key,
                       const struct answer *const answer)
{
    json_open_flat(json, key, '{');
    json_int(json, "status", answer->status);
    json_text(json, "text", answer->text);
    json_text(json, "said", answer->said);
    json_text(json, "line", answer->line);
    json_close(json);
}

static void put_part(struct json *const json, const struct part *const part)
{
    json_open_flat(json, NULL, '{');
    json_text(json, "command", part->command);
    json_text(json, "about", part->about);
    json_bool(json, "proves", part->proves);
    put_answer(json, "json", &part->json);
    put_answer(json, "table", &part->table);
    put_answer(json, "made_certificate", &part->certificate);
    put_answer(json, "picture", &part->picture);
    put_answer(json, "sensitivity", &part->sensitivity);
    json_open_flat(json, "misses", '[');
    for (size_t k = 0; k < part->misses; k++)
        put_answer(json, NULL, &part->miss[k]);
    json_close(json);
    json_close(json);
}

/* What the file says that a switch between contexts costs; null: nothing, or as measured. */
static void put_switch_cost(struct json *const json, const gpurta_model *const model)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_RUNLIST, 0);
    LOCAL_MPQ(cost);
    char *const text =
        row != GPURTA_NONE && gpurta_model_exact(model, row, GPURTA_KEY_RUNLIST_SWITCH_COST, cost)
            ? time_exact(cost)
            : NULL;
    json_text(json, "switch_cost", text);
    free(text);
}

static void put_report(FILE *const file, const struct report *const report)
{
    struct json json = {.file = file, .flat = {true}};
    json_open_flat(&json, NULL, '{');
    json_text(&json, "version", gpurta_version());
    made_json(&json);
    json_text(&json, "ignore", report->call->common.ignore);
    json_bool(&json, "exact", time_style.exact);
    json_bool(&json, "decimal", time_style.decimal);
    json_int(&json, "decimals", time_style.decimals);
    json_open_flat(&json, "sides", '[');
    for (size_t s = 0; s < report->sides; s++) {
        const struct side *const side = &report->side[s];
        json_open_flat(&json, NULL, '{');
        json_text(&json, "file", side->file);
        json_text(&json, "platform_name", gpurta_platform_title(side->scenario.platform));
        put_answer(&json, "platform", &side->platform);
        put_switch_cost(&json, side->scenario.given.model);
        json_open_flat(&json, "parts", '[');
        for (size_t i = 0; i < side->parts; i++)
            put_part(&json, &side->part[i]);
        json_close(&json);
        json_close(&json);
    }
    json_close(&json);
    json_end(&json);
}

/* ---- the command ---- */

static int check(struct call *const call)
{
    const struct request *const request = call->request;
    if (call->common.file && strcmp(call->common.file, "-") == 0) {
        complain("report: standard input cannot be read several times: give a file");
        return EXIT_USAGE;
    }
    if (call->common.file && guess_file(call->common.file) != TOOL_UNKNOWN)
        return profile_replay(call, "replay-page", request->sms);
    if (refuse_sms(request->sms))
        return EXIT_USAGE;
    return refuse_same_file("compare", request->compare, "output", call->common.output);
}

static int print_page(const struct report *const report)
{
    static const char *const arguments[] = {"gpurta-report", NULL};
    struct output output;
    FILE *const given = tmpfile();
    if (!given)
        complain("cannot make a file of our own: %s", strerror(errno));
    if (!given || !output_open(&output, report->call->common.output))
        return EXIT_UNABLE;
    put_report(given, report);
    const bool written = fflush(given) == 0 && !ferror(given);
    if (!written)
        complain("cannot write a file of our own: %s", strerror(errno));
    rewind(given);
    const int end = written ? tool_run("report", arguments, given, output.file) : EXIT_UNABLE;
    fclose(given);
    if (end != EXIT_MET) {
        output_discard(&output);
        return end;
    }
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* The worst of those that prove something. */
static int status_of(const struct side *const side)
{
    int status = -1;
    for (size_t i = 0; i < side->parts; i++)
        if (side->part[i].proves && side->part[i].json.status <= EXIT_MISSED &&
            side->part[i].json.status > status)
            status = side->part[i].json.status;
    return status < 0 ? EXIT_MISSED : status;
}

static int run(struct call *const call, struct scenario *const none)
{
    const struct request *const request = call->request;
    struct report *const report = allocate_zeroed(1, sizeof *report);
    (void)none;
    report->call = call;
    int end = add_side(report, call->common.file);
    if (end < 0 && request->compare)
        end = add_side(report, request->compare);
    if (end < 0)
        end = print_page(report);
    if (end < 0)
        end = status_of(&report->side[0]);
    for (size_t i = 0; i < report->sides; i++)
        clear_side(&report->side[i]);
    free(report);
    return end;
}

extern const struct command command_report;
const struct command command_report = {
    .name = "report",
    .summary = "one HTML file with every analysis of a scenario",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = (TAKES_KERNELS & ~(unsigned)(TAKES_FORMAT | TAKES_MADE)) | TAKES_IGNORE,
    .takes_not = "a report is HTML",
    .files = 1,
    .request_size = sizeof(struct request),
    .check = check,
    .run = run,
};

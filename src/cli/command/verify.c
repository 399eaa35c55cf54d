/* gpurta verify: starts the checker of certificates, which is a program of its own. */
#include "cli/base/flags.h"
#include "cli/base/json.h"
#include "cli/command/schema.h"
#include "cli/scenario/scenario.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char lesson[] =
    "gpurta verify FILE CERTIFICATE [options]\n"
    "\n"
    "Is what a certificate says of a scenario true? The checker, gpurta-verify, is a short "
    "program\n"
    "(Python 3) that shares nothing with the analyses: read it beside the theorems.\n"
    "\n"
    "    gpurta bound camera.yaml --certificate camera.cert\n"
    "    gpurta verify camera.yaml camera.cert\n"
    "\n"
    "The same without this command, where nothing of gpurta is to be trusted but the reader:\n"
    "\n"
    "    gpurta convert camera.yaml --to json > camera.json\n"
    "    gpurta-verify camera.json camera.cert\n";

#define ENDING                                                                                     \
    "Exit status: 0 accepted, 1 rejected, 2 wrong usage or input, 3 could not do it. The checker " \
    "is $GPURTA_VERIFY, else gpurta-verify in $PATH."

struct request {
    int64_t limit;
};

static const struct flag flags[] = {
    FLAG(struct request, limit, FLAG_COUNT, "N", .name = "limit", .low = 1, .high = INT64_MAX,
         .fallback = 1000000, .says = "jobs or points that the checker goes through"),
};

/* The scenario as the checker's standard input. */
static bool offer(const struct scenario *const scenario)
{
    FILE *const file = tmpfile();
    if (file)
        scenario_to_json(file, scenario);
    const bool good = file && fflush(file) == 0 && lseek(fileno(file), 0, SEEK_SET) == 0 &&
                      dup2(fileno(file), STDIN_FILENO) == STDIN_FILENO;
    if (!good)
        complain("verify: the scenario cannot be passed on: %s", strerror(errno));
    if (file)
        fclose(file);
    return good;
}

/* ---- where a rejected claim stands ---- */

/* The node of a place like "tasks[2].response" in the certificate, NULL: there is none; the name of
 * the last item on the way is printed. */
static const struct node *find_place(const struct document *const d, const char *at,
                                     FILE *const names)
{
    const struct node *node = &d->node[0];
    while (node && *at) {
        char key[64];
        const size_t length = strcspn(at, ".[");
        if (*at == '[') {
            unsigned long index = strtoul(at + 1, NULL, 10);
            node = node->kind == NODE_LIST ? document_child(d, node) : NULL;
            while (node && index--)
                node = document_next(d, node);
            const struct node *const name = node ? document_key(d, node, "name") : NULL;
            if (name)
                fprintf(names, "%s, ", document_text(d, document_next(d, name)));
            at += strcspn(at, "]") + 1;
        } else {
            snprintf(key, sizeof key, "%.*s", (int)length, at);
            const struct node *const found = document_key(d, node, key);
            node = found ? document_next(d, found) : NULL;
            at += length;
        }
        at += *at == '.';
    }
    return node;
}

/* "rejected: PLACE: why" becomes "rejected: PLACE (NAME, FILE:LINE): why"; other lines stay. To be
 * freed; NULL: out of memory. */
static char *answer_of(const char *const line, const char *const path)
{
    static const char rejected[] = "rejected: ";
    const char *const place = line + sizeof rejected - 1;
    const char *const why =
        strncmp(line, rejected, sizeof rejected - 1) == 0 ? strstr(place, ": ") : NULL;
    struct document d;
    char *names = NULL, *answer = NULL;
    size_t size = 0, answer_size = 0;
    FILE *const file = why ? open_memstream(&names, &size) : NULL;
    char *const text = file ? strndup(place, (size_t)(why - place)) : NULL;
    const bool known = text && document_read(&d, path);
    const struct node *const node = known && !d.errors ? find_place(&d, text, file) : NULL;
    if (file)
        fclose(file);
    FILE *const made = node ? open_memstream(&answer, &answer_size) : NULL;
    if (made) {
        fprintf(made, "%s%s (%s%s:%u)%s", rejected, text, names, path, (unsigned)node->line, why);
        fclose(made);
    }
    if (known)
        document_clear(&d);
    free(text);
    free(names);
    return made ? answer : strdup(line);
}

static const char *const verdicts[] = {"accepted", "rejected", NULL};

/* "VERDICT: reason" as text, or as JSON. */
static void put_answer(const char *const line, const struct common *const common)
{
    struct json json;
    char *const answer = answer_of(line, common->second);
    const size_t verdict = answer ? strcspn(answer, ":") : 0;
    if (!answer || common->format != FORMAT_JSON || !answer[verdict]) {
        fputs(answer ? answer : line, stdout);
        free(answer);
        return;
    }
    answer[strcspn(answer, "\n")] = '\0';
    answer[verdict] = '\0';
    json_begin(&json, stdout, "verify", NULL);
    json_text(&json, "verdict", answer);
    json_text(&json, "reason", answer + verdict + 2);
    json_end(&json);
    free(answer);
}

static void put_schema(struct json *const json)
{
    schema_words(json, "verdict", verdicts);
    schema_key(json, "reason", "string");
}

/* Starts the checker, and prints what it says. Returns the exit status. */
static int ask_checker(const char *const program, const char *const limit,
                       const struct common *const common)
{
    int ends[2], status = 0;
    char *line = NULL;
    size_t room = 0;
    fflush(stdout);
    if (pipe(ends) != 0)
        return EXIT_UNABLE;
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execlp(program, program, "--limit", limit, "--format", "text", "--", "-", common->second,
               (char *)NULL);
        complain("verify: %s cannot be started: %s", program, strerror(errno));
        _exit(EXIT_UNABLE);
    }
    close(ends[1]);
    FILE *const told = child < 0 ? NULL : fdopen(ends[0], "r");
    while (told && getline(&line, &room, told) >= 0)
        put_answer(line, common);
    free(line);
    if (told)
        fclose(told);
    const bool good = child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status);
    return good ? WEXITSTATUS(status) : EXIT_UNABLE;
}

static int check(struct call *const call)
{
    if (call->common.file && call->common.second && call->common.format != FORMAT_CSV)
        return -1;
    complain(call->common.format == FORMAT_CSV
                 ? "verify: --format csv has no meaning here"
                 : "verify: which certificate? 'gpurta verify FILE CERTIFICATE'");
    return EXIT_USAGE;
}

/* The checker is started with files that can be read. */
static bool readable(const char *const path)
{
    if (strcmp(path, "-") == 0 || access(path, R_OK) == 0)
        return true;
    complain("cannot read %s: %s", path, strerror(errno));
    return false;
}

static int run(struct call *const call, struct scenario *const none)
{
    struct scenario scenario;
    const char *program = getenv("GPURTA_VERIFY");
    char limit[32];
    (void)none;
    int end = scenario_read(&scenario, &call->common, "verify", 0, NULL);
    if (end < 0 && !readable(call->common.second))
        end = EXIT_UNABLE;
    if (end < 0 && !offer(&scenario))
        end = EXIT_UNABLE;
    scenario_clear(&scenario);
    if (end >= 0)
        return end;
    if (!program || !*program)
        program = "gpurta-verify";
    snprintf(limit, sizeof limit, "%" PRId64, ((const struct request *)call->request)->limit);
    return ask_checker(program, limit, &call->common);
}

extern const struct command command_verify;
const struct command command_verify = {
    .name = "verify",
    .silent = true,
    .summary = "checks a certificate against its scenario",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_FORMAT | TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SLOTS,
    .files = 2,
    .request_size = sizeof(struct request),
    .schema = put_schema,
    .check = check,
    .run = run,
};

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

static const char *const verdicts[] = {"accepted", "rejected", "internal error", NULL};

/* "VERDICT: reason", the one line that the checker prints, as text, or as JSON. */
static void put_answer(char *const line, const struct common *const common)
{
    struct json json;
    char *const reason = strstr(line, ": ");
    line[strcspn(line, "\n")] = '\0';
    if (common->format != FORMAT_JSON || !reason) {
        puts(line);
        return;
    }
    *reason = '\0';
    json_begin(&json, stdout, "verify", NULL);
    json_text(&json, "verdict", line);
    json_text(&json, "reason", reason + 2);
    json_end(&json);
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
    if (child < 0) {
        complain("verify: %s cannot be started: %s", program, strerror(errno));
        return EXIT_UNABLE;
    }
    FILE *const told = fdopen(ends[0], "r");
    if (!told)
        out_of_memory();
    if (getline(&line, &room, told) >= 0)
        put_answer(line, common);
    free(line);
    fclose(told);
    const bool good = waitpid(child, &status, 0) == child && WIFEXITED(status);
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

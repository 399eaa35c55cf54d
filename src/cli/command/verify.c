/* gpurta verify: starts the checker of certificates, which is a program of its own. */
#include "cli/base/flags.h"
#include "cli/base/json.h"
#include "cli/base/made.h"
#include "cli/base/tool.h"
#include "cli/scenario/scenario.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
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
    "Exit status: 0 accepted, 1 rejected, 2 wrong usage or input, 3 runtime error. The checker "   \
    "is $GPURTA_VERIFY, else gpurta-verify beside the command or in $PATH."

struct request {
    int64_t limit;
};

static const struct flag flags[] = {
    FLAG(struct request, limit, FLAG_COUNT, "N", .name = "limit", .low = 1, .high = INT64_MAX,
         .fallback = 1000000, .says = "jobs or points that the checker goes through"),
};

/* The scenario as the checker's standard input; NULL after an error was reported. */
static FILE *offer(const struct scenario *const scenario)
{
    FILE *const file = tmpfile();
    if (file)
        scenario_to_json(file, scenario);
    if (file && fflush(file) == 0 && lseek(fileno(file), 0, SEEK_SET) == 0)
        return file;
    complain("verify: the scenario cannot be passed on: %s", strerror(errno));
    if (file)
        fclose(file);
    return NULL;
}

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

/* Starts the checker, and prints what it says. Returns the exit status. */
static int ask_checker(FILE *const scenario, const int64_t most, const struct common *const common)
{
    char *line = NULL, limit[32];
    size_t room = 0;
    FILE *const told = tmpfile();
    snprintf(limit, sizeof limit, "%" PRId64, most);
    const char *const arguments[] = {
        "gpurta-verify", "--limit", limit, "--format", "text", "--", "-", common->second, NULL};
    if (!told) {
        complain("verify: cannot make a file of our own: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    const int end = tool_run("verify", arguments, scenario, told);
    rewind(told);
    if (getline(&line, &room, told) >= 0)
        put_answer(line, common);
    else if (!feof(told))
        out_of_memory();
    free(line);
    fclose(told);
    return end;
}

/* Does it begin as what --certificate writes? */
static bool is_certificate(const char *const path)
{
    char head[512] = "";
    FILE *const file = strcmp(path, "-") != 0 ? fopen(path, "r") : NULL;
    if (file) {
        head[fread(head, 1, sizeof head - 1, file)] = '\0';
        fclose(file);
    }
    return *head == '{' && strstr(head, "\"certificate\":");
}

static int check(struct call *const call)
{
    const char *const file = call->common.file, *const second = call->common.second;
    if (file && second && strcmp(file, second) == 0 && call->common.format != FORMAT_CSV) {
        complain("verify: %s is given twice: first comes the scenario, then its certificate, which "
                 "'gpurta bound FILE --certificate CERTIFICATE' writes (rta, edf, runlist and "
                 "sweep, too)",
                 file);
        return EXIT_USAGE;
    }
    if (call->common.format == FORMAT_CSV)
        complain("verify: expected --format table or json, found csv");
    else if (file && is_certificate(file))
        complain(second ? "verify: %s is a certificate: first comes the scenario, then its "
                          "certificate"
                        : "verify: %s is a certificate: of which scenario? 'gpurta verify FILE "
                          "CERTIFICATE'",
                 file);
    else if (file && second)
        return -1;
    else if (file)
        complain("verify: no certificate given for %s: 'gpurta verify FILE CERTIFICATE'", file);
    else
        complain("verify: no scenario and no certificate given: 'gpurta verify FILE CERTIFICATE'");
    return EXIT_USAGE;
}

static int run(struct call *const call, struct scenario *const none)
{
    struct scenario scenario;
    FILE *offered = NULL;
    (void)none;
    int end = scenario_read(&scenario, &call->common, "verify", 0, NULL);
    if (end < 0 && !can_read(call->common.second))
        end = EXIT_UNABLE;
    if (end < 0)
        offered = offer(&scenario);
    scenario_clear(&scenario);
    made_file(call->common.second);
    if (!offered)
        return end < 0 ? EXIT_UNABLE : end;
    end = ask_checker(offered, ((const struct request *)call->request)->limit, &call->common);
    fclose(offered);
    return end;
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
    .check = check,
    .run = run,
};

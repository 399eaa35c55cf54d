/* gpurta verify: starts the checker of certificates, which is a program of its own. */
#include "cli/base/flags.h"
#include "cli/scenario/to_json.h"

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
    "    gpurta edf tasks.yaml --certificate tasks.cert\n"
    "    gpurta verify tasks.yaml tasks.cert\n"
    "\n"
    "The same without this command, where nothing of gpurta is to be trusted but the reader:\n"
    "\n"
    "    gpurta convert tasks.yaml --to json > tasks.json\n"
    "    gpurta-verify tasks.json tasks.cert\n";

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

static int check(struct call *const call)
{
    if (call->common.file && call->common.second && call->common.format != FORMAT_CSV)
        return -1;
    complain(call->common.format == FORMAT_CSV
                 ? "verify: --format csv has no meaning here"
                 : "verify: which certificate? 'gpurta verify FILE CERTIFICATE'");
    return EXIT_USAGE;
}

static int run(struct call *const call, struct scenario *const none)
{
    struct scenario scenario;
    const char *program = getenv("GPURTA_VERIFY");
    char limit[32];
    (void)none;
    int end = scenario_read(&scenario, &call->common, "verify", 0, NULL);
    if (end < 0 && !offer(&scenario))
        end = EXIT_UNABLE;
    scenario_clear(&scenario);
    if (end >= 0)
        return end;
    if (!program || !*program)
        program = "gpurta-verify";
    snprintf(limit, sizeof limit, "%" PRId64, ((const struct request *)call->request)->limit);
    fflush(stdout);
    execlp(program, program, "--limit", limit, "--format",
           call->common.format == FORMAT_JSON ? "json" : "text", "--", "-", call->common.second,
           (char *)NULL);
    complain("verify: %s cannot be started: %s", program, strerror(errno));
    return EXIT_UNABLE;
}

extern const struct command command_verify;
const struct command command_verify = {
    .name = "verify",
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

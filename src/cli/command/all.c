/* gpurta FILE: every analysis that applies, one after the other, each under its heading. */
#include "cli/base/file.h"
#include "cli/command/commands.h"
#include "cli/import/examiner.h"

#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta FILE [options]\n"
    "\n"
    "    gpurta chains.yaml                        every analysis that applies to the file\n"
    "    gpurta chains.yaml --platform orin-agx    the same elsewhere\n"
    "\n"
    "Each answers as its command does: of chains bound and simulate, of kernels rta and simulate\n"
    "(and bound, where they have periods; resident, where groups are named), of tasks edf and\n"
    "runlist.\n";

#define ENDING                                                                                     \
    "Exit status: the worst of all: 0 every deadline met or none given, 1 missed or unknown in "   \
    "one, 2 wrong usage or input, or there is nothing to analyse, 3 runtime error."

void analyses_of(const struct scenario *const scenario, const char *names[MOST_ANALYSES + 1])
{
    const struct document *const d = &scenario->document;
    const bool by_runlist = document_key(d, &d->node[0], "runlist");
    const bool by_edf =
        document_key(d, &d->node[0], "edf") || document_key(d, &d->node[0], "servers");
    const bool chains = gpurta_rows(scenario->resolved, GPURTA_MODEL_CHAINS) > 0;
    const bool kernels = gpurta_rows(scenario->resolved, GPURTA_MODEL_OPERATIONS) > 0;
    const bool tasks = gpurta_rows(scenario->resolved, GPURTA_MODEL_TASKS) > 0;
    size_t count = 0;
    if (chains)
        names[count++] = "bound";
    if (kernels && !scenario_has_copies(scenario))
        names[count++] = "rta";
    if (kernels && !chains && scenario_is_periodic(scenario))
        names[count++] = "bound";
    if (kernels && document_key(d, &d->node[0], "resident"))
        names[count++] = "resident";
    if (kernels || chains)
        names[count++] = "simulate";
    if (tasks && (by_edf || !by_runlist))
        names[count++] = "edf";
    if (tasks && (by_runlist || !by_edf))
        names[count++] = "runlist";
    names[count] = NULL;
}

/* One analysis, under its heading; its exit status. */
static int answer(struct call *const call, const struct command *const command, FILE *const text)
{
    char *said = NULL;
    size_t size = 0;
    char **const words = call_words(call, command, TAKES_OUTPUT);
    int count = 0;
    while (words[count])
        count++;
    FILE *const errors = text_begin(&said, &size);
    fprintf(text, "== %s: %s ==\n\n", command->name, command->summary);
    output_capture(text, NULL, false);
    complain_into(errors);
    const int status = command_run(command, count, words);
    output_capture(NULL, NULL, false);
    complain_into(NULL);
    fclose(errors);
    fputs(said, status == EXIT_USAGE ? text : complaints());
    for (int i = 0; i < count; i++)
        free(words[i]);
    free(words);
    free(said);
    return status;
}

/* What does not apply after all says why under its heading, as long as another one answers. */
static int answer_all(struct call *const call, const char *const *const name, FILE *const text)
{
    int worst = -1;
    for (size_t i = 0; name[i]; i++) {
        if (i > 0)
            fputc('\n', text);
        const int status = answer(call, command_named(name[i]), text);
        if (status == EXIT_UNABLE)
            return status;
        if (status != EXIT_USAGE && status > worst)
            worst = status;
    }
    return worst < 0 ? EXIT_USAGE : worst;
}

static int run(struct call *const call, struct scenario *const none)
{
    const char *names[MOST_ANALYSES + 1] = {NULL};
    struct scenario scenario;
    struct output output;
    char *notes = NULL, *answers = NULL;
    size_t size = 0, length = 0;
    FILE *const said = text_begin(&notes, &size), *const text = text_begin(&answers, &length);
    (void)none;
    complain_into(said); /* each analysis has the same notes */
    int end = scenario_read(&scenario, &call->common, "all", 0, examiner_read);
    complain_into(NULL);
    fclose(said);
    if (end < 0)
        analyses_of(&scenario, names);
    else
        fputs(notes, complaints());
    if (end < 0 && !names[0]) {
        complain("%s: nothing to analyse: %s", call->common.file,
                 scenario.sweep_node ? "it is a design of an experiment: gpurta sweep FILE"
                                     : "no kernels, operations, chains or tasks");
        end = EXIT_USAGE;
    }
    scenario_clear(&scenario);
    if (end < 0)
        end = answer_all(call, names, text);
    fclose(text);
    if (end == EXIT_USAGE && names[0])
        fputs(answers, complaints());
    else if (end <= EXIT_MISSED) {
        if (!output_open(&output, call->common.output))
            end = EXIT_UNABLE;
        else {
            fputs(answers, output.file);
            end = output_close(&output) ? end : EXIT_UNABLE;
        }
    }
    free(notes);
    free(answers);
    return end;
}

const struct command command_all = {
    .name = "FILE",
    .lesson = lesson,
    .ending = ENDING,
    .takes = (TAKES_KERNELS & ~(unsigned)TAKES_FORMAT) | TAKES_IGNORE,
    .takes_not = "several answers are tables; 'gpurta COMMAND FILE --format json' gives one",
    .silent = true,
    .files = 1,
    .run = run,
};

/* gpurta partition in words: the verdict and what it holds under, why there is no division, and
 * what to type next. */
#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/time_text.h"
#include "cli/command/partition_view.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- found ---- */

/* "every deadline is met with 12 of 16 SMs", and under which conditions, as gpurta bound has them.
 */
static void put_found(const struct partition_view *const v, FILE *const file)
{
    const int64_t sms = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
    const int64_t rest = result_count(v->result, GPURTA_PARTITION_DIVISIONS_REST, 0);
    const int64_t chunk = v->mechanism == GPURTA_MECHANISM_MPS
                              ? gpurta_partition_next_size(v->platform, v->mechanism, v->cuda, 0)
                              : 1;
    const char *const conditions = strchr(v->bounds.reason, ';');
    fprintf(file, "every deadline is met with %" PRId64 " of %" PRId64 " SMs; %" PRId64, sms - rest,
            sms, rest);
    if (rest % chunk)
        fprintf(file, " (%" PRId64 " in chunks of %" PRId64 ")", rest / chunk * chunk, chunk);
    fprintf(file, " are left for best-effort work%s",
            rest && v->mechanism == GPURTA_MECHANISM_MIG ? ", as far as instances of MIG fit there"
                                                         : "");
    if (!result_count(v->result, GPURTA_PARTITION_COMPLETE, 0))
        fprintf(file,
                "; the limit of %" PRId64
                " evaluations was reached: there may be cheaper divisions",
                v->bounds.limit);
    fputs(conditions ? conditions : "", file);
}

/* ---- none ---- */

#define MOST_LISTED 12 /* partitions, or chains */

/* The path, where there is one, else the chain. */
static const char *culprit_name(const struct partition_view *const v)
{
    const char *const path = result_text(v->result, GPURTA_PARTITION_CULPRIT_PATH, 0);
    return path ? path : result_text(v->result, GPURTA_PARTITION_CULPRIT_CHAIN, 0);
}

/* Partitions that all meet their deadlines with some size. */
static bool all_fit_alone(const struct partition_view *const v)
{
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++)
        if (result_count(v->result, GPURTA_PARTITION_PARTITIONS_USED, i) &&
            !result_count_or(v->result, GPURTA_PARTITION_PARTITIONS_FEWEST, i, 0))
            return false;
    return true;
}

int64_t partition_tried_sms(const struct partition_view *const v, const size_t partition)
{
    if (partition_is_found(v))
        return partition_sms(v, partition);
    if (!result_count(v->result, GPURTA_PARTITION_PARTITIONS_USED, partition))
        return 0;
    return partition == partition_chosen_for(v, partition_culprit(v)) || !all_fit_alone(v)
               ? result_count(v->result, GPURTA_PARTITION_CULPRIT_SMS, 0)
               : result_count(v->result, GPURTA_PARTITION_PARTITIONS_FEWEST, partition);
}

static bool has_shared_queues(const struct partition_view *const v)
{
    return strcmp(result_text(v->result, GPURTA_PARTITION_QUEUES, 0), "shared") == 0;
}

/* Of shared queues each context has its own, and the GPU in its turn alone. */
static bool has_turns(const struct partition_view *const v)
{
    return has_shared_queues(v) && gpurta_model_rows(v->model, GPURTA_SECTION_CONTEXTS) > 1;
}

/* SMs that they need at least; where there is a file "yolo 10, seg 6, pillars 6 need 22 SMs". */
static int64_t needed(const struct partition_view *const v, FILE *const file)
{
    int64_t all = 0;
    size_t listed = 0;
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++) {
        const int64_t fewest = result_count_or(v->result, GPURTA_PARTITION_PARTITIONS_FEWEST, i, 0);
        all += fewest;
        if (file && fewest && listed++ < MOST_LISTED)
            fprintf(file, "%s%.60s %" PRId64, listed > 1 ? ", " : "", partition_name(v, i), fewest);
    }
    if (file)
        fprintf(file, "%s need %" PRId64 " SMs at least", listed > MOST_LISTED ? ", ..." : "", all);
    return all;
}

/* Part of the time of the queue, or of the SMs of the partition, that kernels of the chain take if
 * each runs alone. */
static void take_load(const struct partition_view *const v, const size_t chain, mpq_t load)
{
    mpq_set_ui(load, 0, 1);
    for (size_t s = 0; s < bound_steps(&v->bounds); s++)
        if (bound_chain_of(&v->bounds, s) == chain && bound_kind(&v->bounds, s) == 'k')
            bound_add_use(&v->bounds, s, load);
}

/* "; if every kernel ran alone: yolo 73.3 %, seg 42.8 %, together 116.1 % of the time of the
 * queues" */
static void put_load(const struct partition_view *const v, FILE *const file)
{
    const size_t own = partition_chosen_for(v, partition_culprit(v));
    char percent[32];
    size_t listed = 0;
    LOCAL_MPQ(all, load, one);
    mpq_set_ui(one, 1, 1);
    for (size_t c = 0; c < bound_chains(&v->bounds); c++) {
        if (partition_is_closed(v, c) || partition_chosen_for(v, c) == GPURTA_NONE ||
            (!has_shared_queues(v) && partition_chosen_for(v, c) != own))
            continue;
        take_load(v, c, load);
        mpq_add(all, all, load);
        if (listed++ >= MOST_LISTED)
            continue;
        bound_put_percent(percent, load, one);
        fprintf(file, "%s%.60s %s",
                listed > 1 ? ", " : "; if every kernel ran alone: ", partition_chain_name(v, c),
                percent);
    }
    bound_put_percent(percent, all, one);
    if (listed > 1)
        fprintf(file, "%s, together %s", listed > MOST_LISTED ? ", ..." : "", percent);
    if (listed)
        fprintf(file, " of the time of %s", has_shared_queues(v) ? "the queues" : "these SMs");
}

/* "its bound 44.2 is 1.768 times its deadline; its 2 jobs in a row take 77.2: ...", or why it has
 * none. */
static void put_excess(const struct partition_view *const v, FILE *const file)
{
    const char *const path = result_text(v->result, GPURTA_PARTITION_CULPRIT_PATH, 0);
    const size_t chain = partition_culprit(v);
    const char *why = NULL;
    size_t p = 0;
    LOCAL_MPQ(factor);
    if (result_time(v->result, GPURTA_PARTITION_CULPRIT_FACTOR, 0, factor)) {
        fputs(path ? "its reaction time is " : "its bound is ", file);
        time_put(file, factor, ROUND_UP);
        fputs(" times its deadline", file);
        if (v->failed && !path)
            bound_put_made_of(&v->bounds, chain, file);
        return;
    }
    fputs("it has no bound", file);
    if (v->failed && path) {
        while (strcmp(result_text(v->failed, GPURTA_BOUND_PATHS_NAME, p), path) != 0)
            p++;
        why = result_text(v->failed, GPURTA_BOUND_PATHS_REASON, p);
    } else if (v->failed)
        why = result_text(v->failed, GPURTA_BOUND_CHAINS_REASON, chain);
    fprintf(file, "%s%s", why ? ": " : "", why ? why : "");
    if (v->failed && !path && !has_turns(v))
        put_load(v, file);
}

/* SMs of all partitions, as the culprit was tried. */
static int64_t tried(const struct partition_view *const v)
{
    int64_t all = 0;
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++)
        all += partition_tried_sms(v, i);
    return all;
}

/* What lacks least, with the SMs that it can have. */
static void put_culprit(const struct partition_view *const v, FILE *const file)
{
    const char *const path = result_text(v->result, GPURTA_PARTITION_CULPRIT_PATH, 0);
    const int64_t sms = result_count(v->result, GPURTA_PARTITION_CULPRIT_SMS, 0);
    fprintf(file, "%s%.60s does not fit: with %" PRId64 " SM%s%s%.60s, %s, ", path ? "path " : "",
            culprit_name(v), sms, sms == 1 ? "" : "s", path ? " of " : "",
            path ? partition_name(v, partition_chosen_for(v, partition_culprit(v))) : "",
            all_fit_alone(v) ? "all that the others can spare"
                             : "the most that a partition can have");
    put_excess(v, file);
}

/* Why there is no division. */
static void put_none(const struct partition_view *const v, FILE *const file)
{
    const int64_t most = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
    const bool alone = all_fit_alone(v), few = alone && needed(v, NULL) > most;
    LOCAL_MPQ(factor);
    const bool places = alone && !few && v->mechanism == GPURTA_MECHANISM_MIG &&
                        result_count(v->result, GPURTA_PARTITION_CULPRIT_SMS, 0) >=
                            result_count(v->result, GPURTA_PARTITION_PARTITIONS_FEWEST,
                                         partition_chosen_for(v, partition_culprit(v))) &&
                        !result_time(v->result, GPURTA_PARTITION_CULPRIT_FACTOR, 0, factor);
    fputs("none: ", file);
    if (few || places) {
        fputs("each partition fits by itself, but not beside the others: ", file);
        (void)needed(v, file);
        fprintf(file, ", and the GPU has %" PRId64 "%s", most,
                few ? "" : ", but no places of memory for these instances at once");
    }
    if (few && tried(v) <= most)
        fputs("; nearest: ", file);
    if (!few ? !places : tried(v) <= most)
        put_culprit(v, file);
    if (has_turns(v))
        fputs(
            "; contexts take turns: while another one has the GPU kernels wait, whatever SMs they "
            "have",
            file);
    else if (has_shared_queues(v))
        fprintf(file, "; partitions share their queues, so that %s waits behind kernels of all%s",
                few ? "each" : "it", few ? "" : " of them");
}

void partition_take_reason(struct partition_view *const v, const bool hints)
{
    size_t size;
    FILE *const file = text_begin(&v->reason, &size);
    const char *const doubt = result_text(v->result, GPURTA_PARTITION_DOUBT, 0);
    if (v->bound && !doubt)
        bound_take_reason(&v->bounds, hints);
    if (doubt)
        fputs(doubt, file);
    else if (partition_is_found(v))
        put_found(v, file);
    else if (gpurta_rows(v->result, GPURTA_PARTITION_CULPRIT))
        put_none(v, file);
    else
        fprintf(file,
                "unknown: the limit of %" PRId64
                " evaluations was reached before a division was found",
                v->bounds.limit);
    fclose(file);
}

/* ---- what to do next ---- */

/* Whether each partition with queues of its own would do: with another mechanism, where masks share
 * them. */
static void print_separate(const struct partition_view *const v, FILE *const file)
{
    gpurta_model *const model = v->scenario->given.model;
    const bool masks = v->mechanism == GPURTA_MECHANISM_TPC_MASK;
    const gpurta_mechanism mechanism = masks ? GPURTA_MECHANISM_GREEN_CONTEXT : v->mechanism;
    const bool given = v->scenario->partitions.queues_given;
    gpurta_result *other = NULL;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    if (gpurta_partition_next_size(v->platform, mechanism, v->cuda, 0) &&
        succeeded(
            gpurta_options_set(v->options, GPURTA_OPTION_PARTITION_MECHANISM, mechanism, NULL)) &&
        succeeded(gpurta_options_set(v->options, GPURTA_OPTION_BOUND_LIMIT,
                                     v->bounds.limit / 10 + 1, NULL)) &&
        succeeded(gpurta_set_text(model, 0, GPURTA_KEY_QUEUES, "separate", NULL)) &&
        succeeded(gpurta_partition(v->model, v->options, &other, &error)) &&
        result_count(other, GPURTA_PARTITION_COMPLETE, 0)) {
        const int64_t sms = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
        fprintf(file, "tried: with queues of its own for each partition (%s%s%s%s) ",
                masks ? "--mechanism " : "", masks ? mechanism_name(mechanism) : "",
                masks && given ? " " : "", given ? "--set queues=separate" : "");
        if (gpurta_rows(other, GPURTA_PARTITION_DIVISIONS))
            fprintf(file, "every deadline is met with %" PRId64 " of %" PRId64 " SMs\n",
                    sms - result_count(other, GPURTA_PARTITION_DIVISIONS_REST, 0), sms);
        else
            fputs("there is no division either\n", file);
    } else if (error.section == GPURTA_SECTION_CONTEXTS) {
        fputs("gpurta partition ", file);
        made_file_again(file);
        fprintf(file,
                " --mechanism %s --set queues=separate tells with which --set these contexts "
                "run at once\n",
                mechanism_name(mechanism));
    }
    gpurta_result_destroy(other);
    if (!succeeded(gpurta_set_text(model, 0, GPURTA_KEY_QUEUES, given ? "shared" : NULL, NULL)) ||
        !succeeded(
            gpurta_options_set(v->options, GPURTA_OPTION_BOUND_LIMIT, v->bounds.limit, NULL)) ||
        !succeeded(
            gpurta_options_set(v->options, GPURTA_OPTION_PARTITION_MECHANISM, v->mechanism, NULL)))
        out_of_memory();
}

/* What the division is with the model as it was changed, behind these words; nothing where it is
 * refused. */
static void tell_changed(const struct partition_view *const v, const char *const words)
{
    const int64_t sms = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
    gpurta_result *other = NULL;
    if (!succeeded(gpurta_partition(v->model, v->options, &other, NULL)))
        return;
    if (gpurta_rows(other, GPURTA_PARTITION_DIVISIONS))
        complain("%s: every deadline is met with %" PRId64 " of %" PRId64 " SMs", words,
                 sms - result_count(other, GPURTA_PARTITION_DIVISIONS_REST, 0), sms);
    else
        complain("%s: no division is found", words);
    gpurta_result_destroy(other);
}

/* " --set contexts.a.level=", and the key is taken out. */
static void drop_key(gpurta_model *const model, const size_t row, const gpurta_key key,
                     const char *const name, const size_t number, FILE *const file)
{
    const char *const context = gpurta_model_text(model, row, GPURTA_KEY_CONTEXT_NAME, 0);
    LOCAL_MPQ(time);
    int64_t count;
    if (!gpurta_model_text(model, row, key, 0) && !gpurta_model_count(model, row, key, &count) &&
        !gpurta_model_exact(model, row, key, time))
        return;
    if (context && partition_is_plain(context))
        fprintf(file, " --set contexts.%s.%s=", context, name);
    else
        fprintf(file, " --set 'contexts[%zu].%s='", number, name);
    if (!succeeded(gpurta_set_text(model, row, key, NULL, NULL)))
        out_of_memory();
}

void partition_tell_turns(const struct partition_view *const v)
{
    static const struct {
        gpurta_key key;
        const char *name;
    } turns[] = {{GPURTA_KEY_CONTEXT_LEVEL, "level"},
                 {GPURTA_KEY_CONTEXT_TIMESLICE, "timeslice"},
                 {GPURTA_KEY_CONTEXT_SERVER, "server"},
                 {GPURTA_KEY_CONTEXT_PRIORITY, "priority"}};
    gpurta_model *const model = v->scenario->given.model;
    const bool given = v->scenario->partitions.queues_given;
    size_t size;
    char *text;
    if (!succeeded(gpurta_set_text(model, 0, GPURTA_KEY_QUEUES, "shared", NULL)))
        out_of_memory();
    tell_changed(v, "--set queues=shared has them take turns, with masks of TPCs as partitions");
    if (!succeeded(gpurta_set_text(model, 0, GPURTA_KEY_QUEUES, given ? "separate" : NULL, NULL)))
        out_of_memory();
    FILE *const file = text_begin(&text, &size);
    for (size_t i = 0; i < gpurta_model_rows(model, GPURTA_SECTION_CONTEXTS); i++)
        for (size_t k = 0; k < FIELDS(turns); k++)
            drop_key(model, gpurta_model_row(model, GPURTA_SECTION_CONTEXTS, i), turns[k].key,
                     turns[k].name, i, file);
    fputs(" has them run at once, as green contexts and clients of MPS do", file);
    fclose(file);
    tell_changed(v, text + 1);
    free(text);
}

/* As it is true when it is typed. */
static void print_keys(const struct partition_view *const v, FILE *const file)
{
    fputs("gpurta bound ", file);
    made_file_again(file);
    for (size_t i = 0; v->key[i]; i++)
        fprintf(file, strchr(v->key[i], ' ') ? " --set '%s'" : " --set %s", v->key[i]);
    if (partition_is_found(v))
        fputs(" has these bounds; every command takes these keys\n", file);
    else
        fprintf(file, " --explain %s prints what its bound is made of, or what is used\n",
                culprit_name(v));
}

void partition_print_hint(const struct partition_view *const v, FILE *const file)
{
    const bool found = partition_is_found(v);
    if (found)
        bound_print_hint(&v->bounds, file);
    if ((v->failed || found) && v->key[0])
        print_keys(v, file);
    if (found || result_text(v->result, GPURTA_PARTITION_DOUBT, 0))
        return;
    if (!gpurta_rows(v->result, GPURTA_PARTITION_CULPRIT)) {
        fputs("--limit N allows more work\n", file);
        return;
    }
    if (has_shared_queues(v))
        print_separate(v, file);
    if (v->of_program)
        return;
    fputs("gpurta advise ", file);
    made_file_again(file);
    fputs(" tries changes of the file\n", file);
}

/* Host steps on CPUs: response times of the literature, and random systems against a simulator of
 * this test's own, tick by tick. */
#include "base/values.h"
#include "bound_trial.h"
#include "model_calls.h"
#include "results.h"

#include <gpurta/gpurta.h>

/* ---- a model from text ---- */

static gpurta_model *new_model(const char *const slots)
{
    gpurta_model *model;
    gpurta_platform *platform;
    gpurta_error error;
    assert_ok(gpurta_model_create(&model, &error), &error);
    assert_ok(gpurta_platform_create_slots(&platform, atoi(slots), &error), &error);
    assert_ok(gpurta_model_set_platform(model, platform, &error), &error);
    gpurta_platform_destroy(platform);
    return model;
}

/* A row with values: pairs of a key and its text. */
static size_t put(gpurta_model *const model, const gpurta_section section, const size_t parent,
                  const int count, const gpurta_key keys[], const char *const texts[])
{
    const size_t row = gpurta_add(model, section, parent);
    gpurta_error error;
    for (int i = 0; i < count; i++)
        assert_ok(gpurta_set_text(model, row, keys[i], texts[i], &error), &error);
    return row;
}

/* ---- the literature ---- */

struct load {
    const char *wcet, *period, *jitter, *section, *bound;
};

/* Tasks on one CPU, the first of the highest priority; `least`: the bounds are at least that. */
static void check_tasks(const struct load *const task, const int count, const bool least)
{
    gpurta_model *const model = new_model("1");
    const gpurta_key name[] = {GPURTA_KEY_CPU_NAME};
    const char *const cpu[] = {"cpu0"};
    gpurta_result *result = NULL;
    gpurta_options *options;
    gpurta_error error;
    mpq_t bound, wanted;
    put(model, GPURTA_SECTION_CPUS, GPURTA_NONE, 1, name, cpu);
    for (int i = 0; i < count; i++) {
        const gpurta_key chain[] = {GPURTA_KEY_CHAIN_PERIOD, GPURTA_KEY_CHAIN_JITTER,
                                    GPURTA_KEY_CHAIN_DEADLINE, GPURTA_KEY_CHAIN_CPU};
        const gpurta_key step[] = {GPURTA_KEY_STEP_HOST, GPURTA_KEY_HOST_WCET,
                                   GPURTA_KEY_STEP_NONPREEMPTABLE};
        const char *const of_chain[] = {task[i].period, task[i].jitter, "1000", "cpu0"};
        const char *const of_step[] = {"run", task[i].wcet, task[i].section};
        const size_t row = put(model, GPURTA_SECTION_CHAINS, GPURTA_NONE, 4, chain, of_chain);
        assert_ok(gpurta_set_count(model, row, GPURTA_KEY_CHAIN_CPU_PRIORITY, count - i, &error),
                  &error);
        put(model, GPURTA_SECTION_STEPS, row, 3, step, of_step);
    }
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 200, &error), &error);
    assert_ok(gpurta_bound(model, options, &result, &error), &error);
    mpq_inits(bound, wanted, NULL);
    for (int i = 0; i < count; i++) {
        assert_true(result_time(result, GPURTA_BOUND_CHAINS_BOUND, (size_t)i, bound));
        mpq_clear(wanted);
        time_init(wanted, task[i].bound);
        if (least)
            assert_true(mpq_cmp(bound, wanted) >= 0);
        else
            assert_time_equal(bound, wanted);
        assert_true(result_time(result, GPURTA_BOUND_CHAINS_OBSERVED, (size_t)i, wanted));
        assert_true(mpq_cmp(wanted, bound) <= 0);
    }
    mpq_clears(bound, wanted, NULL);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_model_destroy(model);
}
#define CHECK_TASKS(tasks) check_tasks(tasks, sizeof(tasks) / sizeof(tasks)[0], false)

/* Burns and Wellings, Real-Time Systems and Programming Languages, chapter "Scheduling": process
 * sets C and B, by the equation of Audsley, Burns, Richardson, Tindell and Wellings 1993. */
static void burns_and_wellings(void **const state)
{
    static const struct load c[] = {
        {"3", "7", "0", "0", "3"}, {"3", "12", "0", "0", "6"}, {"5", "20", "0", "0", "20"}};
    static const struct load b[] = {
        {"5", "20", "0", "0", "5"}, {"10", "40", "0", "0", "15"}, {"40", "80", "0", "0", "80"}};
    (void)state;
    CHECK_TASKS(c);
    CHECK_TASKS(b);
}

/* Lehoczky 1990, arbitrary deadlines, the equation of which is in Tindell, Burns and Wellings 1994:
 * the fifth job of the second task is the latest. */
static void lehoczky(void **const state)
{
    static const struct load tasks[] = {{"26", "70", "0", "0", "26"},
                                        {"62", "100", "0", "0", "118"}};
    (void)state;
    CHECK_TASKS(tasks);
}

/* Buttazzo, Hard Real-Time Computing Systems, section "Response time analysis". */
static void buttazzo(void **const state)
{
    static const struct load tasks[] = {{"1", "4", "0", "0", "1"},
                                        {"1", "5", "0", "0", "2"},
                                        {"2", "6", "0", "0", "4"},
                                        {"1", "11", "0", "0", "10"}};
    (void)state;
    CHECK_TASKS(tasks);
}

/* Davis, Burns, Bril and Lukkien 2007: messages of CAN, none of which is preempted. The third takes
 * 3.5, in its second job, where the analysis that they correct said 3. */
static void self_pushing(void **const state)
{
    static const struct load tasks[] = {
        {"1", "2.5", "0", "1", "2"}, {"1", "3.5", "0", "1", "3"}, {"1", "3.5", "0", "1", "3.5"}};
    (void)state;
    check_tasks(tasks, 3, true);
}

/* ---- random systems ---- */

enum { MOST_CHAINS = 5, MOST_STEPS = 5, RUNS = 40 };

struct one {
    gpurta_step_kind kind;
    size_t cpu;
    int64_t blocks, wcet, bcet, repeat, priority, section;
};

struct line {
    struct one step[MOST_STEPS];
    int64_t steps, period, jitter, priority, stream;
    size_t cpu;
    bool busy;
};

struct draw {
    struct line chain[MOST_CHAINS];
    int64_t chains, cpus, slots;
};

static void draw_step(struct one *const s, const struct line *const c, const struct draw *const d,
                      const bool first)
{
    const int what = (int)rnd_range(0, 9);
    s->kind = first || what < 5 ? GPURTA_STEP_HOST
              : what < 8        ? GPURTA_STEP_KERNEL
                                : GPURTA_STEP_COPY;
    s->wcet = rnd_range(1, 5);
    s->bcet = rnd_chance(50) ? rnd_range(0, s->wcet) : 0;
    s->blocks = s->kind == GPURTA_STEP_KERNEL ? rnd_range(1, 2 * d->slots) : 0;
    s->repeat = rnd_chance(10) ? 2 : 1;
    s->cpu = rnd_chance(80) ? c->cpu : (size_t)rnd_range(0, d->cpus - 1);
    s->priority = rnd_chance(75) ? c->priority : rnd_range(1, 5);
    s->section = rnd_chance(25) ? rnd_range(1, s->wcet) : 0;
}

static struct draw draw_system(void)
{
    struct draw d = {
        .chains = rnd_range(1, MOST_CHAINS), .cpus = rnd_range(1, 2), .slots = rnd_range(1, 3)};
    const int64_t slack = rnd_range(1, 4);
    for (int64_t i = 0; i < d.chains; i++) {
        struct line *const c = &d.chain[i];
        c->steps = rnd_chance(40) ? 1 : rnd_range(1, MOST_STEPS);
        c->cpu = (size_t)rnd_range(0, d.cpus - 1);
        c->priority = rnd_range(1, 5);
        c->busy = rnd_chance(25);
        c->stream = rnd_range(0, 2);
        c->jitter = rnd_chance(30) ? rnd_range(1, 6) : 0;
        for (int64_t k = 0; k < c->steps; k++)
            draw_step(&c->step[k], c, &d, k == 0 && rnd_chance(60));
        c->period = slack * rnd_range(4 + 3 * c->steps, 10 + 8 * c->steps);
    }
    return d;
}

static void set_cpu(gpurta_chains *const chains, const struct line *const c, const size_t step,
                    const struct one *const s, mpq_ptr q)
{
    set_q(q, s->section, 1);
    if (s->kind == GPURTA_STEP_HOST)
        assert_ok(chains_set_cpu(chains, step, s->cpu, s->priority, q, NULL), NULL);
    set_q(q, 0, 1);
    if (s->kind != GPURTA_STEP_HOST && c->busy)
        assert_ok(chains_set_cpu(chains, step, c->cpu, c->priority, q, NULL), NULL);
}

static gpurta_chains *chains_of(const struct draw *const d)
{
    static const char *const names[] = {"cpu0", "cpu1"};
    gpurta_chains *chains;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    for (int64_t i = 0; i < d->cpus; i++)
        assert_ok(chains_add_cpu(chains, names[i], NULL), NULL);
    for (int64_t i = 0; i < d->chains; i++) {
        const struct line *const c = &d->chain[i];
        char stream[24];
        snprintf(stream, sizeof stream, "s%d", (int)i);
        set_q(q, c->period, 1);
        assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
        set_q(q, c->jitter, 1);
        assert_ok(gpurta_chains_set_time(chains, (size_t)i, GPURTA_CHAIN_JITTER, q, NULL), NULL);
        assert_ok(gpurta_chains_set_stream(chains, (size_t)i, stream, NULL), NULL);
        assert_ok(gpurta_program_set_stream_attribute(chains->program, stream,
                                                      GPURTA_STREAM_PRIORITY, c->stream, NULL),
                  NULL);
        chains->chain[i].busy = c->busy;
        for (int64_t k = 0; k < c->steps; k++) {
            const struct one *const s = &c->step[k];
            const size_t step = chains->steps;
            set_q(q, s->wcet, 1);
            assert_ok(gpurta_chains_add_step(chains, (size_t)i, s->kind, NULL, s->blocks, q, NULL),
                      NULL);
            set_q(q, s->bcet, 1);
            assert_ok(gpurta_chains_set_step_time(chains, step, GPURTA_STEP_BCET, q, NULL), NULL);
            assert_ok(gpurta_chains_set_step_repeat(chains, step, s->repeat, NULL), NULL);
            set_cpu(chains, c, step, s, q);
        }
    }
    mpq_clear(q);
    return chains;
}

/* ---- a run, tick by tick ---- */

enum { TICKS = 420, MOST_RELEASES = 128, MOST_BLOCKS = 8 };

struct job {
    int64_t nominal[MOST_RELEASES], release[MOST_RELEASES]; /* of the chain */
    int64_t releases, next;
    bool under_way;
    int64_t step, again, active, order;
    int64_t total, done, from, section; /* host */
    int64_t left, inside;               /* kernel */
};

struct run {
    const struct draw *d;
    struct job job[MOST_CHAINS];
    int64_t now, order, copies_end, copying; /* copying: chain, -1: none */
    int64_t block_end[MOST_BLOCKS], block_chain[MOST_BLOCKS];
    int64_t running[2]; /* chain on each CPU, -1: none */
    bool shorten;
    int64_t longest[MOST_CHAINS][MOST_STEPS], end[MOST_CHAINS][MOST_STEPS];
};

static const struct one *step_of(const struct run *const r, const int64_t c)
{
    return &r->d->chain[c].step[r->job[c].step];
}

static int64_t length(const struct run *const r, const struct one *const s)
{
    const int64_t least = s->bcet > 0 ? s->bcet : 1;
    return r->shorten && rnd_chance(40) ? rnd_range(least, s->wcet) : s->wcet;
}

/* A step, or one of its repeats, becomes active. */
static void activate(struct run *const r, const int64_t c)
{
    const struct one *const s = step_of(r, c);
    struct job *const j = &r->job[c];
    j->order = r->order++;
    j->total = j->done = 0;
    if (s->kind == GPURTA_STEP_KERNEL)
        j->left = s->blocks;
    if (s->kind != GPURTA_STEP_HOST)
        return;
    j->total = length(r, s);
    j->section = s->section < j->total ? s->section : j->total;
    j->from = rnd_chance(50) ? 0 : rnd_range(0, j->total - j->section);
}

static void complete(struct run *const r, const int64_t c)
{
    struct job *const j = &r->job[c];
    const int64_t k = j->step, nominal = j->nominal[j->next - 1];
    if (++j->again < step_of(r, c)->repeat) {
        activate(r, c);
        return;
    }
    if (r->now - j->active > r->longest[c][k])
        r->longest[c][k] = r->now - j->active;
    if (r->now - nominal > r->end[c][k])
        r->end[c][k] = r->now - nominal;
    j->again = 0;
    j->active = r->now;
    if (++j->step == r->d->chain[c].steps)
        j->under_way = false;
    else
        activate(r, c);
}

static void end_all(struct run *const r)
{
    for (int64_t b = 0; b < r->d->slots; b++) {
        const int64_t c = r->block_chain[b];
        if (c < 0 || r->block_end[b] > r->now)
            continue;
        r->block_chain[b] = -1;
        if (--r->job[c].inside == 0 && !r->job[c].left)
            complete(r, c);
    }
    if (r->copying >= 0 && r->copies_end <= r->now) {
        const int64_t c = r->copying;
        r->copying = -1;
        complete(r, c);
    }
    for (int64_t p = 0; p < r->d->cpus; p++) {
        const int64_t c = r->running[p];
        if (c >= 0 && r->job[c].under_way && step_of(r, c)->kind == GPURTA_STEP_HOST &&
            r->job[c].done == r->job[c].total) {
            r->running[p] = -1;
            complete(r, c);
        }
    }
}

static void begin_all(struct run *const r)
{
    for (int64_t c = 0; c < r->d->chains; c++) {
        struct job *const j = &r->job[c];
        if (j->under_way || j->next == j->releases || j->release[j->next] > r->now)
            continue;
        j->next++;
        j->under_way = true;
        j->step = j->again = 0;
        j->active = r->now;
        activate(r, c);
    }
}

/* The chain that waits first, of the highest priority: of kernels, or of copies. */
static int64_t head_of(const struct run *const r, const gpurta_step_kind kind)
{
    int64_t head = -1;
    for (int64_t c = 0; c < r->d->chains; c++) {
        const struct job *const j = &r->job[c];
        if (!j->under_way || step_of(r, c)->kind != kind ||
            (kind == GPURTA_STEP_KERNEL ? !j->left : r->copying == c))
            continue;
        const int64_t a = kind == GPURTA_STEP_KERNEL ? r->d->chain[c].stream : 0;
        const int64_t b = head < 0 || kind != GPURTA_STEP_KERNEL ? 0 : r->d->chain[head].stream;
        if (head < 0 || a < b || (a == b && j->order < r->job[head].order))
            head = c;
    }
    return head;
}

static void place(struct run *const r)
{
    int64_t c;
    for (int64_t b = 0; b < r->d->slots; b++) {
        if (r->block_chain[b] >= 0 || (c = head_of(r, GPURTA_STEP_KERNEL)) < 0)
            continue;
        r->block_chain[b] = c;
        r->block_end[b] = r->now + length(r, step_of(r, c));
        r->job[c].left--;
        r->job[c].inside++;
    }
    if (r->copying < 0 && (c = head_of(r, GPURTA_STEP_COPY)) >= 0) {
        r->copying = c;
        r->copies_end = r->now + length(r, step_of(r, c));
    }
}

/* Its priority on a CPU; -1: it is not there. */
static int64_t priority_on(const struct run *const r, const int64_t c, const size_t cpu)
{
    const struct line *const line = &r->d->chain[c];
    if (!r->job[c].under_way)
        return -1;
    const struct one *const s = step_of(r, c);
    if (s->kind == GPURTA_STEP_HOST)
        return s->cpu == cpu ? s->priority : -1;
    return line->busy && line->cpu == cpu ? line->priority : -1;
}

static void use_cpu(struct run *const r, const int64_t cpu)
{
    int64_t best = r->running[cpu];
    if (best >= 0 && priority_on(r, best, (size_t)cpu) < 0)
        best = -1;
    const struct job *const j = best >= 0 ? &r->job[best] : NULL;
    const bool kept = j && step_of(r, best)->kind == GPURTA_STEP_HOST && j->done > j->from &&
                      j->done < j->from + j->section;
    for (int64_t c = 0; !kept && c < r->d->chains; c++) {
        const int64_t a = priority_on(r, c, (size_t)cpu);
        const int64_t b = best < 0 ? -1 : priority_on(r, best, (size_t)cpu);
        if (a > b || (a == b && a >= 0 && rnd_chance(30)))
            best = c;
    }
    r->running[cpu] = best;
    if (best >= 0)
        r->job[best].done++; /* of a thread that spins, too: nobody asks */
}

static void make_releases(struct run *const r)
{
    const int64_t all = rnd_range(0, 60), target = rnd_range(0, r->d->chains - 1);
    const bool together = rnd_chance(60), dense = rnd_chance(70);
    for (int64_t c = 0; c < r->d->chains; c++) {
        const struct line *const line = &r->d->chain[c];
        struct job *const j = &r->job[c];
        int64_t nominal = rnd_range(0, line->period), last = 0;
        if (together)
            nominal = (all + (c == target ? 1 : 0)) % line->period;
        for (; nominal < TICKS / 2 && j->releases < MOST_RELEASES; j->releases++) {
            int64_t late = rnd_chance(50) ? 0 : rnd_range(0, line->jitter);
            late = together && !j->releases ? line->jitter : late;
            j->nominal[j->releases] = nominal - (together && !j->releases ? line->jitter : 0);
            last = j->nominal[j->releases] + late > last ? j->nominal[j->releases] + late : last;
            j->release[j->releases] = last;
            nominal =
                j->nominal[j->releases] + line->period + (dense ? 0 : rnd_range(0, line->period));
        }
    }
}

static void simulate(struct run *const r)
{
    r->copying = r->running[0] = r->running[1] = -1;
    r->shorten = rnd_chance(40);
    for (int b = 0; b < MOST_BLOCKS; b++)
        r->block_chain[b] = -1;
    make_releases(r);
    for (r->now = 0; r->now < TICKS; r->now++) {
        end_all(r);
        begin_all(r);
        place(r);
        for (int64_t cpu = 0; cpu < r->d->cpus; cpu++)
            use_cpu(r, cpu);
    }
}

/* ---- no run exceeds a bound ---- */

static bool exceeds(const int64_t time, mpq_srcptr bound)
{
    mpq_t q;
    mpq_init(q);
    set_q(q, time, 1);
    const bool more = mpq_cmp(q, bound) > 0;
    mpq_clear(q);
    return more;
}

static int by_value(const void *const a, const void *const b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

struct tally {
    double *ratio;
    size_t ratios, room, several;
};

static void compare(const struct draw *const d, const struct run *const most,
                    const gpurta_result *const result, struct tally *const tally)
{
    size_t row = 0;
    mpq_t bound, searched;
    mpq_inits(bound, searched, NULL);
    for (int64_t c = 0; c < d->chains; c++) {
        const struct line *const line = &d->chain[c];
        const bool known = result_time(result, GPURTA_BOUND_CHAINS_BOUND, (size_t)c, bound);
        const int64_t seen = most->end[c][line->steps - 1];
        if (known && result_time(result, GPURTA_BOUND_CHAINS_OBSERVED, (size_t)c, searched)) {
            assert_true(mpq_cmp(searched, bound) <= 0);
        }
        if (known && seen > 0) {
            if (exceeds(seen, bound))
                fail_msg("chain %d: %d ticks, above its bound", (int)c, (int)seen);
            if (tally->ratios < tally->room)
                tally->ratio[tally->ratios++] = mpq_get_d(bound) / (double)seen;
            tally->several += seen > line->period;
        }
        for (int64_t k = 0; k < line->steps; k++, row++) {
            if (known && result_time(result, GPURTA_BOUND_STEPS_BOUND, row, bound) &&
                exceeds(most->longest[c][k], bound))
                fail_msg("chain %d, step %d: %d ticks, above its bound", (int)c, (int)k,
                         (int)most->longest[c][k]);
            if (known && result_time(result, GPURTA_BOUND_STEPS_FINISH, row, bound) &&
                exceeds(most->end[c][k], bound))
                fail_msg("chain %d, step %d: ends %d ticks after the nominal release", (int)c,
                         (int)k, (int)most->end[c][k]);
        }
    }
    mpq_clears(bound, searched, NULL);
}

static void try_one(struct tally *const tally, const gpurta_options *const options)
{
    const struct draw d = draw_system();
    gpurta_chains *const chains = chains_of(&d);
    gpurta_platform *platform;
    gpurta_result *result;
    gpurta_error error;
    assert_ok(gpurta_platform_create_slots(&platform, d.slots, &error), &error);
    assert_ok(gpurta_bound_of(&result, chains, platform, options, &error), &error);
    struct run *const r = calloc(1, sizeof *r), *const most = calloc(1, sizeof *most);
    for (int n = 0; n < RUNS; n++) {
        *r = (struct run){.d = &d};
        simulate(r);
        for (int64_t c = 0; c < MOST_CHAINS; c++)
            for (int64_t k = 0; k < MOST_STEPS; k++) {
                if (r->longest[c][k] > most->longest[c][k])
                    most->longest[c][k] = r->longest[c][k];
                if (r->end[c][k] > most->end[c][k])
                    most->end[c][k] = r->end[c][k];
            }
    }
    compare(&d, most, result, tally);
    free(r);
    free(most);
    gpurta_result_destroy(result);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
}

static void random_systems(void **const state)
{
    struct tally tally = {.room = 5 * cases(300)};
    gpurta_options *options;
    (void)state;
    tally.ratio = calloc(tally.room, sizeof *tally.ratio);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 20, NULL), NULL);
    for (size_t n = 0; n < cases(300); n++)
        try_one(&tally, options);
    assert_true(tally.ratios > 0);
    qsort(tally.ratio, tally.ratios, sizeof *tally.ratio, by_value);
    print_message("cpus: %zu chains with a bound, %zu longer than the period; bound / observed "
                  "median %.2f, p90 %.2f\n",
                  tally.ratios, tally.several, tally.ratio[tally.ratios / 2],
                  tally.ratio[tally.ratios * 9 / 10]);
    tried("bound: no run of host steps on CPUs exceeds a bound", cases(300) * RUNS);
    gpurta_options_destroy(options);
    free(tally.ratio);
}

/* ---- the whole GPU ---- */

static bool is_sequence(const gpurta_chains *const chains, const size_t chain)
{
    bool sequence = true;
    for (size_t i = 0; i < chains->steps; i++)
        sequence = sequence && (chains->step[i].chain != chain ||
                                (gpurta_chains_after(chains, i, 0) == chains->step[i].before &&
                                 (chains->step[i].before == GPURTA_NONE ||
                                  gpurta_chains_after(chains, i, 1) == GPURTA_NONE)));
    return sequence;
}

/* Puts host steps on CPUs, and threads that spin. */
static void add_cpus(gpurta_chains *const chains)
{
    const int64_t cpus = rnd_range(1, 2);
    mpq_t q;
    mpq_init(q);
    for (int64_t i = 0; i < cpus; i++)
        assert_ok(chains_add_cpu(chains, i ? "cpu1" : "cpu0", NULL), NULL);
    for (size_t c = 0; c < chains->count; c++) {
        const int64_t priority = rnd_range(0, 3);
        const size_t cpu = (size_t)rnd_range(0, cpus - 1);
        chains->chain[c].busy = rnd_chance(30) && is_sequence(chains, c);
        for (size_t i = 0; i < chains->steps; i++) {
            const bool host = chains->step[i].kind == GPURTA_STEP_HOST;
            if (chains->step[i].chain != c || (!host && !chains->chain[c].busy) ||
                (host && rnd_chance(10)))
                continue;
            set_q(q, host && rnd_chance(30) ? rnd_range(0, 4) : 0, 1);
            assert_ok(chains_set_cpu(chains, i, cpu,
                                     host && rnd_chance(30) ? rnd_range(0, 3) : priority, q, NULL),
                      NULL);
        }
    }
    mpq_clear(q);
}

static void with_gpu(const enum bound_kind kind, const char *const name)
{
    struct trials all = {.bounded = 0};
    for (size_t n = 0; n < cases(250); n++) {
        struct trial t = {.chains = trial_chains(kind)};
        add_cpus(t.chains);
        t.platform = random_device();
        trials_add(&all, &t, kind, name);
    }
    trials_end(&all, name, "bound: no response of a run with CPUs exceeds its bound");
}

static void chains(void **const state)
{
    (void)state;
    with_gpu(CHAINS, "chains on CPUs");
}

static void graphs(void **const state)
{
    (void)state;
    with_gpu(GRAPHS, "graphs on CPUs");
}

static void sliced(void **const state)
{
    (void)state;
    with_gpu(SLICED, "sliced, on CPUs");
}

static void served(void **const state)
{
    (void)state;
    with_gpu(SERVED, "served, on CPUs");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(burns_and_wellings),
        cmocka_unit_test(lehoczky),
        cmocka_unit_test(buttazzo),
        cmocka_unit_test(self_pushing),
        cmocka_unit_test(random_systems),
        cmocka_unit_test(chains),
        cmocka_unit_test(graphs),
        cmocka_unit_test(sliced),
        cmocka_unit_test(served),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

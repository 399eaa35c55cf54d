#include "lanes.h"

#include "output.h"
#include "picture.h"

#include <stdlib.h>
#include <string.h>

struct lanes {
    const struct scenario *scenario;
    const gpurta_simulation *result;
    struct picture picture;
    int64_t first, last; /* SMs that are shown */
    bool shared_memory;  /* heights */
    int64_t slots;       /* of a platform of plain slots; else 0 */
    double end;          /* of everything */
    mpq_t a, b;
    char *names;  /* defaults of operations without a name, NAME_SPACE each */
    size_t *item; /* of each operation: kernels come first, for the plain colours */
};

/* A time as a place on the axis; those beyond what doubles hold end at its end. */
static double on_axis(mpq_srcptr time)
{
    const double most = 1e300, place = mpq_get_d(time);
    return place < most ? place : most;
}

/* "FROM:TO" into two texts; false: no colon, or too long. */
static bool split(const char *const text, char from[64], char to[64])
{
    const char *const colon = strchr(text, ':');
    if (!colon || (size_t)(colon - text) >= 64 || strlen(colon + 1) >= 64)
        return false;
    memcpy(from, text, (size_t)(colon - text));
    from[colon - text] = '\0';
    memcpy(to, colon + 1, strlen(colon + 1) + 1);
    return true;
}

static int read_window(struct lanes *const lanes, const char *const text)
{
    char from[64], to[64];
    gpurta_error error;
    if (!text)
        return -1;
    if (!split(text, from, to) ||
        gpurta_time_parse(lanes->a, from, lanes->scenario->unit, &error) != GPURTA_OK ||
        gpurta_time_parse(lanes->b, to, lanes->scenario->unit, &error) != GPURTA_OK ||
        mpq_cmp(lanes->a, lanes->b) >= 0) {
        complain("--window: expected two times, FROM:TO, found \"%s\"", text);
        return EXIT_USAGE;
    }
    lanes->picture.from = on_axis(lanes->a);
    lanes->picture.to = on_axis(lanes->b);
    if (lanes->picture.to > lanes->picture.from)
        return -1;
    complain("--window: the two times are too close to each other, for their size, to be drawn");
    return EXIT_USAGE;
}

static int read_sms(struct lanes *const lanes, const char *const text)
{
    char from[64], to[64];
    const int64_t sms = gpurta_simulation_sms(lanes->result);
    lanes->last = sms - 1;
    if (!text)
        return -1;
    if (!split(text, from, to) || !parse_count(from, 0, sms - 1, &lanes->first) ||
        !parse_count(to, lanes->first, sms - 1, &lanes->last)) {
        complain("--sms: expected FIRST:LAST within 0:%lld, found \"%s\"", (long long)sms - 1,
                 text);
        return EXIT_USAGE;
    }
    return -1;
}

static int read_height(struct lanes *const lanes, const char *const text)
{
    lanes->shared_memory = text && strcmp(text, "shared-memory") == 0;
    if (text && !lanes->shared_memory && strcmp(text, "threads") != 0) {
        complain("--height: expected threads or shared-memory, found \"%s\"", text);
        return EXIT_USAGE;
    }
    lanes->slots = gpurta_platform_get(lanes->scenario->platform, GPURTA_PLATFORM_SLOTS);
    if (text && lanes->slots) {
        complain("--height: the platform has slots only: every box is one");
        return EXIT_USAGE;
    }
    lanes->picture.height = lanes->slots           ? "slots"
                            : lanes->shared_memory ? "shared memory"
                                                   : "threads";
    return -1;
}

int64_t lanes_engine_of(const struct scenario *const scenario, const size_t i)
{
    const gpurta_program *const program = scenario->program;
    const int64_t given = gpurta_program_get_count(program, i, GPURTA_OPERATION_ENGINE);
    const bool back = gpurta_program_get_count(program, i, GPURTA_OPERATION_DIRECTION) ==
                      GPURTA_COPY_DEVICE_TO_HOST;
    const bool two = gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_COPY_ENGINES) > 1;
    return given ? given : back && two ? 2 : 1;
}

static int64_t engines_used(const struct lanes *const lanes)
{
    int64_t engines = 0;
    for (size_t i = 0; i < gpurta_program_count(lanes->scenario->program); i++)
        if (gpurta_program_kind(lanes->scenario->program, i) == GPURTA_COPY &&
            lanes_engine_of(lanes->scenario, i) > engines)
            engines = lanes_engine_of(lanes->scenario, i);
    return engines;
}

static void add_lanes(struct lanes *const lanes)
{
    char name[32];
    const gpurta_platform *const platform = lanes->scenario->platform;
    const int64_t capacity =
        lanes->slots ? lanes->slots
                     : gpurta_platform_get(platform, lanes->shared_memory
                                                         ? GPURTA_PLATFORM_SHARED_MEMORY_PER_SM
                                                         : GPURTA_PLATFORM_THREADS_PER_SM);
    for (int64_t sm = lanes->first; sm <= lanes->last; sm++) {
        snprintf(name, sizeof name, lanes->slots ? "GPU" : "SM %lld", (long long)sm);
        picture_add_lane(&lanes->picture, name, capacity, false);
    }
    for (int64_t engine = 1, n = engines_used(lanes); engine <= n; engine++) {
        snprintf(name, sizeof name, "copy %lld", (long long)engine);
        picture_add_lane(&lanes->picture, name, 1, true);
    }
}

/* What the block gets of its SM, as the analysis counts it: whole warps, whole units of memory. */
static int64_t block_height(const struct lanes *const lanes, const size_t i)
{
    const gpurta_program *const program = lanes->scenario->program;
    gpurta_occupancy *occupancy;
    if (lanes->slots)
        return 1;
    if (gpurta_occupancy_create(
            &occupancy, lanes->scenario->platform,
            gpurta_program_get_count(program, i, GPURTA_OPERATION_THREADS),
            gpurta_program_get_count(program, i, GPURTA_OPERATION_REGISTERS),
            gpurta_program_get_count(program, i, GPURTA_OPERATION_SHARED_MEMORY),
            NULL) != GPURTA_OK)
        return 0; /* cannot be: it was simulated */
    const int64_t warp = gpurta_platform_get(lanes->scenario->platform, GPURTA_PLATFORM_WARP_SIZE);
    const int64_t height =
        lanes->shared_memory
            ? gpurta_occupancy_get(occupancy, GPURTA_OCCUPANCY_SHARED_MEMORY_PER_BLOCK)
            : gpurta_occupancy_get(occupancy, GPURTA_OCCUPANCY_WARPS_PER_BLOCK) * warp;
    gpurta_occupancy_destroy(occupancy);
    return height;
}

/* Adds a box, if it is within the window. */
static void add_box(struct lanes *const lanes, const struct picture_box *const box)
{
    const struct picture *const p = &lanes->picture;
    lanes->end = box->to > lanes->end ? box->to : lanes->end;
    if (p->to > p->from && (box->to <= p->from || box->from >= p->to))
        return;
    if (p->boxes <= PICTURE_MOST_BOXES)
        picture_add_box(&lanes->picture, box);
}

static void add_copy(struct lanes *const lanes, const size_t i, const size_t job)
{
    struct picture_box box = {.item = lanes->item[i], .height = 1};
    box.lane = (size_t)(lanes->last - lanes->first + lanes_engine_of(lanes->scenario, i));
    gpurta_simulation_time_of(lanes->result, i, job, GPURTA_SIMULATION_DISPATCHED, lanes->a);
    gpurta_simulation_time_of(lanes->result, i, job, GPURTA_SIMULATION_COMPLETION, lanes->b);
    box.from = on_axis(lanes->a);
    box.to = on_axis(lanes->b);
    add_box(lanes, &box);
}

static void add_blocks(struct lanes *const lanes, const size_t i, const size_t job)
{
    struct picture_box box = {.item = lanes->item[i], .height = block_height(lanes, i)};
    int64_t sm;
    for (size_t b = 0; gpurta_simulation_block(lanes->result, i, job, b, &sm, lanes->a, lanes->b);
         b++) {
        if (sm < lanes->first || sm > lanes->last) {
            const double to = on_axis(lanes->b);
            lanes->end = to > lanes->end ? to : lanes->end;
            continue;
        }
        box.lane = (size_t)(sm - lanes->first);
        box.from = on_axis(lanes->a);
        box.to = on_axis(lanes->b);
        add_box(lanes, &box);
    }
}

static void add_marks(struct lanes *const lanes, const size_t i, const size_t job)
{
    gpurta_simulation_time_of(lanes->result, i, job, GPURTA_SIMULATION_RELEASE, lanes->a);
    picture_add_mark(&lanes->picture, PICTURE_LAUNCH, on_axis(lanes->a), lanes->item[i]);
    if (!gpurta_simulation_time_of(lanes->result, i, job, GPURTA_SIMULATION_DEADLINE, lanes->b))
        return;
    mpq_add(lanes->a, lanes->a, lanes->b);
    const bool met = gpurta_simulation_job_verdict(lanes->result, i, job) == GPURTA_SCHEDULABLE;
    picture_add_mark(&lanes->picture, met ? PICTURE_DEADLINE : PICTURE_MISSED, on_axis(lanes->a),
                     lanes->item[i]);
}

static void add_items(struct lanes *const lanes)
{
    const size_t count = gpurta_simulation_count(lanes->result);
    size_t n = 0;
    lanes->picture.item = calloc(count + 1, sizeof *lanes->picture.item);
    lanes->names = calloc(count + 1, NAME_SPACE);
    lanes->item = calloc(count + 1, sizeof *lanes->item);
    if (!lanes->picture.item || !lanes->names || !lanes->item) {
        lanes->picture.no_memory = true;
        return;
    }
    for (int copies = 0; copies < 2; copies++)
        for (size_t i = 0; i < count; i++)
            if (copies == (gpurta_program_kind(lanes->scenario->program, i) == GPURTA_COPY)) {
                lanes->item[i] = n;
                lanes->picture.item[n++] =
                    kernel_name(lanes->scenario->program, i, lanes->names + i * NAME_SPACE);
            }
    lanes->picture.items = count;
}

static int write_picture(struct lanes *const lanes, const char *const path)
{
    struct output output;
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    if (!picture_draw(&lanes->picture, output.file)) {
        output_discard(&output);
        complain("out of memory");
        return EXIT_UNABLE;
    }
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

static int draw(struct lanes *const lanes, const struct lanes_request *const request)
{
    int end = read_window(lanes, request->window);
    if (end < 0)
        end = read_sms(lanes, request->sms);
    if (end < 0)
        end = read_height(lanes, request->height);
    if (end >= 0)
        return end;
    add_lanes(lanes);
    add_items(lanes);
    for (size_t i = 0; !lanes->picture.no_memory && i < gpurta_simulation_count(lanes->result); i++)
        for (size_t job = 0; job < gpurta_simulation_jobs(lanes->result, i); job++) {
            if (gpurta_program_kind(lanes->scenario->program, i) == GPURTA_COPY)
                add_copy(lanes, i, job);
            else
                add_blocks(lanes, i, job);
            add_marks(lanes, i, job);
        }
    if (lanes->picture.boxes > PICTURE_MOST_BOXES) {
        complain("--svg: more than %d boxes: --window and --sms draw less", PICTURE_MOST_BOXES);
        return EXIT_USAGE;
    }
    if (request->window && lanes->picture.from >= lanes->end) {
        complain("--window: everything has ended before \"%s\"", request->window);
        return EXIT_USAGE;
    }
    if (!picture_possible(&lanes->picture)) {
        complain("--svg: the times are too close to each other, for their size, to be drawn");
        return EXIT_USAGE;
    }
    return write_picture(lanes, request->svg);
}

int lanes_check(const struct lanes_request *const request)
{
    const char *const option = request->window   ? "window"
                               : request->sms    ? "sms"
                               : request->height ? "height"
                                                 : NULL;
    if (!option || request->svg)
        return -1;
    complain("--%s needs --svg", option);
    return EXIT_USAGE;
}

int lanes_draw(const struct scenario *const scenario, const gpurta_simulation *const result,
               const struct lanes_request *const request)
{
    char title[200];
    struct lanes lanes = {.scenario = scenario, .result = result};
    const char *const platform = gpurta_platform_name(scenario->platform);
    snprintf(title, sizeof title, "%.*s on %.*s", text_part(scenario->document.name, 100),
             scenario->document.name, text_part(platform, 60), platform);
    lanes.picture.title = title;
    lanes.picture.unit = gpurta_unit_name(scenario->unit);
    mpq_init(lanes.a);
    mpq_init(lanes.b);
    const int end = draw(&lanes, request);
    picture_clear(&lanes.picture);
    free(lanes.names);
    free(lanes.item);
    mpq_clear(lanes.a);
    mpq_clear(lanes.b);
    return end;
}

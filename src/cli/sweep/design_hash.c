/* The hash of a design: of all that a count depends on, but for the seed, which stands beside it.
 */
#include "cli/sweep/design_read.h"

#include <inttypes.h>
#include <string.h>

struct hash {
    uint64_t value;
};

/* FNV-1a with 64 bits over a text and its end. */
static void hash_text(struct hash *const hash, const char *text)
{
    do
        hash->value = (hash->value ^ (unsigned char)*text) * 1099511628211u;
    while (*text++);
}

static void hash_number(struct hash *const hash, const int64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, number);
    hash_text(hash, text);
}

/* A position, or a name of none at the end of the type: the same where size_t is shorter. */
static void hash_position(struct hash *const hash, const size_t position)
{
    hash_number(hash,
                position > SIZE_MAX / 2 ? -1 - (int64_t)(SIZE_MAX - position) : (int64_t)position);
}

static void hash_time(struct hash *const hash, mpq_srcptr time)
{
    char *const text = mpq_get_str(NULL, 10, time);
    void (*release)(void *, size_t);
    hash_text(hash, text);
    mp_get_memory_functions(NULL, NULL, &release);
    release(text, strlen(text) + 1);
}

static void hash_values(struct hash *const hash, const struct values *const values)
{
    hash_number(hash, (int64_t)values->count + (values->axis ? 1000000 : 0));
    for (size_t i = 0; i < values->count; i++)
        hash_time(hash, values->value[i]);
}

static void hash_range(struct hash *const hash, const struct range *const range)
{
    hash_number(hash, range->low);
    hash_number(hash, range->high);
    hash_number(hash, range->step);
}

static void hash_curve(struct hash *const hash, const struct curve *const curve)
{
    hash_text(hash, curve->name);
    hash_text(hash, curve->python ? curve->python : analysis_names[curve->analysis]);
    hash_number(hash, curve->search);
    hash_number(hash, curve->limit);
    hash_number(hash, curve->flat);
    for (int p = 0; p < PARAMETERS; p++) {
        hash_number(hash, curve->own[p]);
        hash_time(hash, curve->value[p]);
    }
}

static void hash_template(struct hash *const hash, const struct design *const design)
{
    for (size_t i = 0; i < design->kinds; i++) {
        const struct task_kind *const kind = &design->kind[i];
        hash_number(hash, (int64_t)kind->level);
        hash_time(hash, kind->timeslice);
        hash_position(hash, kind->server);
        hash_position(hash, kind->context);
        hash_time(hash, kind->budget);
        hash_time(hash, kind->period);
    }
    for (size_t i = 0; i < design->servers; i++) {
        hash_time(hash, design->server[i].budget);
        hash_time(hash, design->server[i].period);
    }
    for (size_t i = 0; i < design->contexts; i++) {
        const struct design_context *const context = &design->context[i];
        hash_number(hash, (int64_t)context->level);
        hash_number(hash, context->saturated);
        hash_position(hash, context->server);
        hash_time(hash, context->timeslice);
    }
}

void design_set_hash(struct design *const design)
{
    struct hash hash = {14695981039346656037u};
    hash_text(&hash, gpurta_unit_name(design->unit));
    hash_text(&hash, design->platform ? gpurta_platform_name(design->platform) : "");
    for (int field = 0; design->platform && field < 64; field++)
        hash_number(&hash, gpurta_platform_get(design->platform, (gpurta_platform_field)field));
    hash_number(&hash, design->sets);
    hash_text(&hash, generator_names[design->method]);
    hash_time(&hash, design->grain);
    for (int p = 0; p < PARAMETERS; p++)
        hash_values(&hash, &design->parameter[p]);
    for (size_t a = 0; a < design->axes; a++)
        hash_text(&hash, parameter_names[design->axis[a]]);
    hash_number(&hash, design->period.given ? (int64_t)design->period.kind : -1);
    hash_time(&hash, design->period.from);
    hash_time(&hash, design->period.to);
    hash_time(&hash, design->period.grain);
    hash_values(&hash, &design->period.list);
    if (mpq_sgn(design->wcet_grain) > 0)
        hash_time(&hash, design->wcet_grain);
    hash_number(&hash, design->constrained);
    hash_time(&hash, design->deadline_from);
    hash_time(&hash, design->deadline_to);
    hash_template(&hash, design);
    hash_range(&hash, &design->blocks);
    hash_range(&hash, &design->threads);
    hash_range(&hash, &design->registers);
    hash_range(&hash, &design->shared_memory);
    for (size_t c = 0; c < design->curves; c++)
        hash_curve(&hash, &design->curve[c]);
    snprintf(design->hash, sizeof design->hash, "%016" PRIx64, hash.value);
}

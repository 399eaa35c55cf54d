#include "support.h"

#include <inttypes.h>
#include <time.h>

static uint64_t state, seed;
static bool seeded;

uint64_t rnd_seed(void)
{
    if (!seeded) {
        const char *const text = getenv("GPURTA_SEED");
        seed = text ? strtoull(text, NULL, 0) : (uint64_t)time(NULL);
        state = seed;
        seeded = true;
        fprintf(stderr, "seed: GPURTA_SEED=%" PRIu64 "\n", seed);
    }
    return seed;
}

/* splitmix64 (Steele, Lea, Flood 2014) */
uint64_t rnd(void)
{
    rnd_seed();
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* A program that has drawn none has no seed yet: its first one then. */
uint64_t rnd_save(void)
{
    return seeded ? state : 0;
}

void rnd_restore(const uint64_t at)
{
    state = at ? at : seed;
}

int64_t rnd_range(const int64_t low, const int64_t high)
{
    const uint64_t span = (uint64_t)high - (uint64_t)low + 1;
    return (int64_t)((uint64_t)low + (span ? rnd() % span : rnd()));
}

bool rnd_chance(const int percent)
{
    return rnd_range(0, 99) < percent;
}

size_t cases(const size_t n)
{
    const char *const text = getenv("GPURTA_TEST_SCALE");
    const double scale = text ? strtod(text, NULL) : 1;
    const double scaled = (double)n * scale;
    return scaled < 1 ? 1 : (size_t)scaled;
}

/* Claims of this program with their counts, written to the file GPURTA_REFEREE when it ends. */
enum { MOST_CLAIMS = 64 };
static struct {
    const char *claim;
    uint64_t cases;
} claims[MOST_CLAIMS];

static void write_claims(void)
{
    FILE *const file = fopen(getenv("GPURTA_REFEREE"), "a");
    for (size_t i = 0; file && i < MOST_CLAIMS && claims[i].claim; i++)
        fprintf(file, "%" PRIu64 "\t%s\n", claims[i].cases, claims[i].claim);
    if (file)
        fclose(file);
}

void tried(const char *const claim, const uint64_t cases)
{
    size_t i = 0;
    if (!getenv("GPURTA_REFEREE"))
        return;
    if (!claims[0].claim)
        atexit(write_claims);
    while (i < MOST_CLAIMS && claims[i].claim && strcmp(claims[i].claim, claim) != 0)
        i++;
    assert_true(i < MOST_CLAIMS);
    claims[i].claim = claim;
    claims[i].cases += cases;
}

void time_init(mpq_ptr r, const char *const text)
{
    gpurta_error error;
    mpq_init(r);
    assert_ok(gpurta_time_parse(r, text, GPURTA_MS, &error), &error);
}

void assert_time_equal(mpq_srcptr a, mpq_srcptr b)
{
    if (!mpq_equal(a, b)) {
        gmp_fprintf(stderr, "%Qd is not %Qd\n", a, b);
        fail_msg("times differ (GPURTA_SEED=%" PRIu64 ")", rnd_seed());
    }
}

void assert_time(mpq_srcptr a, const char *const expected)
{
    mpq_t b;
    time_init(b, expected);
    assert_time_equal(a, b);
    mpq_clear(b);
}

void assert_ok_at(const gpurta_status status, const gpurta_error *const error,
                  const char *const file, const int line)
{
    if (status != GPURTA_OK) {
        fprintf(stderr, "%s:%d: %s: %s\n", file, line, gpurta_status_name(status),
                error ? error->message : "");
        fail_msg("unexpected status (GPURTA_SEED=%" PRIu64 ")", rnd_seed());
    }
}

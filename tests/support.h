/* What every test uses: cmocka with its includes, seeded random numbers, times from text.
 *
 * Random tests draw from `rnd_*`, whose seed is printed when a test program starts and can be set
 * with GPURTA_SEED; GPURTA_TEST_SCALE multiplies the number of random cases. What fails runs again
 * and prints the scenario that it failed on (case.h). */
#ifndef SUPPORT_H
#define SUPPORT_H

#include "base/analyses.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <gmp.h>
#include <gpurta/status.h>
#include <gpurta/time.h>

/* Number of random cases: n times GPURTA_TEST_SCALE (default 1). */
size_t cases(size_t n);

uint64_t rnd(void);                           /* 64 random bits */
int64_t rnd_range(int64_t low, int64_t high); /* low..high, both included */
bool rnd_chance(int percent);
uint64_t rnd_seed(void); /* for messages: the seed of this program's run */

uint64_t rnd_save(void); /* where the random numbers are */
void rnd_restore(uint64_t at);

/* Runs tests; what cmocka's own macros do, and case.h. */
int run_group(const char *group, const struct CMUnitTest *tests, size_t count,
              CMFixtureFunction setup, CMFixtureFunction teardown);
#undef cmocka_run_group_tests
#undef cmocka_run_group_tests_name
#define cmocka_run_group_tests(tests, setup, teardown)                                             \
    cmocka_run_group_tests_name(#tests, tests, setup, teardown)
#define cmocka_run_group_tests_name(name, tests, setup, teardown)                                  \
    run_group(name, tests, sizeof(tests) / sizeof(tests)[0], setup, teardown)

/* Tells that a claim was tried on so many cases, none of which broke it: a row of `./dev referee`.
 * The claim is a constant text, as the documentation has it. Costs nothing where nobody asks. */
void tried(const char *claim, uint64_t cases);

/* Fails with both texts and the seed, unless a == b. */
void assert_time_equal(mpq_srcptr a, mpq_srcptr b);
/* Fails unless a equals the time in the text. */
void assert_time(mpq_srcptr a, const char *expected);
/* Initialises r and reads the text into it; ms. */
void time_init(mpq_ptr r, const char *text);

/* Fails with the error's message unless the status is GPURTA_OK. */
#define assert_ok(status, error) assert_ok_at((status), (error), __FILE__, __LINE__)
void assert_ok_at(gpurta_status status, const gpurta_error *error, const char *file, int line);

#endif

/* Rationals to whole ticks and back: the one driver of every analysis.
 *
 * An analysis X computes on whole numbers. Its unit is one tick, 1/lcm of the denominators of all
 * times that go in. Its text runs on 64-bit integers and, where these overflow, once more on GMP
 * integers. The files of X:
 *
 *     X_run.h   struct X_run, what goes in (struct rat, plain integers) and what comes out, and
 *                   ticks_text X_run_i64, X_run_mpz;
 *     X_core.h  the text, once for both kinds (see i64.h): it includes X_run.h, takes arrays, gives
 *               arrays, and calls nothing of a file that includes it. Its last function is
 *                   gpurta_status NUM(X_run)(const struct ticks *ticks, void *run)
 *     X_i64.c   #include "number/i64.h" and #include "X_core.h"
 *     X_mpz.c   #include "number/mpz.h" and #include "X_core.h"
 *     X.c       the entries:
 *                   ticks_init(&ticks, options_numbers(options));
 *                   ticks_add(&ticks, time);              for every time that goes in
 *                   status = ticks_run(&ticks, X_run_i64, X_run_mpz, &run, error);
 *                   ticks_clear(&ticks);
 *
 * The text answers
 *     GPURTA_OVERFLOW    a value does not fit: never from the GMP kind. What came out so far is
 *                        worthless; the text begins by setting all that comes out, so that a
 *                        second run does not see the first;
 *     GPURTA_NO_MEMORY   the driver fills the error record for both of these;
 *     GPURTA_OK, or another status, for which the caller of ticks_run() has the message.
 */
#pragma once

#include "number/rat.h"

#include <gpurta/status.h>

/* Which numbers to use: the hidden option OPTION_NUMBERS of model/options.h, for tests. */
enum ticks_numbers {
    TICKS_AUTO, /* 64-bit integers, and GMP integers where they overflow */
    TICKS_GMP,  /* GMP integers at once */
    TICKS_I64   /* 64-bit integers, or GPURTA_OVERFLOW */
};

struct ticks {
    struct scale scale;
    enum ticks_numbers numbers;
    bool too_fine; /* the common denominator has more than SCALE_MAX_BITS bits */
    bool wide;     /* after ticks_run(): the GMP kind answered */
};

typedef gpurta_status ticks_text(const struct ticks *ticks, void *run);

void ticks_init(struct ticks *ticks, enum ticks_numbers numbers);
void ticks_clear(struct ticks *ticks);

/* v, no whole number, will be a whole number of ticks. Once too fine, nothing more is added: the
 * work stays bounded. */
void ticks_add_fraction(struct ticks *ticks, const struct rat *v);

/* v will be a whole number of ticks; a rat without a value is nothing. */
static inline void ticks_add(struct ticks *const ticks, const struct rat *const v)
{
    if (rat_given(v) && v->den != 1)
        ticks_add_fraction(ticks, v);
}

void ticks_add_mpq(struct ticks *ticks, mpq_srcptr v);

/* A tick becomes `by` times shorter; by > 0. */
void ticks_divide(struct ticks *ticks, mpz_srcptr by);

/* Runs a text; see above. GPURTA_LIMIT if the common denominator is too large. */
gpurta_status ticks_run(struct ticks *ticks, ticks_text *i64, ticks_text *mpz, void *run,
                        gpurta_error *error);

/* For the text, as NUM(ticks_take) and so on. v in ticks, 0 where there is no value; false: does
 * not fit. */
static inline bool ticks_take_i64(int64_t *const r, const struct ticks *const ticks,
                                  const struct rat *const v)
{
    *r = 0;
    return !rat_given(v) || scale_i64(r, &ticks->scale, v);
}

bool ticks_take_mpz(mpz_ptr r, const struct ticks *ticks, const struct rat *v);
bool ticks_take_mpq_i64(int64_t *r, const struct ticks *ticks, mpq_srcptr v);
bool ticks_take_mpq_mpz(mpz_ptr r, const struct ticks *ticks, mpq_srcptr v);

/* r := v ticks; r was initialised. false: out of memory. */
bool ticks_give_i64(struct rat *r, const struct ticks *ticks, const int64_t *v);
/* Sign of v ticks minus t, which is given. */
int ticks_cmp_i64(const struct ticks *ticks, int64_t v, const struct rat *t);
bool ticks_give_mpz(struct rat *r, const struct ticks *ticks, mpz_srcptr v);
void ticks_give_mpq_i64(mpq_ptr r, const struct ticks *ticks, const int64_t *v);
void ticks_give_mpq_mpz(mpq_ptr r, const struct ticks *ticks, mpz_srcptr v);

/* The certificate of `gpurta sweep`. */
#ifndef SWEEP_CERTIFICATE_H
#define SWEEP_CERTIFICATE_H

#include "cli/base/flags.h"
#include "cli/sweep/design.h"

/* Whether one was asked for and can be written: -1, or the exit status after it was reported. */
int sweep_certificate_check(const struct call *call, const struct scenario *scenario,
                            const char *svg);

/* Of every point and curve the first set that is accepted and the first that is not, of a few, with
 * the certificates of their own analyses. Returns -1, or the exit status after what went wrong was
 * reported. */
int sweep_certify(const struct call *call, const struct design *design,
                  const struct scenario *scenario);

#endif

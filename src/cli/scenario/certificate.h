/* The file of --certificate: what gpurta-verify checks without the library. doc/certificates.md has
 * the format; this writes what all kinds have in common, and each command its own. */
#pragma once

#include "cli/base/flags.h"
#include "cli/base/output.h"
#include "cli/scenario/scenario.h"

/* Version of the format. */
#define CERTIFICATE_VERSION 1

struct certificate {
    struct output output;
    struct json json; /* the open object, for the command's own */
};

/* Whether a certificate was asked for and can be written: -1, or the exit status after it was
 * reported. `model`: the command's flags that would make the certificate speak of something that is
 * not in the file; ends with NULL. `svg`: where a picture goes, or NULL. */
int certificate_check(const struct call *call, const struct scenario *scenario,
                      const char *const *model, const char *svg);

/* Opens the file of the call. Returns -1, or the exit status after it was reported. */
int certificate_begin(struct certificate *certificate, const struct call *call,
                      const struct scenario *scenario);
/* The same at the end. */
int certificate_end(struct certificate *certificate);

/* A time, or null where there is none. */
void certificate_time(struct certificate *certificate, const char *key, bool given,
                      mpq_srcptr time);

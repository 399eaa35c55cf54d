/* What a model made from a profile says of the work that is in no chain (key left_out). */
#include "model/model.h"
#include "number/rat.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int share_above_one(const char *const share)
{
    char number[64];
    const size_t length = strlen(share);
    if (!length || share[length - 1] != '%' || length > sizeof number)
        return -1;
    snprintf(number, sizeof number, "%.*s", (int)length - 1, share);
    LOCAL_MPQ(percent);
    const bool good = !strpbrk(number, "numsx") && /* no unit of time */
                      gpurta_time_parse(percent, number, GPURTA_MS, NULL) == GPURTA_OK &&
                      mpq_sgn(percent) >= 0 && mpq_cmp_ui(percent, 100, 1) <= 0;
    return good ? mpq_cmp_ui(percent, 1, 1) > 0 : -1;
}

const char *model_left_out_share(const gpurta_model *const model)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_LEFT_OUT, 0);
    return row == GPURTA_NONE ? NULL : gpurta_model_text(model, row, GPURTA_KEY_LEFT_OUT_SHARE, 0);
}

bool model_left_out(const gpurta_model *const model, char text[const LEFT_OUT_TEXT])
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_LEFT_OUT, 0);
    const char *const share = model_left_out_share(model);
    int64_t held_up = 0, opaque = 0;
    text[0] = '\0';
    if (!share)
        return true;
    const char *const within = gpurta_model_text(model, row, GPURTA_KEY_LEFT_OUT_WITHIN, 0);
    (void)gpurta_model_count(model, row, GPURTA_KEY_LEFT_OUT_HELD_UP, &held_up);
    (void)gpurta_model_count(model, row, GPURTA_KEY_LEFT_OUT_OPAQUE, &opaque);
    if (opaque > 0)
        snprintf(text, LEFT_OUT_TEXT,
                 "what is in graphs of one row (%" PRId64
                 " launches) is not known, and in no bound "
                 "what they and other streams do to each other",
                 opaque);
    else if (share_above_one(share) > 0)
        snprintf(text, LEFT_OUT_TEXT, "%s of the profile's GPU time is in no chain", share);
    else if (held_up > 0)
        snprintf(text, LEFT_OUT_TEXT,
                 "copies that others hold up, launched before they are ready (%" PRId64 ", U9), "
                 "count in no bound",
                 held_up);
    return within && share_above_one(within) == 0 && held_up <= 0 && opaque <= 0;
}

/* Longest times by size and mode: one list of texts a kernel, read where the number of SMs is
 * known. */
#include "model/wcet.h"

#include "base/count.h"
#include "base/fail.h"
#include "base/text.h"
#include "model/model.h"

#include <string.h>

bool wcet_entry_read(struct wcet_entry *const e, const char *text)
{
    *e = (struct wcet_entry){.sms = 0};
    if (strncmp(text, "mode ", 5) == 0) {
        e->mode = text + 5;
        e->length = strcspn(e->mode, ",:");
        text = e->mode + e->length;
        text += strncmp(text, ", ", 2) == 0 ? 2 : 0;
        if (!e->length)
            return false;
    }
    if (strncmp(text, "sms ", 4) == 0) {
        char digits[16];
        const size_t length = strcspn(text + 4, ":");
        snprintf(digits, sizeof digits, "%.*s", length < sizeof digits ? (int)length : 0, text + 4);
        if (!parse_count(digits, 1, 1 << 20, &e->sms))
            return false;
        text += 4 + length;
    }
    e->time = text + 1 + strspn(text + (*text == ':'), " ");
    return *text == ':' && (e->mode || e->sms);
}

/* The next entry of a row from cell number *at on; false: there is none. */
static bool next_entry(struct wcet_entry *const e, const gpurta_model *const model,
                       const size_t row, size_t *const at)
{
    const struct row *const r = &model->row[row];
    while (*at < r->cells) {
        const struct cell *const cell = &model->cell[r->first + (*at)++];
        if (cell->key == GPURTA_KEY_WCET_TABLE)
            return wcet_entry_read(e, cell->u.text); /* checked when it was set */
    }
    return false;
}

static bool is_of_mode(const struct wcet_entry *const e, const char *const mode)
{
    return !e->mode || (mode && strlen(mode) == e->length && !strncmp(e->mode, mode, e->length));
}

bool wcet_of_mode(const gpurta_model *const model, const size_t row, const bool least, mpq_ptr wcet)
{
    const char *const mode = gpurta_model_text(model, 0, GPURTA_KEY_MODE, 0);
    struct wcet_entry e;
    bool any = false;
    LOCAL_MPQ(time);
    for (size_t at = 0; next_entry(&e, model, row, &at);)
        if (is_of_mode(&e, mode) &&
            gpurta_time_parse(time, e.time, model_unit(model), NULL) == GPURTA_OK) {
            if (!any || (mpq_cmp(time, wcet) < 0) == least)
                mpq_set(wcet, time);
            any = true;
        }
    return any;
}

/* A size between two entries takes the larger of both. */
gpurta_status wcet_of_size(const gpurta_model *const model, const size_t row, const int64_t sms,
                           mpq_ptr wcet, gpurta_error *const error)
{
    const char *const mode = gpurta_model_text(model, 0, GPURTA_KEY_MODE, 0);
    struct wcet_entry e, below = {.sms = 0}, above = {.sms = 0};
    int64_t least = INT64_MAX, most = 0;
    for (size_t at = 0; next_entry(&e, model, row, &at);) {
        if (!is_of_mode(&e, mode))
            continue;
        if (!e.sms)
            return gpurta_time_parse(wcet, e.time, model_unit(model), error);
        least = e.sms < least ? e.sms : least;
        most = e.sms > most ? e.sms : most;
        if (e.sms <= sms && e.sms > below.sms)
            below = e;
        if (e.sms >= sms && (!above.sms || e.sms < above.sms))
            above = e;
    }
    if (!sms)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "a wcet by SMs needs a platform of SMs, not of plain slots");
    if (!below.sms || !above.sms)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the wcet is given for %lld to %lld SMs, not for %lld: an entry for it, or one "
                    "beyond it, is missing",
                    (long long)least, (long long)most, (long long)sms);
    LOCAL_MPQ(other);
    gpurta_status status = gpurta_time_parse(wcet, below.time, model_unit(model), error);
    if (!status)
        status = gpurta_time_parse(other, above.time, model_unit(model), error);
    if (!status && mpq_cmp(other, wcet) > 0)
        mpq_set(wcet, other);
    return status;
}

bool wcet_by_mode(const gpurta_model *const model, const size_t row)
{
    struct wcet_entry e;
    size_t at = 0;
    return next_entry(&e, model, row, &at) && e.mode;
}

bool wcet_by_sms(const gpurta_model *const model, const size_t row)
{
    struct wcet_entry e;
    bool any = false;
    for (size_t at = 0; !any && next_entry(&e, model, row, &at);)
        any = e.sms > 0;
    return any;
}

static bool same_mode(const struct wcet_entry *const a, const struct wcet_entry *const b)
{
    const bool compare = a->length && a->mode && b->mode;
    return a->length == b->length && (!compare || !strncmp(a->mode, b->mode, a->length));
}

static bool tell(char text[const WCET_FAULT_TEXT], const char *const fault)
{
    snprintf(text, WCET_FAULT_TEXT, "%s", fault);
    return true;
}

/* That there is none for the mode, and for which there are. */
static bool tell_modes(const gpurta_model *const model, const size_t row, const char *const mode,
                       char text[const WCET_FAULT_TEXT])
{
    struct wcet_entry e, last = {0};
    int at = snprintf(text, WCET_FAULT_TEXT, "there is no wcet for mode %.40s (key mode), but for ",
                      mode);
    const int first = at;
    for (size_t k = 0; next_entry(&e, model, row, &k) && at < WCET_FAULT_TEXT; last = e)
        if (!last.mode || last.length != e.length || strncmp(last.mode, e.mode, e.length) != 0)
            at += snprintf(text + at, (size_t)(WCET_FAULT_TEXT - at), "%s%.*s",
                           at > first ? ", " : "", (int)e.length, e.mode);
    return true;
}

bool wcet_fault(const gpurta_model *const model, const size_t row, char text[const WCET_FAULT_TEXT])
{
    const char *const mode = gpurta_model_text(model, 0, GPURTA_KEY_MODE, 0);
    struct wcet_entry a, b;
    bool any = false;
    for (size_t at = 0; next_entry(&a, model, row, &at);) {
        any = any || is_of_mode(&a, mode);
        for (size_t to = at; next_entry(&b, model, row, &to);)
            if (!a.mode != !b.mode)
                return tell(text, "expected every wcet by mode, or none");
            else if (same_mode(&a, &b) && (a.sms == b.sms || !a.sms || !b.sms))
                return tell(text, "one size of one mode is given twice");
    }
    if (any)
        return false;
    return mode ? tell_modes(model, row, mode, text)
                : tell(text, "the wcet is by mode: the file needs a key \"mode\" that says which");
}

bool wcet_grows(const gpurta_model *const model, const size_t row, const int64_t from,
                const int64_t to)
{
    struct wcet_entry a;
    bool grows = false;
    LOCAL_MPQ(here, there);
    /* times change at entries and behind them alone */
    for (size_t at = 0; !grows && next_entry(&a, model, row, &at);)
        for (int64_t k = a.sms > from ? a.sms - 1 : from; !grows && k <= a.sms && k < to; k++)
            grows = wcet_of_size(model, row, k, here, NULL) == GPURTA_OK &&
                    (wcet_of_size(model, row, k + 1, there, NULL) || mpq_cmp(there, here) > 0);
    return grows;
}

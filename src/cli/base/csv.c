#include "cli/base/csv.h"

#include "cli/base/write.h"

#include <string.h>

static void csv_comma(FILE *const file, bool *const first)
{
    if (!*first)
        putc_unlocked(',', file);
    *first = false;
}

void csv_text(FILE *const file, bool *const first, const char *text)
{
    const char *const before = time_style.decimal && *text && strchr("=+-@\t\r", *text) ? "'" : "";
    csv_comma(file, first);
    if (!strpbrk(text, time_style.decimal ? ",;\t\"\r\n" : ",\"\r\n")) {
        write_text(file, before);
        write_text(file, text);
        return;
    }
    fprintf(file, "\"%s", before);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', file);
        fputc(*text, file);
    }
    fputc('"', file);
}

void csv_time(FILE *const file, bool *const first, mpq_srcptr time, const enum rounding rounding)
{
    csv_comma(file, first);
    if (time_style.decimal)
        time_put_number(file, time, rounding);
    else
        write_exact(file, time);
}

void csv_int(FILE *const file, bool *const first, const int64_t value)
{
    csv_comma(file, first);
    write_int(file, value);
}

void csv_big(FILE *const file, bool *const first, mpz_srcptr value)
{
    csv_comma(file, first);
    gmp_fprintf(file, "%Zd", value);
}

void csv_meets(FILE *const file, bool *const first, const gpurta_verdict verdict)
{
    csv_text(file, first,
             verdict == GPURTA_UNKNOWN       ? ""
             : verdict == GPURTA_SCHEDULABLE ? "true"
                                             : "false");
}

void csv_end(FILE *const file, bool *const first)
{
    putc_unlocked('\n', file);
    *first = true;
}

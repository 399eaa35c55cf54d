/* Longest times of a kernel's blocks by the number of SMs and by mode (key wcet as a table). */
#pragma once

#include <gpurta/model.h>

/* "sms 16: 2.3 ms", "mode 15W: 4 ms" or "mode 15W, sms 8: 4 ms". */
struct wcet_entry {
    const char *mode, *time; /* within the text; mode NULL: any */
    size_t length;           /* of the mode's name */
    int64_t sms;             /* 0: any */
};
/* false: the text is none; what the time is worth is not looked at. */
bool wcet_entry_read(struct wcet_entry *e, const char *text);

/* The least or the largest entry of the model's mode; false: the row has none. */
bool wcet_of_mode(const gpurta_model *model, size_t row, bool least, mpq_ptr wcet);

/* The time with so many SMs (0: a platform of slots) in the model's mode. Fails below the smallest
 * entry and above the largest. */
gpurta_status wcet_of_size(const gpurta_model *model, size_t row, int64_t sms, mpq_ptr wcet,
                           gpurta_error *error);

/* Has a row a table by mode, or by SMs? */
bool wcet_by_mode(const gpurta_model *model, size_t row);
bool wcet_by_sms(const gpurta_model *model, size_t row);

enum { WCET_FAULT_TEXT = 160 };

/* What is wrong with the entries of a row together, in text; false: nothing. */
bool wcet_fault(const gpurta_model *model, size_t row, char text[WCET_FAULT_TEXT]);

/* Is the time longer, or not given, with k + 1 SMs where it is given with k, from <= k < to? */
bool wcet_grows(const gpurta_model *model, size_t row, int64_t from, int64_t to);

/* What the result of gpurta_division_find() holds. */
#ifndef DIVISION_H
#define DIVISION_H

#include <gpurta/partition.h>

struct gpurta_division {
    size_t partitions, kept, culprit;
    int64_t sms, found, tried, culprit_sms;
    bool limited;   /* the limit came before the search ended */
    int64_t *size;  /* of each kept division, of each partition */
    int64_t *alone; /* of each partition; 0: none is enough */
    bool *used;
    mpq_t excess; /* 0: the culprit has no bound */
};

#endif

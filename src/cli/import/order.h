/* Which operations of a profile an operation waits for, beside the order of its stream. */
#ifndef ORDER_H
#define ORDER_H

#include "cli/import/trace.h"

struct order {
    uint32_t *first; /* of each operation: where its list begins; NULL: none waits */
    uint32_t *on;    /* operations, launched earlier */
    size_t count, room;
    bool too_many; /* threads and streams for the order by the host, which is left out */
};

/* Waits of streams (an event of another one), and of the host: what a thread launches after it
 * waited for a stream or the device comes after what it waited for. False: out of memory;
 * order_clear() in any case. */
bool order_find(struct order *order, const struct trace *trace, int64_t device);
void order_clear(struct order *order);

/* How many operations one waits for, and those. */
static inline size_t order_of(const struct order *const order, const size_t op,
                              const uint32_t **const on)
{
    *on = order->on ? order->on + order->first[op] : NULL;
    return order->on ? order->first[op + 1] - order->first[op] : 0;
}

#endif

#include "gpu/choice.h"

bool choice_init(struct choice *const choice, const struct device *const device,
                 struct pool *const pool)
{
    size_t leaves = 1;
    while (leaves < device->sms)
        leaves *= 2;
    *choice = (struct choice){.device = device, .pool = pool, .leaves = leaves};
    choice->room = pool_take(pool, leaves, sizeof *choice->room);
    if (device->limits.freed_first)
        choice->freed = pool_take(pool, leaves, sizeof *choice->freed);
    choice->key = pool_take(pool, 2 * leaves, sizeof *choice->key); /* 0: no such position */
    return choice->room && (choice->freed || !device->limits.freed_first) && choice->key;
}

void choice_clear(struct choice *const choice)
{
    pool_give(choice->pool, choice->room);
    pool_give(choice->pool, choice->freed);
    pool_give(choice->pool, choice->key);
}

void choice_build(struct choice *const choice)
{
    uint64_t *const key = choice->key;
    size_t first = choice->leaves, count = choice->device->sms;
    for (size_t i = 0; i < count; i++)
        key[first + i] = (uint64_t)(choice->room[i] + 1) << FREED_BITS;
    for (size_t i = 0; choice->freed && i < count; i++)
        key[first + i] -= choice->freed[i];
    while (first > 1) {
        first /= 2;
        count = (count + 1) / 2;
        for (size_t i = first; i < first + count; i++)
            key[i] = key[2 * i] > key[2 * i + 1] ? key[2 * i] : key[2 * i + 1];
    }
}

bool choice_forget(struct choice *const choice, const uint32_t partition)
{
    bool any = false;
    for (size_t i = 0; i < choice->device->sms; i++) {
        if (!choice->freed[i] || (partition && !sm_allowed(choice->device, i, partition)))
            continue;
        choice->freed[i] = 0;
        any = true;
    }
    return any;
}

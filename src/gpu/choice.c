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
    choice->winner = pool_take(pool, 2 * leaves, sizeof *choice->winner);
    if (!choice->room || (device->limits.freed_first && !choice->freed) || !choice->winner)
        return false;
    for (size_t i = device->sms; i < leaves; i++)
        choice->room[i] = -1; /* no such position */
    for (size_t i = 0; i < leaves; i++)
        choice->winner[leaves + i] = (uint32_t)i;
    for (size_t i = leaves - 1; i > 0; i--)
        choice->winner[i] =
            (uint32_t)choice_better(choice, choice->winner[2 * i], choice->winner[2 * i + 1]);
    return true;
}

void choice_clear(struct choice *const choice)
{
    pool_give(choice->pool, choice->room);
    pool_give(choice->pool, choice->freed);
    pool_give(choice->pool, choice->winner);
}

void choice_build(struct choice *const choice)
{
    const int64_t *const room = choice->room;
    uint32_t *const winner = choice->winner;
    size_t first = choice->leaves, count = choice->device->sms;
    while (first > 1) {
        first /= 2;
        count = (count + 1) / 2;
        for (size_t i = first; i < first + count; i++) {
            const uint32_t a = winner[2 * i], b = winner[2 * i + 1];
            winner[i] = choice->freed       ? (uint32_t)choice_better(choice, a, b)
                        : room[b] > room[a] ? b
                                            : a;
        }
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

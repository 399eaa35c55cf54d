/* Where the entries of each channel stand in the runlist, without making the list.
 *
 * The entries of a channel stand at `residue + t * stride`, t = 0, 1, ..., in a cycle whose length
 * is a multiple of every stride. Gap g of a channel lies between its entries number g and g + 1. */
#pragma once

#include "model/tasks.h"
#include <stdbool.h>

/* A cycle may not be longer: positions in two cycles are then still 64-bit numbers. */
#define CHANNELS_MAX_LENGTH (INT64_MAX / 4)

struct channels {
    size_t count, high, medium, low;
    bool flat;                 /* not interleaved: every channel has one entry */
    const gpurta_level *level; /* of each channel; none of them GPURTA_LEVEL_NONE */
    size_t *order;             /* channels by level, high first; only for the functions below */
    size_t *rank;              /* place of each channel in its level */
};

static inline void channels_count(struct channels *const c)
{
    c->high = c->medium = c->low = 0;
    for (size_t i = 0; i < c->count; i++) {
        c->high += c->level[i] == GPURTA_LEVEL_HIGH;
        c->medium += c->level[i] == GPURTA_LEVEL_MEDIUM;
        c->low += c->level[i] == GPURTA_LEVEL_LOW;
    }
}

/* Fills order and rank; needs the counts. */
static inline void channels_sort(struct channels *const c)
{
    size_t high = 0, medium = 0, low = 0;
    for (size_t i = 0; i < c->count; i++) {
        if (c->level[i] == GPURTA_LEVEL_HIGH)
            c->order[c->rank[i] = high++] = i;
        else if (c->level[i] == GPURTA_LEVEL_MEDIUM)
            c->order[c->high + (c->rank[i] = medium++)] = i;
        else
            c->order[c->high + c->medium + (c->rank[i] = low++)] = i;
    }
}

/* Lower entries in a row of the list: all mediums, then one low channel if there is any. */
static inline int64_t channels_row(const struct channels *const c)
{
    return (int64_t)c->medium + (c->low > 0);
}

/* Rows of the list; at least one. */
static inline int64_t channels_rows(const struct channels *const c)
{
    return c->low ? (int64_t)c->low : 1;
}

/* Entries in a cycle; false if there are more than CHANNELS_MAX_LENGTH. */
static inline bool channels_length(const struct channels *const c, int64_t *const length)
{
    const bool lower = c->medium + c->low > 0;
    int64_t n;
    if (c->flat || !lower) {
        *length = (int64_t)c->count;
        return true;
    }
    if (__builtin_mul_overflow(channels_row(c), channels_rows(c), &n) ||
        __builtin_mul_overflow(n, (int64_t)c->high + 1, &n) || n > CHANNELS_MAX_LENGTH)
        return false;
    *length = n;
    return true;
}

static inline int64_t channel_stride(const struct channels *const c, const size_t i)
{
    const int64_t segment = (int64_t)c->high + 1, row = channels_row(c);
    if (c->flat || row == 0)
        return (int64_t)c->count;
    if (c->level[i] == GPURTA_LEVEL_HIGH)
        return segment;
    if (c->level[i] == GPURTA_LEVEL_MEDIUM)
        return segment * row;
    return segment * row * channels_rows(c);
}

static inline int64_t channel_residue(const struct channels *const c, const size_t i)
{
    const int64_t segment = (int64_t)c->high + 1, rank = (int64_t)c->rank[i];
    const bool high = c->level[i] == GPURTA_LEVEL_HIGH;
    const bool medium = c->level[i] == GPURTA_LEVEL_MEDIUM;
    if (c->flat)
        return rank + (high ? 0 : (int64_t)(medium ? c->high : c->high + c->medium));
    if (high)
        return rank;
    const int64_t before = medium ? rank : rank * channels_row(c) + (int64_t)c->medium;
    return before * segment + (int64_t)c->high;
}

/* The position of an entry of channel i. */
static inline int64_t channel_position(const struct channels *const c, const size_t i,
                                       const int64_t entry)
{
    return channel_residue(c, i) + entry * channel_stride(c, i);
}

/* Entries of channel i in a cycle. */
static inline int64_t channel_entries(const struct channels *const c, const size_t i)
{
    if (c->flat || c->level[i] == GPURTA_LEVEL_LOW)
        return 1;
    if (c->level[i] == GPURTA_LEVEL_MEDIUM)
        return channels_rows(c);
    const int64_t row = channels_row(c);
    return row ? row * channels_rows(c) : 1;
}

/* The channel at a position of the cycle. */
static inline size_t channel_at(const struct channels *const c, const int64_t position)
{
    const int64_t segment = (int64_t)c->high + 1, row = channels_row(c);
    if (c->flat || row == 0)
        return c->order[position];
    const int64_t place = position % segment, lower = position / segment;
    if (place < (int64_t)c->high)
        return c->order[place];
    if (lower % row < (int64_t)c->medium)
        return c->order[(int64_t)c->high + lower % row];
    return c->order[(int64_t)(c->high + c->medium) + lower / row];
}

/* Distance from a position to the next entry of channel i, 0 if it stands there. */
static inline int64_t channel_ahead(const struct channels *const c, const size_t i,
                                    const int64_t position)
{
    const int64_t stride = channel_stride(c, i);
    const int64_t d = (channel_residue(c, i) - position) % stride;
    return d < 0 ? d + stride : d;
}

/* Whether Theorem 1 says anything about channel i, if it is not saturated: it is a high one, with
 * at most one lower entry in each of its gaps. */
static inline bool channels_like_theorem_1(const struct channels *const c, const size_t i)
{
    return c->level[i] == GPURTA_LEVEL_HIGH && (!c->flat || c->medium + c->low <= 1);
}

/* Entries of channel j in `gaps` gaps of channel i != j, from gap `start` on. Both are at most the
 * number of gaps in a cycle. */
static inline int64_t channel_times(const struct channels *const c, const size_t i,
                                    const int64_t start, const int64_t gaps, const size_t j)
{
    const int64_t stride = channel_stride(c, i);
    const int64_t from = channel_residue(c, i) + start * stride;
    const int64_t ahead = channel_ahead(c, j, from), span = gaps * stride;
    return ahead < span ? (span - ahead - 1) / channel_stride(c, j) + 1 : 0;
}

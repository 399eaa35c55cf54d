#include "cli/base/kept.h"

#include <gpurta/result.h>
#include <stddef.h>
#include <string.h>

#define MOST_KEPT 4

static struct kept {
    const char *name;
    void *result;
    void (*end)(void *);
} kept[MOST_KEPT];
static size_t count;
static bool keeping;

static void end_result(void *const result)
{
    gpurta_result_destroy(result);
}

void results_keep(void)
{
    keeping = true;
}

void results_forget(void)
{
    keeping = false;
    while (count > 0) {
        count--;
        kept[count].end(kept[count].result);
    }
}

bool results_are_kept(void)
{
    return keeping;
}

void *result_kept(const char *const name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(kept[i].name, name) == 0)
            return kept[i].result;
    return NULL;
}

void result_leave(const char *const name, void *const result, void (*const end)(void *result))
{
    if (!result || result_kept(name) == result)
        return;
    if (keeping && count < MOST_KEPT)
        kept[count++] = (struct kept){name, result, end ? end : end_result};
    else
        (end ? end : end_result)(result);
}

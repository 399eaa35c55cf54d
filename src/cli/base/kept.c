#include "cli/base/kept.h"

#include <stddef.h>
#include <string.h>

#define MOST_KEPT 4

static struct {
    const char *name;
    void *result;
    void (*end)(void *);
} kept[MOST_KEPT];
static size_t count;
static bool keeping;

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
    if (!keeping || count == MOST_KEPT) {
        end(result);
        return;
    }
    kept[count].name = name;
    kept[count].result = result;
    kept[count++].end = end;
}

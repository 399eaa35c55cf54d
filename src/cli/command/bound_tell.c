/* gpurta bound in words: names, the releases of a miss. */
#include "cli/command/bound_view.h"

#include <string.h>

const char *bound_chain_name(const struct bound_view *const v, const size_t chain,
                             char space[NAME_SPACE])
{
    const char *const own = gpurta_chains_name(v->chains, chain);
    if (own)
        return own;
    snprintf(space, NAME_SPACE, "%c%zu", v->of_program ? 'k' : 'c', chain + 1);
    return space;
}

const char *bound_step_name(const struct bound_view *const v, const size_t step,
                            char space[NAME_SPACE])
{
    const char *const own = gpurta_chains_step_name(v->chains, step);
    if (own)
        return own;
    snprintf(space, NAME_SPACE, "k%zu", step + 1);
    return space;
}

bool bound_is_chain(const struct bound_view *const v, const size_t chain, const char *const name)
{
    char space[NAME_SPACE];
    return strcmp(bound_chain_name(v, chain, space), name) == 0;
}

bool bound_is_step(const struct bound_view *const v, const size_t step, const char *const name)
{
    char space[NAME_SPACE];
    if (strcmp(bound_step_name(v, step, space), name) == 0)
        return true;
    const size_t chain = gpurta_chains_step_chain(v->chains, step);
    const char *const first = bound_chain_name(v, chain, space);
    const size_t length = strlen(first);
    return strncmp(first, name, length) == 0 && name[length] == '/' &&
           strcmp(bound_step_name(v, step, space), name + length + 1) == 0;
}

/* ---- witness ---- */

#define MOST_TOLD 24

bool bound_print_witness(struct bound_view *const v, FILE *const file)
{
    char space[NAME_SPACE];
    mpq_t nominal, release;
    mpq_inits(nominal, release, NULL);
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++) {
        const size_t count = gpurta_bound_releases(v->result, c);
        if (gpurta_bound_chain_verdict(v->result, c) != GPURTA_UNSCHEDULABLE || !count)
            continue;
        fprintf(file, "\n%s was late with these releases:", bound_chain_name(v, c, space));
        for (size_t k = 0; k < count && k < MOST_TOLD; k++) {
            size_t which = 0;
            gpurta_bound_release(v->result, c, k, &which, nominal, release);
            fprintf(file, "%s %s at ", k ? "," : "", bound_chain_name(v, which, space));
            time_put(file, release, ROUND_DOWN);
        }
        if (count > MOST_TOLD)
            fprintf(file, ", and %zu more", count - MOST_TOLD);
        fputc('\n', file);
    }
    mpq_clears(nominal, release, NULL);
    return true;
}

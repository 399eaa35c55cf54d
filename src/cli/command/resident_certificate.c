/* What a certificate of gpurta resident has: verdicts, weights of each head, a hang. */
#include "cli/command/resident.h"

#include "cli/base/report.h"
#include "cli/scenario/certificate.h"

#include <inttypes.h>
#include <string.h>

bool resident_by_space(const gpurta_result *const result)
{
    return strcmp(result_text(result, GPURTA_RESIDENT_WITNESS_CAUSE, 0), "space") == 0;
}

static void certify_witness(struct certificate *const c, const gpurta_result *const r)
{
    /* what hangs by the order of launches is checked without its places */
    const bool placed = resident_by_space(r);
    int64_t blocks;
    json_open_object(&c->json, "witness");
    json_text(&c->json, "group", result_text(r, GPURTA_RESIDENT_WITNESS_GROUP, 0));
    json_text(&c->json, "waits", result_text(r, GPURTA_RESIDENT_WITNESS_WAITS, 0));
    json_bool(&c->json, "simulated",
              placed && result_count(r, GPURTA_RESIDENT_WITNESS_SIMULATED, 0));
    json_open_flat(&c->json, "order", '[');
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RESIDENT_ORDER); i++)
        if (!gpurta_get_count(r, GPURTA_RESIDENT_ORDER_BLOCKS, i, &blocks)) /* no copy */
            json_text(&c->json, NULL, result_text(r, GPURTA_RESIDENT_ORDER_NAME, i));
    json_close(&c->json);
    json_open_array(&c->json, "places");
    for (size_t i = 0; placed && i < gpurta_rows(r, GPURTA_RESIDENT_PLACES); i++) {
        json_open_flat(&c->json, NULL, '{');
        json_text(&c->json, "name", result_text(r, GPURTA_RESIDENT_PLACES_NAME, i));
        for (int k = GPURTA_RESIDENT_PLACES_SM; k <= GPURTA_RESIDENT_PLACES_BLOCKS; k++)
            json_int(&c->json, gpurta_column_info((gpurta_column)k)->name,
                     result_count(r, (gpurta_column)k, i));
        json_close(&c->json);
    }
    json_close(&c->json);
    json_close(&c->json);
}

/* Of each head its sets of weights. */
static void certify_heads(struct certificate *const c, const gpurta_result *const r)
{
    LOCAL_MPQ(weight);
    json_open_array(&c->json, "heads");
    for (size_t h = 0; h < gpurta_rows(r, GPURTA_RESIDENT_HEADS); h++) {
        size_t count;
        const size_t first = gpurta_children(r, GPURTA_RESIDENT_WEIGHTS, h, &count);
        json_open_flat(&c->json, NULL, '{');
        json_text(&c->json, "name", result_text(r, GPURTA_RESIDENT_HEADS_NAME, h));
        json_open_flat(&c->json, "weights", '[');
        for (size_t i = first; i < first + count; i++)
            if (result_time(r, GPURTA_RESIDENT_WEIGHTS_WEIGHT, i, weight))
                json_time(&c->json, NULL, weight);
        json_close(&c->json);
        json_close(&c->json);
    }
    json_close(&c->json);
}

/* Was the group decided by all states of the GPU? No certificate has these. */
static bool by_states(const gpurta_result *const r, const size_t g)
{
    const char *const proof = result_text(r, GPURTA_RESIDENT_GROUPS_PROOF, g);
    return proof && strcmp(proof, "states") == 0;
}

/* What the certificate says of the group: its verdict, or unknown, since one hang is written. */
static const char *claim_of(const gpurta_result *const r, const size_t g)
{
    const char *const verdict = result_text(r, GPURTA_RESIDENT_GROUPS_VERDICT, g);
    const bool hangs = strcmp(verdict, "hangs") == 0;
    const bool shown = !hangs || strcmp(result_text(r, GPURTA_RESIDENT_WITNESS_GROUP, 0),
                                        result_text(r, GPURTA_RESIDENT_GROUPS_NAME, g)) == 0;
    return shown && !by_states(r, g) ? verdict : "unknown";
}

int resident_certify(const gpurta_result *const r, const struct scenario *const scenario,
                     const struct call *const call)
{
    const size_t count = gpurta_rows(r, GPURTA_RESIDENT_GROUPS);
    const char *verdict = "resident";
    struct certificate c;
    const int end = certificate_begin(&c, call, scenario);
    if (end >= 0)
        return end;
    for (size_t g = 0; g < count; g++)
        if (strcmp(verdict, "hangs") != 0 && strcmp(claim_of(r, g), "resident") != 0)
            verdict = claim_of(r, g);
    json_text(&c.json, "verdict", verdict);
    json_text(&c.json, "printed", result_text(r, GPURTA_RESIDENT_VERDICT, 0));
    json_open_array(&c.json, "groups");
    for (size_t g = 0; g < count; g++) {
        const char *const name = result_text(r, GPURTA_RESIDENT_GROUPS_NAME, g);
        const char *const printed = result_text(r, GPURTA_RESIDENT_GROUPS_VERDICT, g);
        if (strcmp(printed, claim_of(r, g)) != 0)
            complain("--certificate: group %s %s, but the certificate says unknown: %s", name,
                     strcmp(printed, "hangs") == 0 ? printed : "is resident",
                     by_states(r, g) ? "every state of the GPU was tried, and no certificate has "
                                       "these"
                                     : "one hang is written, of another group");
        json_open_flat(&c.json, NULL, '{');
        json_text(&c.json, "name", name);
        json_text(&c.json, "verdict", claim_of(r, g));
        json_text(&c.json, "printed", printed);
        json_close(&c.json);
    }
    json_close(&c.json);
    certify_heads(&c, r);
    if (strcmp(verdict, "hangs") == 0)
        certify_witness(&c, r);
    return certificate_end(&c);
}

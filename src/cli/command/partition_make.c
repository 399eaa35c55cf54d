/* gpurta partition: what to write or to run so that a division comes about. */
#include "cli/base/memory.h"
#include "cli/command/partition_view.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Partition number `place` of those with kernels; false: there are fewer. */
static bool part_at(const struct partition_view *const v, const size_t place, size_t *const part)
{
    size_t left = place;
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++)
        if (result_count(v->result, GPURTA_PARTITION_PARTITIONS_USED, i) && left-- == 0) {
            *part = i;
            return true;
        }
    return false;
}

/* A name that can stand in a comment and in a shell. */
static const char *safe_name(const struct partition_view *const v, const size_t part,
                             char space[const 64])
{
    const char *const name = partition_name(v, part);
    size_t i = 0;
    for (; name && name[i] && i < 63; i++) {
        const char c = name[i];
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           (c >= '0' && c <= '9') || c == '-' || c == '_';
        space[i] = plain ? c : '_';
    }
    space[i] = '\0';
    return space;
}

/* SMs of partition number `place` of those with kernels, and its name; behind the last one, what is
 * left for other work, if that is a multiple of `unit` at least. 0: there are fewer. */
static int64_t size_at(const struct partition_view *const v, const size_t place, const int64_t unit,
                       char name[const 64])
{
    size_t part;
    if (part_at(v, place, &part)) {
        safe_name(v, part, name);
        return partition_sms(v, part);
    }
    const int64_t rest = result_count(v->result, GPURTA_PARTITION_DIVISIONS_REST, 0);
    snprintf(name, 64, "best-effort");
    return place > 0 && part_at(v, place - 1, &part) && unit > 0 ? rest / unit * unit : 0;
}

/* The last one is split off the rest that was refreshed for it. */
static const char *green_context(const struct partition_view *const v, const size_t index,
                                 char space[const CONFIGURATION_LINE])
{
    static const char *const head[] = {
        "CUdevResource from, rest, part; CUdevResourceDesc desc; CUgreenCtx refresh; unsigned n;",
        "cuDeviceGetDevResource(device, &from, CU_DEV_RESOURCE_TYPE_SM);"};
    size_t part, next;
    char name[64];
    if (index < 2)
        return head[index];
    const size_t place = (index - 2) / 4;
    if (!part_at(v, place, &part))
        return NULL;
    safe_name(v, part, name);
    switch ((index - 2) % 4) {
    case 0:
        snprintf(space, CONFIGURATION_LINE,
                 "n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, %" PRId64
                 "); /* %s */",
                 partition_sms(v, part), name);
        return space;
    case 1:
        return "cuDevResourceGenerateDesc(&desc, &part, 1);";
    case 2:
        snprintf(space, CONFIGURATION_LINE,
                 "cuGreenCtxCreate(&context[%zu], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); "
                 "/* %s */",
                 place, name);
        return space;
    default:
        if (!part_at(v, place + 1, &next)) {
            const int64_t rest = size_at(v, place + 1, 1, name);
            snprintf(space, CONFIGURATION_LINE,
                     "cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&context[%zu], "
                     "desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* %s: %" PRId64 " SMs */",
                     place + 1, name, rest);
            return rest ? space : NULL;
        }
        return "cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, "
               "device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, "
               "CU_DEV_RESOURCE_TYPE_SM);";
    }
}

static const char *mps(const struct partition_view *const v, const size_t index,
                       char space[const CONFIGURATION_LINE])
{
    const int64_t chunk = gpurta_partition_next_size(v->platform, v->mechanism, v->cuda, 0);
    char name[64];
    if (index == 0)
        return "nvidia-cuda-mps-control -d -S";
    const int64_t sms = size_at(v, (index - 1) / 2, chunk, name);
    if (!sms)
        return NULL;
    if (index % 2)
        snprintf(space, CONFIGURATION_LINE,
                 "echo \"sm_partition add GPU-UUID %" PRId64
                 "\" | nvidia-cuda-mps-control  # %s: %" PRId64 " SMs; prints its ID",
                 sms / chunk, name, sms);
    else
        snprintf(space, CONFIGURATION_LINE,
                 "CUDA_MPS_SM_PARTITION=ID ./%s  # with that ID, before CUDA begins", name);
    return space;
}

static const char *mig(const struct partition_view *const v, const size_t index,
                       char space[const CONFIGURATION_LINE])
{
    size_t part, at;
    char name[64];
    if (index == 0)
        return "nvidia-smi -mig 1";
    if (index > 1)
        return NULL;
    at = (size_t)snprintf(space, CONFIGURATION_LINE, "nvidia-smi mig -cgi ");
    for (size_t i = 0; part_at(v, i, &part) && at < CONFIGURATION_LINE - 80; i++)
        at += (size_t)snprintf(space + at, CONFIGURATION_LINE - at, "%s%" PRId64, i ? "," : "",
                               result_count(v->result, GPURTA_PARTITION_SIZES_PROFILE_ID, i));
    at += (size_t)snprintf(space + at, CONFIGURATION_LINE - at, " -C  #");
    for (size_t i = 0; part_at(v, i, &part) && at < CONFIGURATION_LINE - 80; i++)
        at += (size_t)snprintf(space + at, CONFIGURATION_LINE - at, "%s %s %s", i ? "," : "",
                               safe_name(v, part, name),
                               result_text(v->result, GPURTA_PARTITION_SIZES_PROFILE, i));
    return space;
}

/* A set bit keeps blocks off a TPC: libsmctrl's masks say what is disabled. */
static const char *tpc_mask(const struct partition_view *const v, const size_t index,
                            char space[const CONFIGURATION_LINE])
{
    const int64_t each = gpurta_partition_sms_per_tpc(v->platform);
    int64_t before = 0;
    char name[64];
    const int64_t sms = size_at(v, index, each, name);
    if (!sms)
        return NULL;
    for (size_t i = 0, other; i < index && part_at(v, i, &other); i++)
        before += partition_sms(v, other);
    const int64_t from = before / each, to = from + sms / each;
    uint64_t low = UINT64_MAX, high = UINT64_MAX;
    for (int64_t t = from; t < to && t < 128; t++)
        *(t < 64 ? &low : &high) &= ~((uint64_t)1 << (t % 64));
    if (gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS) <= 64 * each)
        snprintf(space, CONFIGURATION_LINE,
                 "libsmctrl_set_stream_mask(stream[%zu], 0x%016" PRIx64 "ull); /* %s: TPCs %" PRId64
                 " to %" PRId64 " */",
                 index, low, name, from, to - 1);
    else
        snprintf(space, CONFIGURATION_LINE,
                 "libsmctrl_set_stream_mask_ext(stream[%zu], (uint128_t)0x%016" PRIx64
                 "ull << 64 | 0x%016" PRIx64 "ull); /* %s: TPCs %" PRId64 " to %" PRId64 " */",
                 index, high, low, name, from, to - 1);
    return space;
}

/* A name in YAML: between quotes where it has more than letters, digits, - and _. */
static const char *yaml_name(const struct partition_view *const v, const size_t part,
                             char space[const 256])
{
    const char *const name = partition_name(v, part);
    char safe[64];
    size_t at = 0;
    if (strcmp(safe_name(v, part, safe), name) == 0)
        return name;
    space[at++] = '"';
    for (const char *c = name; *c && at < 250; c++)
        if (*c == '"' || *c == '\\')
            at += (size_t)snprintf(space + at, 256 - at, "\\%c", *c);
        else if ((unsigned char)*c < ' ' || *c == 0x7f)
            at += (size_t)snprintf(space + at, 256 - at, "\\x%02x", (unsigned)*c);
        else
            space[at++] = *c;
    space[at++] = '"';
    space[at] = '\0';
    return space;
}

/* For a scenario. */
static const char *scenario(const struct partition_view *const v, const size_t index,
                            char space[const CONFIGURATION_LINE])
{
    size_t part;
    char name[256];
    if (index == 0)
        return "partitions:";
    if (!part_at(v, index - 1, &part)) {
        const bool end =
            index < 2 || !part_at(v, index - 2, &part) || v->scenario->partitions.count;
        return end ? NULL : "# and in each chain its own, as partition: NAME";
    }
    snprintf(space, CONFIGURATION_LINE, "  - {name: %s, sms: %" PRId64 "}",
             yaml_name(v, part, name), partition_sms(v, part));
    return space;
}

const char *partition_configuration(const struct partition_view *const v, const size_t index,
                                    char space[const CONFIGURATION_LINE])
{
    if (!partition_is_found(v))
        return NULL;
    switch (v->mechanism) {
    case GPURTA_MECHANISM_GREEN_CONTEXT:
        return green_context(v, index, space);
    case GPURTA_MECHANISM_MPS:
        return mps(v, index, space);
    case GPURTA_MECHANISM_MIG:
        return mig(v, index, space);
    case GPURTA_MECHANISM_TPC_MASK:
        return tpc_mask(v, index, space);
    case GPURTA_MECHANISM_ANY:
        break;
    }
    return scenario(v, index, space);
}

/* ---- keys that --set takes ---- */

#define PLAIN "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"

/* Does the file have partitions, of which sizes alone change? */
static bool has_own(const struct partition_view *const v)
{
    return gpurta_model_rows(v->model, GPURTA_SECTION_PARTITIONS) > 0;
}

bool partition_is_plain(const char *const name)
{
    return name[strspn(name, PLAIN)] == '\0';
}

/* Can keys of the file say it? */
static bool can_be_said(const struct partition_view *const v)
{
    const size_t count = gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS);
    const bool found = partition_is_found(v);
    int64_t all = 0;
    bool good = !v->of_program && (found || (v->failed && !has_own(v)));
    for (size_t p = 0; p < count && good; all += partition_tried_sms(v, p++))
        good = partition_is_plain(partition_name(v, p)) && (found || partition_tried_sms(v, p) > 0);
    for (size_t c = 0; c < gpurta_rows(v->result, GPURTA_PARTITION_CHAINS) && good; c++)
        good = partition_is_plain(partition_chain_name(v, c));
    return good && all <= gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
}

void partition_make_keys(struct partition_view *const v)
{
    const size_t parts = gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS),
                 chains = gpurta_rows(v->result, GPURTA_PARTITION_CHAINS);
    const char *before = "partitions=[";
    size_t count = 0, size;
    v->key = allocate_zeroed(parts + chains + 3, sizeof *v->key);
    if (!can_be_said(v))
        return;
    const char *const queues = result_text(v->result, GPURTA_PARTITION_QUEUES, 0);
    if (strcmp(queues, result_text(v->scenario->resolved, GPURTA_MODEL_QUEUES, 0)) != 0)
        v->key[count++] =
            duplicate(strcmp(queues, "shared") == 0 ? "queues=shared" : "queues=separate");
    FILE *file = has_own(v) ? NULL : text_begin(&v->key[count++], &size);
    for (size_t p = 0; p < parts; p++) {
        if (partition_tried_sms(v, p) == 0)
            continue;
        if (has_own(v)) {
            file = text_begin(&v->key[count++], &size);
            fprintf(file, "partitions.%s.sms=%" PRId64, partition_name(v, p),
                    partition_tried_sms(v, p));
            fclose(file);
            continue;
        }
        fprintf(file, "%s{name: %s, sms: %" PRId64 "}", before, partition_name(v, p),
                partition_tried_sms(v, p));
        before = ", ";
    }
    if (has_own(v))
        return;
    fputc(']', file);
    fclose(file);
    for (size_t c = 0; c < chains; c++)
        if (partition_chosen_for(v, c) != GPURTA_NONE) {
            file = text_begin(&v->key[count++], &size);
            fprintf(file, "chains.%s.partition=%s", partition_chain_name(v, c),
                    partition_name(v, partition_chosen_for(v, c)));
            fclose(file);
        }
}

void partition_forget_keys(struct partition_view *const v)
{
    for (size_t i = 0; v->key && v->key[i]; i++)
        free(v->key[i]);
    free(v->key);
}

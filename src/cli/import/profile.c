#include "cli/import/profile.h"

#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/tool.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

FILE *profile_ask(const char *const path, const char *const *const asked, int *const end)
{
    const char *arguments[MOST_ASKED + 4] = {"gpurta-convert"};
    size_t count = 1;
    FILE *const file = tmpfile();
    for (size_t i = 0; asked[i]; i++)
        arguments[count++] = asked[i];
    arguments[count++] = "--";
    arguments[count] = path;
    if (!file)
        complain("cannot make a file of our own: %s", strerror(errno));
    *end = file ? tool_run("convert", arguments, NULL, file) : EXIT_UNABLE;
    if (*end == EXIT_MET) {
        made_file(path);
        rewind(file);
        return file;
    }
    if (file)
        fclose(file);
    return NULL;
}

int refuse_sms(const int64_t sms)
{
    if (!sms)
        return EXIT_MET;
    complain("--sms: is for a profile that does not say how many its GPU has");
    return EXIT_USAGE;
}

int profile_replay(const struct call *const call, const char *const to, const int64_t sms)
{
    static const char *const taken[] = {"platform", "sms", "output", "format"};
    const struct common *const common = &call->common;
    const char *arguments[12] = {"gpurta-convert", "--to", to}, *other;
    char count_text[24];
    size_t count = 3;
    other = call_gives_other(call, taken, FIELDS(taken));
    if (other) {
        complain("--%s: is for a scenario, and %s is a profile", other, common->file);
        return EXIT_USAGE;
    }
    if (common->format == FORMAT_CSV) {
        complain("--format csv: is for a scenario, and %s is a profile: expected table or json",
                 common->file);
        return EXIT_USAGE;
    }
    if (common->platform) {
        arguments[count++] = "--platform";
        arguments[count++] = common->platform;
    }
    if (sms) {
        snprintf(count_text, sizeof count_text, "%" PRId64, sms);
        arguments[count++] = "--sms";
        arguments[count++] = count_text;
    }
    if (common->output) {
        arguments[count++] = "--output";
        arguments[count++] = common->output;
    }
    arguments[count++] = "--";
    arguments[count] = common->file;
    made_tell_tool();
    return tool_run("convert", arguments, NULL, NULL);
}

/* ---- kernels ---- */

/* The platform that a line tells. */
static int take_platform(struct profile_kernels *const kernels)
{
    gpurta_error error;
    int64_t sms = 0, engines = 0;
    gpurta_status status = GPURTA_NO_MEMORY;
    snprintf(error.message, sizeof error.message, "out of memory");
    char *const name = fscanf(kernels->file, " platform %" SCNd64 " %" SCNd64, &sms, &engines) == 2
                           ? take_text(kernels->file)
                           : NULL;
    if (name)
        status = gpurta_platform_create(&kernels->platform, name, &error);
    if (status == GPURTA_OK && sms)
        status = gpurta_platform_set(kernels->platform, GPURTA_PLATFORM_SMS, sms, &error);
    if (status == GPURTA_OK && engines)
        status =
            gpurta_platform_set(kernels->platform, GPURTA_PLATFORM_COPY_ENGINES, engines, &error);
    free(name);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

int profile_kernels(struct profile_kernels *const kernels, const char *const path,
                    const char *const platform)
{
    const char *const arguments[] = {"--to", "kernels", platform ? "--platform" : NULL, platform,
                                     NULL};
    int end;
    *kernels = (struct profile_kernels){.file = profile_ask(path, arguments, &end)};
    return !kernels->file ? end : platform ? -1 : take_platform(kernels);
}

bool profile_next_kernel(struct profile_kernels *const kernels, struct profile_kernel *const kernel)
{
    if (fscanf(kernels->file, " kernel %" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64,
               &kernel->launches, &kernel->threads, &kernel->registers,
               &kernel->shared_memory) != 4)
        return false;
    kernel->name = take_text(kernels->file);
    return true;
}

void profile_kernels_end(struct profile_kernels *const kernels)
{
    if (kernels->file)
        fclose(kernels->file);
    gpurta_platform_destroy(kernels->platform);
}

#include "cli/import/profile.h"

#include "cli/base/arrays.h"
#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/tool.h"

#include <errno.h>
#include <inttypes.h>
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

/* What the tool tells; NULL after an error was reported. */
static FILE *ask(const char *const path, const char *const to, const char *const platform,
                 int *const end)
{
    static const char *const words[] = {"examiner", "nsys", "kineto", "nvprof", "holoscan", "ros2"};
    const char *const arguments[] = {"--from", words[guess_file(path)],        "--to",
                                     to,       platform ? "--platform" : NULL, platform,
                                     NULL};
    return profile_ask(path, arguments, end);
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

char *take_text(FILE *const file)
{
    size_t length = 0;
    char *const text = fscanf(file, "%zu%*c", &length) == 1 ? allocate(length + 1) : NULL;
    if (text)
        text[fread(text, 1, length, file)] = '\0';
    return text;
}

/* ---- launches ---- */

static bool take_line(struct profile *const p, FILE *const file, const char *const word,
                      size_t *const rooms)
{
    struct profile_name name = {NULL, 0, 0};
    struct profile_launch launch;
    if (strcmp(word, "device") == 0) {
        for (int i = 0; i < PROFILE_FACTS; i++)
            if (fscanf(file, "%" SCNd64, &p->fact[i]) != 1)
                return false;
        p->device = take_text(file);
        return p->device;
    }
    if (strcmp(word, "name") == 0) {
        if (fscanf(file, "%" SCNd64 " %" SCNd64, &name.numbered, &name.told) != 2)
            return false;
        name.stem = take_text(file);
        if (!name.stem || !ADD_ROOM(p->name, rooms[0], p->names)) {
            free(name.stem);
            return false;
        }
        p->name[p->names++] = name;
        return true;
    }
    if (fscanf(file, "%" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64, &launch.name, &launch.start,
               &launch.end, &launch.launched) != 4 ||
        launch.name < 0 || launch.name >= (int64_t)p->names ||
        !ADD_ROOM(p->launch, rooms[1], p->launches))
        return false;
    p->launch[p->launches++] = launch;
    return true;
}

int profile_read(struct profile *const profile, const char *const path)
{
    int end;
    bool good = true;
    char word[16];
    size_t rooms[2] = {0, 0};
    *profile = (struct profile){.path = path};
    FILE *const file = ask(path, "launches", NULL, &end);
    if (!file)
        return end;
    while (good && fscanf(file, "%15s", word) == 1)
        good = take_line(profile, file, word, rooms);
    fclose(file);
    if (good)
        return -1;
    complain("out of memory");
    return EXIT_UNABLE;
}

void profile_clear(struct profile *const profile)
{
    for (size_t i = 0; i < profile->names; i++)
        free(profile->name[i].stem);
    free(profile->name);
    free(profile->launch);
    free(profile->device);
}

const char *profile_name(const struct profile_name *const name, const size_t n,
                         char text[const PROFILE_NAME])
{
    if (name->numbered || n > 1)
        snprintf(text, PROFILE_NAME, "%s#%zu", name->stem, n);
    else
        snprintf(text, PROFILE_NAME, "%s", name->stem);
    return text;
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
    int end;
    *kernels = (struct profile_kernels){.file = ask(path, "kernels", platform, &end)};
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

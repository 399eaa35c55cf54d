/* Reading measurements: files and folders. */
#include "cli/base/memory.h"
#include "cli/measurement/reading.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* What is read into: operations by name, logs. */
struct target {
    struct operations operations;
    struct logs *logs;
};

static void target_begin(struct target *const target, struct masks *const masks,
                         const struct scenario *const scenario)
{
    operations_begin(&target->operations, scenario);
    target->operations.masks = masks;
    target->logs = logs_begin(&target->operations);
}

static void target_end(struct target *const target)
{
    logs_free(target->logs);
    operations_end(&target->operations);
}

/* A document of either kind; what is wrong stays in it. */
static void interpret(gpurta_measurement **const measurement, struct target *const target,
                      struct document *const document)
{
    document_expect(document, "a measurement");
    if (!document->errors)
        check_keys(document);
    if (document->errors)
        return;
    const char *const command = text_under(document, &document->node[0], "command");
    if (is_log(document))
        logs_read(target->logs, document);
    else if (command && strcmp(command, "measure") == 0)
        *measurement = read_measured(document, &target->operations);
    else
        document_error(document, &document->node[0],
                       "neither a measurement (command: measure) nor a log of "
                       "cuda_scheduling_examiner (times)");
}

bool measuring_read_stream(gpurta_measurement **const measurement, struct masks *const masks,
                           const struct scenario *const scenario, struct document *const document,
                           const char *const name, FILE *const file)
{
    struct target target;
    *measurement = NULL;
    if (!document_read_stream(document, name, file))
        return false;
    target_begin(&target, masks, scenario);
    interpret(measurement, &target, document);
    if (!document->errors && !*measurement)
        logs_measurement(measurement, target.logs, name);
    target_end(&target);
    return *measurement != NULL;
}

static int read_file(gpurta_measurement **const measurement, struct target *const target,
                     const char *const path)
{
    struct document document;
    if (!document_read(&document, path))
        return EXIT_UNABLE;
    interpret(measurement, target, &document);
    const int end = document_report(&document);
    document_clear(&document);
    return end;
}

static int is_json(const struct dirent *const entry)
{
    const size_t length = strlen(entry->d_name);
    return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

/* All logs of a folder, in order of their names. */
static int read_folder(struct target *const target, const char *const path)
{
    struct dirent **entry;
    gpurta_measurement *whole = NULL;
    const int n = scandir(path, &entry, is_json, alphasort);
    int end = -1;
    if (n < 0) {
        complain("cannot read %s: %s", path, strerror(errno));
        return EXIT_UNABLE;
    }
    for (int i = 0; i < n; i++) {
        char name[4096];
        const bool fits =
            snprintf(name, sizeof name, "%s/%s", path, entry[i]->d_name) < (int)sizeof name;
        free(entry[i]);
        if (end >= 0)
            continue;
        if (fits)
            end = read_file(&whole, target, name);
        if (whole || !fits) {
            complain("%s: expected log files only", fits ? name : path);
            gpurta_measurement_destroy(whole);
            whole = NULL;
            end = EXIT_USAGE;
        }
    }
    free(entry);
    if (n == 0) {
        complain("%s: no .json file in this folder", path);
        return EXIT_USAGE;
    }
    return end;
}

int measuring_read(gpurta_measurement **const measurement, struct masks *const masks,
                   const struct scenario *const scenario, const char *const path)
{
    struct stat about;
    struct target target;
    target_begin(&target, masks, scenario);
    *measurement = NULL;
    int end = stat(path, &about) == 0 && S_ISDIR(about.st_mode)
                  ? read_folder(&target, path)
                  : read_file(measurement, &target, path);
    if (end < 0 && !*measurement)
        end = logs_measurement(measurement, target.logs, path);
    target_end(&target);
    return end;
}

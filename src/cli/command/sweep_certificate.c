#include "cli/command/sweep_certificate.h"
#include "cli/base/memory.h"

#include "cli/command/commands.h"
#include "cli/scenario/certificate.h"
#include "cli/sweep/set.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_LOOKED_AT 50 /* sets of a point */

/* Files that exist while a witness is made. */
struct files {
    char folder[4096], set[4110], certificate[4110];
};

struct making {
    struct certificate certificate;
    struct files files;
    struct worker worker;
    const struct design *design;
};

static bool make_files(struct files *const f)
{
    const char *const place = getenv("TMPDIR");
    const int length =
        snprintf(f->folder, sizeof f->folder, "%s/gpurta-XXXXXX", place && *place ? place : "/tmp");
    if (length < 0 || (size_t)length >= sizeof f->folder || !mkdtemp(f->folder))
        return false;
    snprintf(f->set, sizeof f->set, "%s/set", f->folder);
    snprintf(f->certificate, sizeof f->certificate, "%s/cert", f->folder);
    return true;
}

static void remove_files(const struct files *const f)
{
    (void)unlink(f->set);
    (void)unlink(f->certificate);
    (void)rmdir(f->folder);
}

/* The set as a file. */
static bool write_set(struct making *const m, const size_t point, const size_t curve)
{
    FILE *const file = fopen(m->files.set, "w");
    const bool good = file && witness_write(file, &m->worker, point, curve);
    return file && fclose(file) == 0 && good;
}

/* Copies a file as it is. */
static bool copy(FILE *const to, const char *const path)
{
    char part[4096];
    size_t length;
    FILE *const from = fopen(path, "r");
    if (!from)
        return false;
    while ((length = fread(part, 1, sizeof part, from)) > 0)
        fwrite(part, 1, length, to);
    const bool good = !ferror(from);
    fclose(from);
    return good;
}

/* The command's certificate of the set, and the set as the hash in it has it. */
static int ask(struct making *const m, const struct curve *const curve)
{
    const char *const name = witness_command(&m->worker, curve);
    char own[16], search[32], flag[] = "--certificate", output[] = "-o", nowhere[] = "/dev/null",
                              runs[] = "--search", verdict[] = "--no-responses";
    struct json *const json = &m->certificate.json;
    struct common common = {.file = m->files.set};
    struct scenario scenario;
    snprintf(search, sizeof search, "%" PRId64, curve->search);
    snprintf(own, sizeof own, "%s", name);
    const bool bound = curve->analysis == CURVE_BOUND;
    const int words = bound ? 8 : curve->analysis == CURVE_EDF ? 7 : 6;
    char *argv[] = {
        own,    m->files.set, flag, m->files.certificate, output, nowhere, bound ? runs : verdict,
        search, NULL};
    const int end = command_run(command_named(name), words, argv);
    if (end > EXIT_MISSED || !output_show())
        return end > EXIT_MISSED ? end : EXIT_UNABLE;
    int bad = scenario_read(&scenario, &common, name, 0, NULL);
    if (bad < 0) {
        json_whole(json, "scenario", "");
        scenario_to_json(json->file, &scenario);
        json_whole(json, "certificate", "");
        if (!copy(json->file, m->files.certificate))
            bad = EXIT_UNABLE;
    }
    scenario_clear(&scenario);
    return bad;
}

static int witness(struct making *const m, const size_t point, const size_t curve,
                   const int64_t set, const bool accepted)
{
    struct json *const json = &m->certificate.json;
    if (!write_set(m, point, curve)) {
        complain("sweep: a set cannot be written: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    json_open_object(json, NULL);
    json_int(json, "point", (int64_t)point);
    json_int(json, "set", set);
    json_text(json, "curve", m->design->curve[curve].name);
    json_bool(json, "accepted", accepted);
    const int end = ask(m, &m->design->curve[curve]);
    json_close(json);
    return end;
}

static int look_at(struct making *const m, const size_t point, const size_t curve)
{
    bool found[2] = {false, false};
    int end = -1;
    for (int64_t set = 0; end < 0 && set < m->design->sets && set < MOST_LOOKED_AT; set++) {
        if ((found[0] && found[1]) || !set_draw(&m->worker, point, set) ||
            !witness_command(&m->worker, &m->design->curve[curve]))
            continue;
        const gpurta_verdict verdict = set_judge(&m->worker, point, curve);
        const bool accepted = verdict == GPURTA_SCHEDULABLE;
        if (verdict == GPURTA_UNKNOWN || found[accepted])
            continue;
        found[accepted] = true;
        end = witness(m, point, curve, set, accepted);
    }
    return end;
}

int sweep_certificate_check(const struct call *const call, const struct scenario *const scenario,
                            const char *const svg)
{
    static const char *const model[] = {NULL};
    return certificate_check(call, scenario, model, svg);
}

static int certify(struct making *const m, const struct call *const call,
                   const struct scenario *const scenario)
{
    int end = certificate_begin(&m->certificate, call, scenario);
    if (end >= 0)
        return end;
    json_open_array(&m->certificate.json, "witnesses");
    for (size_t p = 0; end < 0 && p < design_points(m->design); p++)
        for (size_t c = 0; end < 0 && c < m->design->curves; c++)
            end = look_at(m, p, c);
    json_close(&m->certificate.json);
    const int closed = certificate_end(&m->certificate);
    return end < 0 ? closed : end;
}

int sweep_certify(const struct call *const call, const struct design *const design,
                  const struct scenario *const scenario)
{
    struct making m = {.design = design};
    struct point *points;
    int end = points_make(&points, design);
    if (end >= 0)
        return end;
    const bool files = make_files(&m.files);
    end = EXIT_UNABLE;
    if (!files)
        complain("sweep: no folder for sets: %s", strerror(errno));
    else if (!worker_init(&m.worker, design, points))
        out_of_memory();
    else
        end = certify(&m, call, scenario);
    if (m.worker.design)
        worker_clear(&m.worker);
    if (files)
        remove_files(&m.files);
    points_destroy(points, design);
    return end;
}

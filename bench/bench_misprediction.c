/* Olmedo's figure 3 with the simulator in the place of the board: random launches on an 8-SM
 * Xavier; for how many does round-robin send a block to another SM than most-room?
 *
 *   bench_misprediction [--launches N] [--seed S] [--svg FILE]
 *
 * Each of 1..10 streams launches one kernel of 1..8 blocks of 1..32 warps; every kernel stays until
 * all have been launched, so that later ones find the SMs unevenly filled. */
#include "../tests/model_calls.h"
#include "base/values.h"
#include "bench.h"

#include <gpurta/gpurta.h>
#include <stdbool.h>
#include <string.h>

#define STREAMS 10

static void must(const gpurta_status status, const gpurta_error *const error)
{
    if (status != GPURTA_OK) {
        fprintf(stderr, "bench_misprediction: %s\n", error->message);
        exit(1);
    }
}

static gpurta_program *random_launch(uint64_t *const state, const int streams)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    must(gpurta_program_create(&program, &error), &error);
    for (int i = 0; i < streams; i++) {
        mpq_set_si(t, 1000, 1);
        must(gpurta_program_add_kernel(program, NULL, bench_range(state, 1, 8), t, &error), &error);
        must(gpurta_program_set_count(program, (size_t)i, GPURTA_OPERATION_THREADS,
                                      32 * bench_range(state, 1, 32), &error),
             &error);
        mpq_set_si(t, i, 1);
        must(gpurta_program_set_time(program, (size_t)i, GPURTA_OPERATION_RELEASE, t, &error),
             &error);
    }
    mpq_clear(t);
    return program;
}

static gpurta_result *place(const gpurta_program *const program,
                            const gpurta_platform *const platform, const gpurta_placement placement)
{
    gpurta_result *result;
    gpurta_options *options;
    gpurta_error error;
    must(gpurta_options_create(&options, &error), &error);
    must(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, &error), &error);
    must(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT, placement, &error), &error);
    must(gpurta_simulate_of(&result, program, platform, options, &error), &error);
    gpurta_options_destroy(options);
    return result;
}

/* Does any block go to another SM? */
static bool differ(const gpurta_program *const program, const gpurta_platform *const platform)
{
    gpurta_result *const a = place(program, platform, GPURTA_MOST_ROOM);
    gpurta_result *const b = place(program, platform, GPURTA_ROUND_ROBIN);
    bool found = false;
    for (size_t k = 0; k < gpurta_rows(a, GPURTA_SIMULATE_BLOCKS); k++)
        found = found || result_count(a, GPURTA_SIMULATE_BLOCKS_SM, k) !=
                             result_count(b, GPURTA_SIMULATE_BLOCKS_SM, k);
    gpurta_result_destroy(a);
    gpurta_result_destroy(b);
    return found;
}

static void draw(const char *const path, const double *const share, const long launches)
{
    FILE *const file = fopen(path, "w");
    if (!file) {
        perror(path);
        exit(1);
    }
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
          "width=\"640\" height=\"360\" viewBox=\"0 0 640 360\" role=\"img\" "
          "font-family=\"sans-serif\" font-size=\"12\">\n<title>Launches that round-robin "
          "mispredicts</title>\n<style>@media screen and (prefers-color-scheme: dark) { svg:root { "
          "color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }</style>\n<rect "
          "width=\"640\" height=\"360\" fill=\"white\"/>\n",
          file);
    for (int percent = 0; percent <= 100; percent += 20)
        fprintf(file,
                "<line x1=\"60\" x2=\"620\" y1=\"%d\" y2=\"%d\" stroke=\"#ddd\"/>"
                "<text x=\"52\" y=\"%d\" text-anchor=\"end\">%d%%</text>\n",
                300 - percent * 26 / 10, 300 - percent * 26 / 10, 304 - percent * 26 / 10, percent);
    fputs("<polyline fill=\"none\" stroke=\"#0072b2\" stroke-width=\"2\" points=\"", file);
    for (int n = 0; n < STREAMS; n++)
        fprintf(file, "%d,%.1f ", 86 + n * 56, 300 - share[n] * 260);
    fputs("\"/>\n", file);
    for (int n = 0; n < STREAMS; n++)
        fprintf(file,
                "<circle cx=\"%d\" cy=\"%.1f\" r=\"4\" fill=\"#0072b2\"/>"
                "<text x=\"%d\" y=\"%.1f\" text-anchor=\"start\">%.1f%%</text>"
                "<text x=\"%d\" y=\"334\" text-anchor=\"middle\">%d</text>\n",
                86 + n * 56, 300 - share[n] * 260, 86 + n * 56, 318 - share[n] * 260,
                share[n] * 100, 86 + n * 56, n + 1);
    fprintf(file,
            "<text x=\"340\" y=\"352\" text-anchor=\"middle\">streams</text>\n<text x=\"60\" "
            "y=\"22\" font-weight=\"bold\">Launches that round-robin mispredicts (8 SMs, %ld "
            "launches each)</text>\n</svg>\n",
            launches);
    fclose(file);
}

int main(const int argc, char **const argv)
{
    long launches = 7000;
    uint64_t state = 2022;
    const char *svg = NULL;
    gpurta_platform *platform;
    gpurta_error error;
    double share[STREAMS];
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--launches") == 0)
            launches = strtol(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--seed") == 0)
            state = strtoull(argv[i + 1], NULL, 0);
        else if (strcmp(argv[i], "--svg") == 0)
            svg = argv[i + 1];
    }
    if (launches < 1)
        return 1;
    must(gpurta_platform_create(&platform, "xavier", &error), &error);
    printf("streams  launches  mispredicted\n");
    for (int streams = 1; streams <= STREAMS; streams++) {
        long found = 0;
        for (long n = 0; n < launches; n++) {
            gpurta_program *const program = random_launch(&state, streams);
            found += differ(program, platform);
            gpurta_program_destroy(program);
        }
        share[streams - 1] = (double)found / (double)launches;
        printf("%7d  %8ld  %11.1f%%\n", streams, launches, share[streams - 1] * 100);
    }
    if (svg)
        draw(svg, share, launches);
    gpurta_platform_destroy(platform);
    return 0;
}

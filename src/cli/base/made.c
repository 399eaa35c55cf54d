#include "cli/base/made.h"

#include "build_id.h"
#include "cli/base/arrays.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct made made;
const char made_build[] = GPURTA_BUILD;

void made_input(const char *const name, const void *const text, const size_t size)
{
    const struct call *const call = made.call;
    if (!call || (call->command->takes & TAKES_FORMAT && call->common.format != FORMAT_JSON &&
                  !call->common.certificate && !call->common.made_by && !call_gives(call, "svg")))
        return; /* nothing will ask for it */
    ADD_ROOM(made.input, made.room, made.inputs);
    struct made_input *const input = &made.input[made.inputs++];
    input->name = duplicate(name);
    sha256_text(input->sha256, text, size);
}

void made_file(const char *const name)
{
    struct stat about;
    const int file = open(name, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return;
    void *const text = fstat(file, &about) == 0 && about.st_size > 0
                           ? mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, file, 0)
                           : MAP_FAILED;
    if (text != MAP_FAILED) {
        made_input(name, text, (size_t)about.st_size);
        munmap(text, (size_t)about.st_size);
    }
    close(file);
}

void made_forget_inputs(void)
{
    for (size_t i = 0; i < made.inputs; i++)
        free(made.input[i].name);
    free(made.input);
    made.input = NULL;
    made.inputs = made.room = 0;
}

/* How a shell has to have the word: as it is, in quotes, or with what cannot be shown escaped. */
static void put_word(FILE *const file, const char *const word)
{
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-";
    const char *at = word;
    uint32_t code;
    for (size_t n; *at && (n = text_character(at, &code)) && !text_misleads(code);)
        at += n;
    const bool shown = !*at, bare = *word && word[strspn(word, plain)] == '\0';
    fputs(bare ? "" : shown ? "'" : "$'", file);
    for (at = word; *at; at++)
        if (*at == '\'')
            fputs(shown ? "'\\''" : "\\'", file);
        else if (!shown && (*at == '\\' || *at < ' ' || *at > '~'))
            fprintf(file, "\\x%02x", (unsigned)(unsigned char)*at);
        else
            fputc(*at, file);
    fputs(bare ? "" : "'", file);
}

void made_file_again(FILE *const file)
{
    const struct common *const c = &made.call->common;
    const char *const flag[][2] = {{"platform", c->platform},
                                   {"platform-file", c->platform_file},
                                   {"slots", c->slots},
                                   {"copy-bandwidth", c->copy_bandwidth}};
    put_word(file, c->file && strcmp(c->file, "-") != 0 ? c->file : "FILE");
    for (size_t i = 0; i < FIELDS(flag) + c->set.count; i++)
        if (i >= FIELDS(flag) || flag[i][1]) {
            fprintf(file, " --%s ", i < FIELDS(flag) ? flag[i][0] : "set");
            put_word(file, i < FIELDS(flag) ? flag[i][1] : c->set.text[i - FIELDS(flag)]);
        }
}

char *made_line(char *const *const words, const int count)
{
    char *text;
    size_t size;
    FILE *const file = text_begin(&text, &size);
    fputs("gpurta", file);
    for (int i = 0; i < count; i++) {
        fputc(' ', file);
        put_word(file, words[i]);
    }
    fclose(file);
    return text;
}

char *made_sentence(void)
{
    char *text;
    size_t size;
    FILE *const file = text_begin(&text, &size);
    char *const line = made_line(made.words, made.count);
    const int64_t seed = made.call ? call_count(made.call, "seed", -1) : -1;
    fprintf(file, "gpurta %s (build %s): %s", gpurta_version(), made_build, line);
    for (size_t i = 0; i < made.inputs; i++)
        fprintf(file, "; %s SHA-256 %s", made.input[i].name, made.input[i].sha256);
    if (seed >= 0)
        fprintf(file, "; seed %lld", (long long)seed);
    fclose(file);
    free(line);
    return text;
}

static void put_command_line(struct json *const json)
{
    char *const text = made_line(made.words, made.count);
    json_text(json, "command_line", text);
    free(text);
}

static void put_options(struct json *const json)
{
    json_open_flat(json, "options", '{');
    call_options(made.call, json);
    json_close(json);
}

static void put_inputs(struct json *const json)
{
    json_open_flat(json, "inputs", '[');
    for (size_t i = 0; i < made.inputs; i++) {
        json_open_object(json, NULL);
        json_text(json, "file", made.input[i].name);
        json_text(json, "sha256", made.input[i].sha256);
        json_close(json);
    }
    json_close(json);
}

void made_json(struct json *const json)
{
    if (!made.call)
        return;
    json_open_object(json, "made_by");
    put_command_line(json);
    put_options(json);
    const gpurta_platform *const platform = made.platform ? *made.platform : NULL;
    if (platform)
        made.put_platform(json, platform);
    else
        json_null(json, "platform");
    json_text(json, "unconfirmed", platform ? gpurta_platform_unconfirmed(platform) : NULL);
    put_inputs(json);
    json_text(json, "build", made_build);
    const int64_t seed = call_count(made.call, "seed", -1);
    if (seed < 0)
        json_null(json, "seed");
    else
        json_int(json, "seed", seed);
    json_close(json);
}

void made_tell_tool(void)
{
    char *text;
    size_t size;
    struct json json = {.file = text_begin(&text, &size)};
    json_open_object(&json, NULL);
    json_text(&json, "gpurta", gpurta_version());
    made_json(&json);
    json_close(&json);
    fclose(json.file);
    if (setenv("GPURTA_MADE_BY", text, 1) != 0)
        out_of_memory();
    free(text);
}

void made_above(FILE *const file)
{
    char *text;
    size_t size;
    FILE *const lines = text_begin(&text, &size);
    made_below(lines);
    fclose(lines);
    for (const char *at = text + 1; *at; at += strcspn(at, "\n") + 1)
        fprintf(file, "# %.*s\n", (int)strcspn(at, "\n"), at);
    free(text);
}

void made_below(FILE *const file)
{
    struct json json = {.file = file};
    fprintf(file, "\ngpurta %s", gpurta_version());
    made_json(&json);
    fputc('\n', file);
}

#include "vectors.h"

#include <unistd.h>

static void write_file(const char *const path, const char *const text)
{
    FILE *const file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

const struct node *value_of(const struct document *const document, const struct node *const map,
                            const char *const key)
{
    for (const struct node *k = document_child(document, map); k;) {
        const struct node *const value = document_next(document, k);
        if (strcmp(document_text(document, k), key) == 0)
            return value;
        k = document_next(document, value);
    }
    fail_msg("no key %s", key);
    return NULL;
}

size_t for_each_vector(const char *const path, const char *const command, const unsigned needs,
                       void (*const check)(struct scenario *, const struct document *,
                                           const struct node *))
{
    static const char scenario_key[] = "{\"scenario\": ", expect_key[] = ", \"expect\": ";
    FILE *const file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0, lines = 0;
    char name[] = "/tmp/gpurta-vector-XXXXXX";
    assert_non_null(file);
    const int fd = mkstemp(name);
    assert_true(fd >= 0);
    close(fd);
    while (getline(&line, &room, file) > 0) {
        struct scenario scenario;
        struct document answer;
        const struct common common = {.file = name};
        char *const expect = strstr(line, expect_key);
        assert_int_equal(strncmp(line, scenario_key, sizeof scenario_key - 1), 0);
        assert_non_null(expect);
        write_file(name, line);
        assert_true(document_read(&answer, name));
        *expect = '\0';
        write_file(name, line + sizeof scenario_key - 1);
        if (scenario_read(&scenario, &common, command, needs, NULL) >= 0)
            fail_msg("%s, line %zu: not read", path, lines + 1);
        lines++;
        check(&scenario, &answer, value_of(&answer, &answer.node[0], "expect"));
        scenario_clear(&scenario);
        document_clear(&answer);
    }
    unlink(name);
    free(line);
    fclose(file);
    assert_true(lines > 0);
    return lines;
}

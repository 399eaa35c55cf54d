/* What is known of sections and keys: two tables, made from their maps. */
#include "base/count.h"
#include "model/model.h"
#include "model/platform.h"

#define MOST(high) ((high) != 0 ? (high) : INT64_MAX)

static const struct key_row keys[] = {
#define FIELD_ROW(number, name, kind, low, high, words, text)                                      \
    [GPURTA_KEY_PLATFORM_FIELD +                                                                   \
        number] = {{sizeof(gpurta_key_facts), (gpurta_key)(GPURTA_KEY_PLATFORM_FIELD + number),    \
                    GPURTA_VALUE_##kind, false, #name, "", low, high, text},                       \
                   sizeof(text) > 1 ? "P" : NULL,                                                  \
                   words},
    FIELD_MAP(FIELD_ROW)
#undef FIELD_ROW
#define KEY_ROW(id, number, sections, kinds, required, name, kind, low, high, words, text)         \
    [number] = {{sizeof(gpurta_key_facts), (gpurta_key)(number), GPURTA_VALUE_##kind, required,    \
                 name, kinds, low, MOST(high), text},                                              \
                sections,                                                                          \
                words},
        GPURTA_KEY_MAP(KEY_ROW)
#undef KEY_ROW
};
enum { KEYS = sizeof keys / sizeof keys[0] };

static const struct {
    gpurta_section_facts facts;
    char letter;
} sections[SECTIONS] = {
#define SECTION_ROW(id, number, letter, name, shape, one, text)                                    \
    [number] = {{sizeof(gpurta_section_facts), (gpurta_section)(number), GPURTA_SHAPE_##shape,     \
                 name, one, text},                                                                 \
                letter},
    GPURTA_SECTION_MAP(SECTION_ROW)
#undef SECTION_ROW
};

const gpurta_section_facts *gpurta_section_info(const gpurta_section section)
{
    return section > 0 && section < SECTIONS ? &sections[section].facts : NULL;
}

const struct key_row *key_row(const gpurta_key key)
{
    return key >= 0 && (int)key < KEYS && keys[key].sections ? &keys[key] : NULL;
}

const gpurta_key_facts *gpurta_key_info(const gpurta_key key)
{
    const struct key_row *const row = key_row(key);
    return row ? &row->facts : NULL;
}

bool key_is_of(const struct key_row *const key, const gpurta_section section)
{
    return strchr(key->sections, sections[section].letter) != NULL;
}

size_t section_keys(const gpurta_section section, const struct key_row *list[const SECTION_KEYS])
{
    size_t count = 0;
    for (int i = 0; i < KEYS; i++)
        if (keys[i].sections && key_is_of(&keys[i], section))
            list[count++] = &keys[i];
    return count;
}

const gpurta_key_facts *gpurta_key_at(const gpurta_section section, const size_t position)
{
    const struct key_row *list[SECTION_KEYS];
    const size_t count = gpurta_section_info(section) ? section_keys(section, list) : 0;
    return position < count ? &list[position]->facts : NULL;
}

/* Of other kinds, it is what they expect. */
static const char *words_of(const struct key_row *const key)
{
    return key->facts.kind <= GPURTA_VALUE_PRIORITY ? key->words : NULL;
}

int word_number(const struct key_row *const key, const char *const word)
{
    const char *w = words_of(key);
    for (int i = 0; w && *w; i++, w += strlen(w) + 1)
        if (strcmp(w, word) == 0)
            return i;
    return -1;
}

const char *gpurta_key_word(const gpurta_key key, const int64_t value)
{
    const struct key_row *const row = key_row(key);
    const char *w = row ? words_of(row) : NULL;
    const int64_t first = row && row->facts.kind == GPURTA_VALUE_WORD ? row->facts.low : 0;
    for (int64_t i = first; w && *w; i++, w += strlen(w) + 1)
        if (i == value)
            return w;
    return NULL;
}

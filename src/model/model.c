/* The store of a model, and what single values may be. */
#include "model/model.h"
#include "model/wcet.h"

#include "base/count.h"
#include "base/fail.h"
#include "base/grow.h"
#include "base/text.h"
#include "base/typing.h"

#include <stdlib.h>

/* ---- making and ending ---- */

gpurta_status gpurta_model_create(gpurta_model **const model, gpurta_error *const error)
{
    if (!model)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "model: NULL argument");
    gpurta_model *const fresh = calloc(1, sizeof *fresh);
    if (!fresh || gpurta_add(fresh, GPURTA_SECTION_SCENARIO, GPURTA_NONE) != 0) {
        gpurta_model_destroy(fresh);
        return fail_memory(error);
    }
    *model = fresh;
    return GPURTA_OK;
}

static void clear_cell(struct cell *const cell)
{
    if (cell->kind == CELL_EXACT)
        rat_clear(&cell->u.exact);
}

void gpurta_model_destroy(gpurta_model *const model)
{
    if (!model)
        return;
    for (size_t r = 0; r < model->rows; r++) /* cells between them have moved */
        for (size_t c = 0; c < model->row[r].cells; c++)
            clear_cell(&model->cell[model->row[r].first + c]);
    for (struct texts *t = model->texts, *before; t; t = before) {
        before = t->before;
        free(t);
    }
    for (int s = 0; s < SECTIONS; s++)
        free(model->section[s].row);
    gpurta_platform_destroy(model->platform);
    free(model->row);
    free(model->cell);
    free(model);
}

size_t gpurta_add(gpurta_model *const model, const gpurta_section section, const size_t parent)
{
    const gpurta_section_facts *const facts = gpurta_section_info(section);
    const bool inner = section == GPURTA_SECTION_STEPS;
    if (!model || !facts || model->rows >= UINT32_MAX - 1 || inner != (parent != GPURTA_NONE) ||
        (inner && (parent >= model->rows || model->row[parent].section != GPURTA_SECTION_CHAINS)) ||
        (facts->shape <= GPURTA_SHAPE_MAP && model->section[section].rows))
        return GPURTA_NONE;
    uint32_t *const list = grow(model->section[section].row, &model->section[section].room,
                                model->section[section].rows + 1, sizeof *list);
    if (list)
        model->section[section].row = list;
    struct row *const rows = grow(model->row, &model->row_room, model->rows + 1, sizeof *rows);
    if (rows)
        model->row = rows;
    if (!list || !rows)
        return GPURTA_NONE;
    model->checked = false;
    const uint32_t place = (uint32_t)model->section[section].rows++;
    list[place] = (uint32_t)model->rows;
    rows[model->rows] = (struct row){.first = model->cells,
                                     .section = section,
                                     .place = place,
                                     .parent = inner ? (uint32_t)parent + 1 : 0};
    return model->rows++;
}

gpurta_status gpurta_model_order(gpurta_model *const model, const gpurta_section section,
                                 const size_t *const places, gpurta_error *const error)
{
    const size_t rows = gpurta_model_rows(model, section);
    bool good = model && gpurta_section_info(section) && places;
    uint32_t *const list = calloc(rows + 1, sizeof *list); /* row and 1, by the place before */
    if (!list)
        return fail_memory(error);
    for (size_t i = 0; good && i < rows; i++) {
        good = places[i] < rows && !list[places[i]];
        if (good)
            list[places[i]] = model->section[section].row[places[i]] + 1;
    }
    for (size_t i = 0; good && i < rows; i++) {
        const uint32_t row = list[places[i]] - 1;
        model->section[section].row[i] = row;
        model->row[row].place = (uint32_t)i;
        model->checked = false;
    }
    free(list);
    return good ? GPURTA_OK
                : fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                       "model: an order has every place of a section once");
}

/* ---- reading ---- */

static bool is_section(const gpurta_model *const model, const gpurta_section section)
{
    return model && gpurta_section_info(section);
}

size_t gpurta_model_rows(const gpurta_model *const model, const gpurta_section section)
{
    return is_section(model, section) ? model->section[section].rows : 0;
}

size_t gpurta_model_row(const gpurta_model *const model, const gpurta_section section,
                        const size_t place)
{
    return place < gpurta_model_rows(model, section) ? model->section[section].row[place]
                                                     : GPURTA_NONE;
}

size_t gpurta_model_parent(const gpurta_model *const model, const size_t row)
{
    return model && row < model->rows && model->row[row].parent ? model->row[row].parent - 1u
                                                                : GPURTA_NONE;
}

const struct cell *find_cell(const gpurta_model *const model, const size_t row,
                             const gpurta_key key)
{
    if (!model || row >= model->rows)
        return NULL;
    const struct row *const r = &model->row[row];
    for (size_t i = 0; i < r->cells; i++)
        if (model->cell[r->first + i].key == (int)key)
            return &model->cell[r->first + i];
    return NULL;
}

const char *gpurta_model_text(const gpurta_model *const model, const size_t row,
                              const gpurta_key key, size_t place)
{
    const struct cell *const cell = find_cell(model, row, key);
    if (!cell || cell->kind == CELL_EXACT)
        return NULL;
    if (cell->kind == CELL_COUNT)
        return place ? NULL : gpurta_key_word(key, cell->u.count);
    const struct cell *const end = model->cell + model->row[row].first + model->row[row].cells;
    for (const struct cell *c = cell; c < end; c++)
        if (c->key == (int)key && place-- == 0)
            return c->u.text;
    return NULL;
}

bool gpurta_model_count(const gpurta_model *const model, const size_t row, const gpurta_key key,
                        int64_t *const count)
{
    const struct cell *const cell = find_cell(model, row, key);
    const bool empty = cell && cell->kind == CELL_TEXT && !cell->u.text;
    if (!cell || !count || (cell->kind != CELL_COUNT && !empty))
        return false;
    *count = empty ? 0 : cell->u.count;
    return true;
}

bool gpurta_model_exact(const gpurta_model *const model, const size_t row, const gpurta_key key,
                        mpq_ptr value)
{
    const struct cell *const cell = find_cell(model, row, key);
    if (!cell || cell->kind != CELL_EXACT || !value)
        return false;
    rat_get(value, &cell->u.exact);
    return true;
}

gpurta_unit model_unit(const gpurta_model *const model)
{
    const struct cell *const cell = find_cell(model, 0, GPURTA_KEY_TIME_UNIT);
    return cell ? (gpurta_unit)cell->u.count : GPURTA_MS;
}

const char *row_name(const gpurta_model *const model, const size_t row)
{
    const struct row *const r = &model->row[row];
    for (size_t c = r->first; c < r->first + r->cells; c++)
        if (model->cell[c].kind == CELL_TEXT &&
            key_row((gpurta_key)model->cell[c].key)->facts.kind == GPURTA_VALUE_NAME)
            return model->cell[c].u.text;
    return NULL;
}

/* ---- writing ---- */

gpurta_status fail_at(gpurta_error *const error, const gpurta_status status,
                      const gpurta_model *const model, const size_t row, const gpurta_key key)
{
    if (error) {
        error->section = (int16_t)model->row[row].section;
        error->key = (int16_t)key;
        error->item = model->row[row].place;
    }
    return status;
}

static const char *keep_text(gpurta_model *const model, const char *const text)
{
    enum { PIECE = 65536 - sizeof(struct texts) - 64 };
    const size_t length = strlen(text) + 1;
    struct texts *t = model->texts;
    if (!t || t->size - t->used < length) {
        const size_t size = length > PIECE ? length : PIECE;
        t = malloc(sizeof *t + size);
        if (!t)
            return NULL;
        *t = (struct texts){.before = model->texts, .size = size};
        model->texts = t;
    }
    char *const copy = t->text + t->used;
    t->used += length;
    return memcpy(copy, text, length);
}

/* The row's cells become the last ones, with room for one more behind them. */
static bool move_to_end(gpurta_model *const model, struct row *const r)
{
    const bool last = r->first + r->cells == model->cells;
    const size_t need = model->cells + (last ? 0 : r->cells) + 1;
    struct cell *const cells = grow(model->cell, &model->cell_room, need, sizeof *cells);
    if (!cells)
        return false;
    model->cell = cells;
    if (!last) {
        if (r->cells)
            memcpy(cells + model->cells, cells + r->first, r->cells * sizeof *cells);
        r->first = model->cells;
        model->cells += r->cells;
    }
    return true;
}

static bool is_list(const struct key_row *const key)
{
    return key->facts.kind >= GPURTA_VALUE_REFERENCES && key->facts.kind != GPURTA_VALUE_ROWS;
}

/* The value takes the place of one before, or is the next of a list. */
static gpurta_status store(gpurta_model *const model, const size_t row,
                           const struct key_row *const key, const struct cell *const value,
                           gpurta_error *const error)
{
    const bool list = is_list(key);
    struct row *const r = &model->row[row];
    model->checked = false;
    const struct cell *const before = find_cell(model, row, key->facts.key);
    size_t at = before ? (size_t)(before - model->cell) : 0;
    if (!before || (list && value->u.text && before->u.text)) {
        if (r->cells == UINT32_MAX || !move_to_end(model, r))
            return fail_memory(error);
        at = model->cells++;
        r->cells++;
    } else {
        clear_cell(&model->cell[at]);
        /* an empty list has no others behind its first */
        for (size_t c = at + 1; list && c < r->first + r->cells; c++)
            if (model->cell[c].key == (int)key->facts.key) {
                model->cell[c--] = model->cell[r->first + --r->cells];
            }
    }
    model->cell[at] = *value;
    return GPURTA_OK;
}

/* The key is absent again. */
static gpurta_status take_out(gpurta_model *const model, const size_t row, const gpurta_key key)
{
    struct row *const r = &model->row[row];
    const struct cell *const before = find_cell(model, row, key);
    model->checked = false;
    if (before) {
        struct cell *const cell = &model->cell[before - model->cell];
        clear_cell(cell);
        *cell = model->cell[r->first + --r->cells];
    }
    return GPURTA_OK;
}

/* "low, medium or high" */
static void list_words(char *const text, const size_t size, const struct key_row *const key)
{
    size_t at = 0;
    text[0] = '\0';
    for (const char *w = key->words; *w && at < size; w += strlen(w) + 1)
        at += (size_t)snprintf(text + at, size - at, "%s%s",
                               w == key->words            ? ""
                               : w[strlen(w) + 1] == '\0' ? " or "
                                                          : ", ",
                               w);
}

void key_expectation(char *const text, const size_t size, const struct key_row *const key)
{
    const gpurta_key_facts *const f = &key->facts;
    char low[COUNT_TEXT], high[COUNT_TEXT];
    count_text(low, f->low);
    count_text(high, f->high);
    switch (f->kind) {
    case GPURTA_VALUE_TIME:
        snprintf(text, size, "a time %s%s%s", f->low ? "above 0" : "of 0 or more",
                 key->words ? ", or " : "", key->words ? key->words : "");
        break;
    case GPURTA_VALUE_COUNT:
    case GPURTA_VALUE_SIZE:
    case GPURTA_VALUE_COUNTS:
        snprintf(text, size, "a whole number from %s to %s%s%s", low, high,
                 f->kind != GPURTA_VALUE_COUNTS && key->words ? ", or " : "",
                 f->kind != GPURTA_VALUE_COUNTS && key->words ? key->words : "");
        if (f->key == GPURTA_KEY_CARVEOUT)
            snprintf(text, size, "0 to 100 percent, a size as in 64KiB, or, of a step, unknown");
        if (f->key == GPURTA_KEY_CHAIN_CPU_PRIORITY || f->key == GPURTA_KEY_STEP_CPU_PRIORITY)
            snprintf(text, size, STREAM_PRIORITY);
        break;
    case GPURTA_VALUE_BYTES:
        snprintf(text, size, "a whole number of bytes from %s to %s, also as 32KiB or 1MiB", low,
                 high);
        break;
    case GPURTA_VALUE_SIZES:
        snprintf(text, size,
                 "a whole number of bytes from 0 to 253952, also as 32KiB: a multiple of 4 KiB");
        break;
    case GPURTA_VALUE_BOOL:
        snprintf(text, size, "true or false");
        break;
    case GPURTA_VALUE_WORD:
        list_words(text, size, key);
        break;
    case GPURTA_VALUE_PRIORITY:
        snprintf(text, size, "low, high or a whole number (as in CUDA: lower is more urgent)");
        break;
    case GPURTA_VALUE_NAME:
    case GPURTA_VALUE_TEXT:
    case GPURTA_VALUE_REFERENCE:
        snprintf(text, size, "a name of 1 to 255 bytes");
        break;
    case GPURTA_VALUE_REFERENCES:
        snprintf(text, size, "a list of names%s%s", f->low ? " of " : "",
                 f->low ? gpurta_section_info((gpurta_section)f->low)->name : "");
        break;
    default: /* number, version, mask, rows */
        snprintf(text, size, "%s", key->words ? key->words : f->name);
        break;
    }
}

/* The word of a key that a text may be meant for; NULL: none is near. */
static const char *near_word(const struct key_row *const key, const char *const text)
{
    const bool takes = key->facts.kind == GPURTA_VALUE_WORD || key->facts.kind == GPURTA_VALUE_TIME;
    const char *near = NULL;
    size_t least = text ? typing_limit(text) : 0;
    for (const char *w = key->words; takes && text && w && *w; w += strlen(w) + 1) {
        const size_t distance = typing_distance(text, w);
        if (distance < least && distance < strlen(w)) { /* "min" is no "ms" */
            least = distance;
            near = w;
        }
    }
    return near;
}

/* "expected WHAT, found "TEXT": why" */
static gpurta_status unexpected(gpurta_error *const error, const gpurta_status status,
                                const gpurta_model *const model, const size_t row,
                                const struct key_row *const key, const char *const found,
                                const char *const why)
{
    char what[140], meant[80];
    const char *const near = near_word(key, found);
    snprintf(meant, sizeof meant, "; did you mean \"%s\"?", near ? near : "");
    key_expectation(what, sizeof what, key);
    (void)(fail)(error, status, GPURTA_NO_ITEM, "expected %s, found %s%.*s%s%s", what,
                 found ? "\"" : "nothing", found ? text_bytes(found, 40) : 0, found ? found : "",
                 found && strlen(found) > 40 ? "...\""
                 : found                     ? "\""
                                             : "",
                 near ? meant : why);
    return fail_at(error, status, model, row, key->facts.key);
}

static bool is_mask(const char *const text)
{
    const size_t length = strlen(text);
    return length > 2 && length <= 2 + 64 && text[0] == '0' && (text[1] | 32) == 'x' &&
           strspn(text + 2, "0123456789abcdefABCDEF") == length - 2 &&
           strspn(text + 2, "0") < length - 2;
}

/* 12.4 or, with `both` parts not needed, 12. */
static bool is_version(const char *const text, const bool both)
{
    static const char digits[] = "0123456789";
    const size_t major = strspn(text, digits), point = text[major] == '.';
    const size_t minor = point ? strspn(text + major + 1, digits) : 0;
    return major >= 1 && major <= 3 && minor <= 3 && (minor || !(point || both)) &&
           !text[major + point + minor];
}

/* Is it an entry of a table of times, each above 0? */
static bool is_table_entry(const char *const text, const gpurta_unit unit)
{
    struct wcet_entry entry;
    LOCAL_MPQ(time);
    return strlen(text) <= 511 && wcet_entry_read(&entry, text) &&
           gpurta_time_parse(time, entry.time, unit, NULL) == GPURTA_OK && mpq_sgn(time) > 0;
}

/* What a text says, checked; false: it is not what the key takes. */
static bool read_cell(struct cell *const cell, gpurta_model *const model,
                      const struct key_row *const key, const char *const text, bool *const memory)
{
    const gpurta_key_facts *const f = &key->facts;
    const int word = f->kind == GPURTA_VALUE_WORD ? word_number(key, text) : -1;
    int64_t count;
    cell->kind = CELL_COUNT;
    switch (f->kind) {
    case GPURTA_VALUE_COUNT:
        if (word_number(key, text) < 0)
            return parse_count(text, f->low, f->high, &cell->u.count);
        cell->u.count = f->high + 1; /* the only word: more than any number */
        return true;
    case GPURTA_VALUE_SIZE:
        return parse_count(text, f->low, f->high, &cell->u.count);
    case GPURTA_VALUE_BYTES:
        return parse_bytes(text, f->low, f->high, &cell->u.count);
    case GPURTA_VALUE_BOOL:
        cell->u.count = *text == 't';
        return strcmp(text, "true") == 0 || strcmp(text, "false") == 0;
    case GPURTA_VALUE_WORD:
        cell->u.count = f->low + word;
        return word >= 0;
    case GPURTA_VALUE_PRIORITY:
        cell->u.count = -(int64_t)word_number(key, text);
        return cell->u.count <= 0 || parse_count(text, f->low, f->high, &cell->u.count);
    case GPURTA_VALUE_COUNTS:
        if (!parse_count(text, f->low, f->high, &count))
            return false;
        break;
    case GPURTA_VALUE_SIZES:
        if (!parse_bytes(text, 0, INT64_C(62) * 4096, &count) || count % 4096)
            return false;
        break;
    case GPURTA_VALUE_MASK:
        if (!is_mask(text))
            return false;
        break;
    case GPURTA_VALUE_TABLE:
        if (!is_table_entry(text, model_unit(model)))
            return false;
        break;
    case GPURTA_VALUE_VERSION:
        if (!is_version(text, f->key == GPURTA_KEY_PLATFORM_CAPABILITY))
            return false;
        break;
    default:
        if (f->kind == GPURTA_VALUE_ROWS || strlen(text) < 1 || strlen(text) > 255)
            return false;
        break;
    }
    cell->kind = CELL_TEXT;
    cell->u.text = keep_text(model, text);
    *memory = cell->u.text != NULL;
    return true;
}

/* Is it a time or number that the key takes? */
static bool is_exact(const struct key_row *const key, mpq_srcptr value)
{
    return key->facts.kind == GPURTA_VALUE_NUMBER ? mpq_cmp_ui(value, 1, 1) >= 0
                                                  : mpq_sgn(value) >= (key->facts.low > 0);
}

static gpurta_status store_exact(gpurta_model *const model, const size_t row,
                                 const struct key_row *const key, mpq_srcptr value,
                                 gpurta_error *const error)
{
    struct cell cell = {.key = (uint16_t)key->facts.key, .kind = CELL_EXACT};
    rat_init(&cell.u.exact);
    if (!rat_set(&cell.u.exact, value))
        return fail_memory(error);
    const gpurta_status status = store(model, row, key, &cell, error);
    if (status)
        rat_clear(&cell.u.exact);
    return status;
}

static gpurta_status set_exact_text(gpurta_model *const model, const size_t row,
                                    const struct key_row *const key, const char *const text,
                                    gpurta_error *const error)
{
    const bool number = key->facts.kind == GPURTA_VALUE_NUMBER;
    const size_t length = strlen(text);
    gpurta_error own = {.message = ""};
    char why[GPURTA_ERROR_SIZE] = "";
    LOCAL_MPQ(value);
    gpurta_status status = gpurta_time_parse(value, text, model_unit(model), &own);
    if (status && !number)
        snprintf(why, sizeof why, "%.200s",
                 has_decimal_comma(text) ? ": decimals take a point, as in 1.5"
                                         : number_hint(text));
    if (status && !number && !*why)
        snprintf(why, sizeof why, ": %.200s", own.message);
    if (!status && (!is_exact(key, value) ||
                    (number && !(text[length - 1] >= '0' && text[length - 1] <= '9'))))
        status = GPURTA_OUT_OF_RANGE;
    return status ? unexpected(error, status, model, row, key, text, why)
                  : store_exact(model, row, key, value, error);
}

/* The key, if the row can have it. */
static gpurta_status find_key(const struct key_row **const found, const gpurta_model *const model,
                              const size_t row, const gpurta_key key, gpurta_error *const error)
{
    *found = key_row(key);
    if (!model || row >= model->rows || !*found)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "model: NULL argument, or no such row or key");
    const gpurta_section section = (gpurta_section)model->row[row].section;
    if (key_is_of(*found, section))
        return GPURTA_OK;
    (void)(fail)(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                 "the section \"%s\" has another key \"%s\", or none",
                 gpurta_section_info(section)->name, (*found)->facts.name);
    return fail_at(error, GPURTA_INVALID_ARGUMENT, model, row, key);
}

static bool is_of_exact(const struct key_row *const key)
{
    return key->facts.kind == GPURTA_VALUE_TIME || key->facts.kind == GPURTA_VALUE_NUMBER;
}

gpurta_status gpurta_set_text(gpurta_model *const model, const size_t row, const gpurta_key key,
                              const char *const text, gpurta_error *const error)
{
    const struct key_row *k;
    const gpurta_status status = find_key(&k, model, row, key, error);
    struct cell cell = {.key = (uint16_t)key, .kind = CELL_TEXT};
    bool memory = true;
    if (status)
        return status;
    if (!text && is_list(k))
        cell.u.text = NULL;
    else if (!text)
        return take_out(model, row, key);
    else if (is_of_exact(k) && word_number(k, text) < 0)
        return set_exact_text(model, row, k, text, error);
    else if (is_of_exact(k))
        cell.u.text = k->words;
    else if (!read_cell(&cell, model, k, text, &memory))
        return unexpected(error, GPURTA_SYNTAX, model, row, k, text, count_hint(text));
    return memory ? store(model, row, k, &cell, error) : fail_memory(error);
}

gpurta_status gpurta_set_count(gpurta_model *const model, const size_t row, const gpurta_key key,
                               const int64_t count, gpurta_error *const error)
{
    const struct key_row *k;
    const gpurta_status status = find_key(&k, model, row, key, error);
    const struct cell cell = {.u.count = count, .key = (uint16_t)key, .kind = CELL_COUNT};
    char text[COUNT_TEXT];
    if (status)
        return status;
    snprintf(text, sizeof text, "%lld", (long long)count);
    if (k->facts.kind == GPURTA_VALUE_TIME || k->facts.kind > GPURTA_VALUE_PRIORITY)
        return unexpected(error, GPURTA_INVALID_ARGUMENT, model, row, k, text, "");
    if (count < k->facts.low || count > k->facts.high)
        return unexpected(error, GPURTA_OUT_OF_RANGE, model, row, k, text, "");
    return store(model, row, k, &cell, error);
}

gpurta_status gpurta_set_exact(gpurta_model *const model, const size_t row, const gpurta_key key,
                               mpq_srcptr value, gpurta_error *const error)
{
    const struct key_row *k;
    const gpurta_status status = find_key(&k, model, row, key, error);
    if (status)
        return status;
    const bool lowest = value && rat_canonical(value), good = lowest && is_of_exact(k);
    if (good && is_exact(k, value))
        return store_exact(model, row, k, value, error);
    char text[64] = "a value not in lowest terms";
    if (!value || (lowest && gpurta_time_text(text, sizeof text, value, NULL)))
        snprintf(text, sizeof text, "%s", value ? "another value" : "NULL");
    return unexpected(error, good ? GPURTA_OUT_OF_RANGE : GPURTA_INVALID_ARGUMENT, model, row, k,
                      text, "");
}

/* Platforms from files: the `platform:` of a scenario, and files of --platform-file. */
#pragma once

#include "cli/scenario/reader.h"

/* The platform of --platform, --platform-file or --slots; NULL if none is given. Returns -1, or the
 * exit status after what is wrong was reported. */
int platform_from_options(gpurta_platform **platform, const struct common *common);

/* Of a name that is short for several built-in platforms: a note on which one is meant. file: in
 * which the name is; NULL: none. */
void note_family(const char *file, const gpurta_platform *platform, const char *given);

/* A model of a platform alone. */
gpurta_model *model_of_platform(const gpurta_platform *platform);
/* A kernel of a launch, at the end of the model; returns its row. */
size_t model_add_launch(gpurta_model *model, int64_t threads, int64_t registers,
                        int64_t shared_memory);

/* Text of an SM order, for example "even-then-odd". */
const char *sm_order_name(int64_t order);
/* That of a platform; NULL: not known. */
const char *known_sm_order(const gpurta_platform *platform);
/* "U1 U2": the rules of newer GPUs that the platform has, all (NULL) or only those digits. */
const char *own_rules(char text[ROW_SPACE], const gpurta_platform *platform, const char *only);
/* Room for "major.minor" of a platform. */
#define CAPABILITY_SIZE 24
/* Writes it into text; "" if it is not known. Returns text. */
char *capability_text(char text[CAPABILITY_SIZE], const gpurta_platform *platform);

/* Reads "major.minor" and names the row of the table that has its limits: "cc-6.2"; false: it is
 * none. */
bool capability_row(char name[CAPABILITY_SIZE], const char *text);

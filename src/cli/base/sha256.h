/* SHA-256 (FIPS 180-4) of a text. */
#pragma once

#include <stddef.h>

#define SHA256_TEXT 65

/* Returns hex, with a NUL at its end. */
char *sha256_text(char hex[SHA256_TEXT], const void *data, size_t size);

/* Writes the device code of a spin kernel, for tests/ptx.sh: spin_text VALUES LIMIT LOCAL SHARED.
 */
#include "cuda/spin.h"

#include <stdio.h>
#include <stdlib.h>

int main(const int argc, char **const argv)
{
    long long n[4];
    if (argc != 5)
        return 2;
    for (int i = 0; i < 4; i++)
        n[i] = strtoll(argv[i + 1], NULL, 10);
    char *const text = spin_text(n[0], n[1], n[2], n[3]);
    const int end = !text || fputs(text, stdout) < 0;
    free(text);
    return end;
}

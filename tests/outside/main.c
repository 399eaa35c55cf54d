/* Two kernels on two slots: the second completes at 8. Valid as C11 and as C++. */
#include <gpurta/gpurta.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    const int64_t blocks[2] = {2, 3}, wcet[2] = {2, 3};
    int64_t completion[2], work[64];
    if (strcmp(gpurta_version(), "") == 0 || gpurta_rta_ticks_work(2, 2) > sizeof work ||
        gpurta_rta_ticks(2, 2, NULL, blocks, wcet, completion, work, NULL) != GPURTA_OK)
        return 1;
    printf("libgpurta %s: %d %d\n", gpurta_version(), (int)completion[0], (int)completion[1]);
    return completion[0] == 2 && completion[1] == 8 ? 0 : 1;
}

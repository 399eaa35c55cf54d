/* Uses libgpurta-cuda where there may be no driver: then that is what it must say. */
#include <gpurta/measure.h>
#include <stdio.h>

int main(void)
{
    gpurta_device *device = NULL;
    gpurta_error error;
    const gpurta_status status = gpurta_device_open(&device, NULL, 0, &error);
    printf("libgpurta-cuda: %s\n", status == GPURTA_OK ? "a device" : error.message);
    gpurta_device_close(device);
    return status == GPURTA_OK || status == GPURTA_UNAVAILABLE ? 0 : 1;
}

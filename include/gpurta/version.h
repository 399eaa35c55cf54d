/** @file
 *  @brief Version of the library: the one place where it is written down.
 *
 *  CMake, pkg-config, the command and the bindings read these lines.
 */
#ifndef GPURTA_VERSION_H
#define GPURTA_VERSION_H

#include <gpurta/status.h>

#define GPURTA_VERSION_MAJOR 0 /**< changes when a caller must change; equals the SONAME */
#define GPURTA_VERSION_MINOR 2 /**< grows with new functions */
#define GPURTA_VERSION_PATCH 0 /**< grows with corrections */

/** @brief Version of these headers as one number, for comparison in the preprocessor. */
#define GPURTA_VERSION_NUMBER                                                                      \
    (GPURTA_VERSION_MAJOR * 10000 + GPURTA_VERSION_MINOR * 100 + GPURTA_VERSION_PATCH)

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Version of the library that is loaded, as "major.minor.patch".
 *  @return static text; never NULL. O(1). */
GPURTA_API const char *gpurta_version(void);

#ifdef __cplusplus
}
#endif

#endif

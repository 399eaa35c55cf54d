/** @file
 *  @brief Residency: are all blocks of a group of kernels on the GPU at once, in every order?
 *
 *  Persistent kernels, megakernels, barriers over a whole grid in ordinary launches, communication
 *  beside computation: such kernels wait on the GPU for blocks that are not there yet. If not all
 *  blocks of the group find a place, it hangs. A model names its groups
 *  (::GPURTA_SECTION_RESIDENT); all other kernels end by themselves and are launched again and
 *  again.
 *
 *  Theorem (page "resident" has the proof; source: this project). Let G be the kernels of all
 *  groups. The GPU hangs in some order of launches and some placement if and only if some kernel h,
 *  of G or not, can be blocked at the head of the queues: there is an arrangement of blocks of G
 *  alone on the SMs that h may use which leaves on none of them space for one more block of h;
 * every other kernel of G of h's priority or a higher one is complete in it or absent, of those of
 * lower priorities at most one of each priority is there in part, h itself lacks a block; and where
 * h is not of G, some kernel of G of h's priority or a lower one is not complete.
 *
 *  Sufficient, and fast: weights y with sum (g_k - [k = h]) y_k < S for every head h, where each
 * set of blocks that keeps h out of an SM weighs at least 1 (gpurta/bound.h). Where they do not
 * decide, an exact search: sets of blocks that close an SM are dealt to SMs as far as blocks go.
 *
 *  Preconditions: one context; kernels of higher priority than one of G that waits come finitely
 *  often; no kernels run but those of the model. "resident" and "hangs" are exact: where
 *  arrangements may not come about, every state that the GPU can be in is searched (page
 *  "resident", "Every state of the GPU"); "unknown" comes from the limit alone.
 */
#ifndef GPURTA_RESIDENT_H
#define GPURTA_RESIDENT_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/result.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Are all groups of a model resident in every order? Tables ::GPURTA_RESIDENT,
 *  ::GPURTA_RESIDENT_GROUPS with ::GPURTA_RESIDENT_KERNELS, ::GPURTA_RESIDENT_HEADS,
 *  ::GPURTA_RESIDENT_WITNESS with ::GPURTA_RESIDENT_ORDER and ::GPURTA_RESIDENT_PLACES, and
 *  ::GPURTA_RESIDENT_ASSUMPTIONS.
 *
 *  @param model       its kernels or operations, its groups, its platform
 *  @param options     NULL for defaults; reads ::GPURTA_OPTION_RESIDENT_LIMIT
 *  @param[out] result owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error  optional; receives the message and the kernel or group at fault
 *  @return ::GPURTA_OK, whatever the verdict; ::GPURTA_INVALID_ARGUMENT (NULL, no kernels, no
 * groups, no platform, a number of SMs that is not known); ::GPURTA_NOT_APPLICABLE (a block that
 *          cannot launch, a kernel without threads, a copy in a group, a kernel in two groups, a
 *          group that waits for another, more than 65,536 SMs or slots); ::GPURTA_NO_MEMORY.
 *
 *  The verdict is "unknown" where ::GPURTA_OPTION_RESIDENT_LIMIT came first. Cost: by weights
 *  O(heads * kernels); the search is exponential in the number of different footprints, that of
 *  states in all numbers; the default limit is some 0.5 GB of memory at most. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_resident(const gpurta_model *model,
                                                         const gpurta_options *options,
                                                         gpurta_result **result,
                                                         gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif

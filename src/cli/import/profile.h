/* Profiles of applications, as gpurta-convert tells of them. */
#pragma once

#include "cli/base/flags.h"
#include "cli/base/guess.h"

/* The profile of the call is run again, and gpurta-convert prints what `to` names. sms: 0, or what
 * --sms said. Other options than for that are refused. Returns the exit status. */
int profile_replay(const struct call *call, const char *to, int64_t sms);

/* The option --sms of a request, and its mistake where no profile is given: a usage error. */
#define SMS_OF_PROFILE(request)                                                                    \
    FLAG(request, sms, FLAG_COUNT, "N", .name = "sms", .low = 1, .high = 1 << 30,                  \
         .says = "how many SMs the GPU of a profile has, where it does not say")
int refuse_sms(int64_t sms);

#define MOST_ASKED 2048
/* What gpurta-convert answers to these arguments, at most MOST_ASKED, which end with NULL, of the
 * file; NULL after an error was reported, whose exit status is *end. */
FILE *profile_ask(const char *path, const char *const *arguments, int *end);

/* Launches of kernels that are alike, one after the other. */
struct profile_kernel {
    int64_t launches, threads, registers, shared_memory;
    char *name; /* the caller's to free */
};
struct profile_kernels {
    FILE *file;
    gpurta_platform *platform; /* of the profile; NULL: one was asked for */
};

/* platform: that is asked for; NULL: none. The same. */
int profile_kernels(struct profile_kernels *kernels, const char *path, const char *platform);
/* False: no more. */
bool profile_next_kernel(struct profile_kernels *kernels, struct profile_kernel *kernel);
void profile_kernels_end(struct profile_kernels *kernels);

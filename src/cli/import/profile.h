/* Profiles of applications, as gpurta-convert tells of them. */
#ifndef PROFILE_H
#define PROFILE_H

#include "cli/base/flags.h"
#include "cli/base/guess.h"

/* A name as scenarios have it: the n-th launch is STEM, or STEM#n. */
struct profile_name {
    char *stem;
    int64_t numbered; /* also the first one */
    int64_t told;     /* bytes of it that messages have */
};

/* Times in nanoseconds on the profile's clock. */
struct profile_launch {
    int64_t name, start, end, launched;
};

enum profile_fact {
    PROFILE_SMS,
    PROFILE_MAJOR,
    PROFILE_MINOR,
    PROFILE_THREADS_PER_SM,
    PROFILE_BLOCKS_PER_SM,
    PROFILE_REGISTERS_PER_SM,
    PROFILE_SHARED_PER_SM,
    PROFILE_SHARED_PER_BLOCK,
    PROFILE_SHARED_PER_BLOCK_OPTIN,
    PROFILE_COPY_ENGINES,
    PROFILE_FACTS
};

/* The busiest GPU and its launches, in their order. */
struct profile {
    const char *path;
    int64_t fact[PROFILE_FACTS]; /* 0, of MINOR below 0: not known */
    char *device;                /* its name */
    struct profile_name *name;
    struct profile_launch *launch;
    size_t names, launches;
};

/* Returns -1, or the exit status after an error was reported; profile_clear() in any case. */
int profile_read(struct profile *profile, const char *path);
void profile_clear(struct profile *profile);

/* The name of its n-th launch, from 1. */
#define PROFILE_NAME 192
const char *profile_name(const struct profile_name *name, size_t n, char text[PROFILE_NAME]);

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

/* The text behind a line, whose length is its last number; NULL: there is none. */
char *take_text(FILE *file);

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

#endif

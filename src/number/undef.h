/* Ends one number kind, before the next is included: see i64.h. */
#undef num_t
#undef NUM
#undef NUM_WIDE
#undef NUM_COST

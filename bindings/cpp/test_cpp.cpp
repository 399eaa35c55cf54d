// The C++ header against the worked examples, and against the C library it stands on.
#ifdef WITH_GMPXX
#include <gmpxx.h>
#endif
#include <gpurta/measure.h>

#include <gpurta.hpp>

#include <cstdio>
#include <limits>
#include <sstream>
#include <type_traits>

namespace
{

int failures = 0;

void check(const bool good, const char *const text, const int line)
{
    if (good)
        return;
    std::printf("test_cpp.cpp:%d: %s\n", line, text);
    failures++;
}

#define CHECK(condition) check((condition), #condition, __LINE__)

template <class Error, class F>
bool throws(F &&f)
{
    try {
        f();
    } catch (const Error &) {
        return true;
    }
    return false;
}

gpurta::program paredes()
{
    gpurta::program program;
    program.kernel("t1", 2, 4).threads(512).period(15);
    program.kernel("t2", 7, 6).threads(512).period(15);
    program.kernel("t3", 2, 6).threads(512).period(15);
    program.kernel("t4", 5, 5).threads(512).period(11);
    return program;
}

void times()
{
    using gpurta::rational;
    static_assert(!std::is_constructible_v<rational, double>);
    static_assert(!std::is_constructible_v<rational, bool>);
    static_assert(!std::is_convertible_v<gpurta::verdict, bool>);
    static_assert(std::is_nothrow_move_constructible_v<rational>);
    CHECK(rational("3/2") == rational(3, 2));
    CHECK(rational("250us") == rational(1, 4));
    CHECK(rational("1ms", gpurta::unit::ns) == 1000000);
    CHECK(rational(3, -6).str() == "-1/2");
    CHECK(rational(std::numeric_limits<std::int64_t>::min()).str() == "-9223372036854775808");
    CHECK(rational(std::numeric_limits<std::uint64_t>::max()).str() == "18446744073709551615");
    CHECK(rational(-7) < 0 && rational(1, 3) < rational(1, 2) && rational(2) >= 2);
    CHECK(rational(1, 3) != rational(1, 2) && rational(1) <= 1 && rational(2) > 1);
    CHECK(throws<gpurta::error>([] { rational("1/0"); }));
    CHECK(throws<std::invalid_argument>([] { rational(1, 0); }));
    CHECK(throws<std::invalid_argument>([] {
        rational(std::string_view("1\0"
                                  "2",
                                  3));
    }));
    rational a("1/3");
    rational b = a;
    b = rational(5);
    rational c = std::move(b);
    CHECK(a == rational(1, 3) && c == 5);
    a = *&a;
    CHECK(a.str() == "1/3" && a.approximate() > 0.33 && a.approximate() < 0.34);
    std::ostringstream out;
    out << a << ' ' << gpurta::verdict::unschedulable;
    CHECK(out.str() == "1/3 unschedulable");
#ifdef WITH_GMPXX
    const mpq_class q = rational("7/2");
    CHECK(q == mpq_class(7, 2));
    CHECK(rational(q + 1) == rational("9/2"));
#endif
}

void free_blocks()
{
    const gpurta::program taus = paredes();
    const gpurta::rta result(taus, gpurta::platform("jetson-tx2"));
    const int expected[] = {4, 10, 12, 11};
    std::size_t i = 0;
    for (const auto kernel : result[GPURTA_RTA_KERNELS]) {
        CHECK(kernel.time(GPURTA_RTA_KERNELS_COMPLETION) == expected[i]);
        CHECK(kernel.time(GPURTA_RTA_KERNELS_RELEASE) == 0);
        i++;
    }
    const auto kernels = result[GPURTA_RTA_KERNELS];
    CHECK(result.whole().count(GPURTA_RTA_EXHAUSTIVE) == 1);
    CHECK(result.whole().count(GPURTA_RTA_JOBS) == 48);
    CHECK(kernels[1].count(GPURTA_RTA_KERNELS_WORST_JOB) == 1);
    CHECK(kernels[1].time(GPURTA_RTA_KERNELS_WORST_RELEASE) == 0);
    CHECK(kernels[1].time(GPURTA_RTA_KERNELS_WORST_RESPONSE) == 10);
    CHECK(kernels[0].text(GPURTA_RTA_KERNELS_NAME) == taus.name(0));
    CHECK(i == 4 && kernels.size() == 4 && !kernels.empty());
    CHECK(kernels[3].time(GPURTA_RTA_KERNELS_DEADLINE) == gpurta::rational(11));
    CHECK(kernels[3].verdict(GPURTA_RTA_KERNELS_MEETS_DEADLINE) == gpurta::verdict::schedulable);
    CHECK(result.whole().verdict(GPURTA_RTA_VERDICT) == gpurta::verdict::schedulable);
    CHECK(!result.whole().text(GPURTA_RTA_REASON).empty());
    CHECK(result.whole().count(GPURTA_RTA_SLOTS) == 8);
    CHECK(throws<std::out_of_range>([&] { kernels[4]; }));
    CHECK(throws<std::out_of_range>([&] { kernels[0].time(GPURTA_RTA_SLOTS); }));
    CHECK(kernels[0].rows(GPURTA_RTA_KERNELS).empty());
    CHECK(throws<gpurta::error>([&] { result.trace(); }));

    gpurta::options traced; /* Paredes 3.5 */
    traced.set(GPURTA_OPTION_RTA_TRACE, 1);
    const auto steps = gpurta::rta(taus, gpurta::platform("jetson-tx2"), traced).trace();
    CHECK(steps.size() == 6);
    CHECK(steps[1].kernel == 1 && steps[1].placed == 6 && steps[1].left == 1 && steps[1].now == 4);
    CHECK(steps[1].h.size() == 1 && steps[1].h[0].first == 6 && steps[1].h[0].second == 6);

    gpurta::options closed;
    closed.set(GPURTA_OPTION_RTA_ALGORITHM, GPURTA_RTA_CLOSED_FORM);
    try {
        gpurta::rta(taus, gpurta::platform::slots(8), closed);
        CHECK(!"closed form of different times");
    } catch (const gpurta::error &error) {
        CHECK(error.status() == GPURTA_NOT_APPLICABLE);
        CHECK(std::string(error.what()) != "");
    }
    gpurta::program mixed = paredes();
    mixed.kernel("t5", 1, 1).threads(32);
    const auto failed =
        gpurta::attempt([&] { return gpurta::rta(mixed, gpurta::platform("jetson-tx2")); });
    CHECK(!failed);
    CHECK(failed.failure().item() == std::size_t(4));
    auto kept = gpurta::attempt([&] { return gpurta::rta(mixed, gpurta::platform::slots(8)); });
    CHECK(kept && kept.value()[GPURTA_RTA_KERNELS].size() == 5);
    auto thrown = gpurta::attempt([] { return gpurta::platform::slots(0); });
    CHECK(throws<gpurta::error>([&] { thrown.value(); }));
}

void platforms()
{
    CHECK(gpurta::platform::builtin().size() > 10);
    gpurta::platform tx2("tx2");
    CHECK(tx2.name() == "jetson-tx2");
    CHECK(tx2.set(GPURTA_PLATFORM_SMS, 1).get(GPURTA_PLATFORM_SMS) == 1);
    CHECK(gpurta::platform::device("mine").name() == "mine");
    gpurta::model m;
    const auto row = m.add(GPURTA_SECTION_PLATFORM), fits = m.add(GPURTA_SECTION_KERNELS);
    m.set(row, GPURTA_KEY_PLATFORM_BASE, "tx2");
    m.set(fits, GPURTA_KEY_BLOCKS, 1)
        .set(fits, GPURTA_KEY_WCET, "1")
        .set(fits, GPURTA_KEY_THREADS, 768);
    const auto not_launched = m.add(GPURTA_SECTION_KERNELS);
    m.set(not_launched, GPURTA_KEY_BLOCKS, 1).set(not_launched, GPURTA_KEY_WCET, "1");
    m.set(not_launched, GPURTA_KEY_THREADS, 1024).set(not_launched, GPURTA_KEY_REGISTERS, 33);
    const gpurta::occupancy found(m);
    const auto kernels = found[GPURTA_OCCUPANCY_KERNELS];
    CHECK(kernels[0].count(GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM) == 2);
    CHECK(kernels[0].count(GPURTA_OCCUPANCY_KERNELS_SLOTS) == 4);
    CHECK(kernels[0].text(GPURTA_OCCUPANCY_KERNELS_LIMITED_BY) == "warps");
    CHECK(kernels[0].text(GPURTA_OCCUPANCY_KERNELS_REASON).empty());
    CHECK(kernels[1].count(GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM) == 0);
    CHECK(!kernels[1].text(GPURTA_OCCUPANCY_KERNELS_REASON).empty());
    CHECK(throws<gpurta::error>([&] { m.set(fits, GPURTA_KEY_THREADS, 0); }));
    CHECK(throws<std::out_of_range>([&] { m.add(GPURTA_SECTION_PLATFORM); }));
}

void edf()
{
    gpurta::tasks tasks;
    tasks.add("a", 3).period(4).deadline(2);
    tasks.add("b", 2).period(5);
    const gpurta::edf over(tasks);
    CHECK(over.whole().verdict(GPURTA_EDF_VERDICT) == gpurta::verdict::unschedulable);
    CHECK(over.whole().time(GPURTA_EDF_UTILIZATION) == gpurta::rational("23/20"));
    const auto witness = over[GPURTA_EDF_WITNESS];
    CHECK(witness.size() == 1 &&
          witness[0].time(GPURTA_EDF_WITNESS_DEMAND) > witness[0].time(GPURTA_EDF_WITNESS_SUPPLY));

    gpurta::tasks fits;
    fits.add("a", 2).period(10).deadline(5);
    fits.add("b", 3).period(12).nonpreemptable(1);
    const gpurta::edf result(fits);
    CHECK(result.whole().verdict(GPURTA_EDF_VERDICT) == gpurta::verdict::schedulable);
    CHECK(result[GPURTA_EDF_WITNESS].empty() && result[GPURTA_EDF_TASKS].size() == 2);
    for (const auto task : result[GPURTA_EDF_TASKS])
        CHECK(*task.time(GPURTA_EDF_TASKS_RESPONSE) <= *task.time(GPURTA_EDF_TASKS_DEADLINE) &&
              task.verdict(GPURTA_EDF_TASKS_MEETS_DEADLINE) == gpurta::verdict::schedulable);
    const auto edge = gpurta::edf_sensitivity(fits, GPURTA_EDF_MAX_OVERHEAD);
    CHECK(edge.found == gpurta::verdict::schedulable && edge.low == edge.high && edge.low > 0);
    gpurta::options overhead;
    overhead.set_time(GPURTA_OPTION_EDF_OVERHEAD, edge.low);
    CHECK(gpurta::edf(fits, overhead).whole().verdict(GPURTA_EDF_VERDICT) ==
          gpurta::verdict::schedulable);

    gpurta::tasks served;
    const std::size_t server = served.server("s", 2, 16);
    served.add("a", 2).period(16).server(server);
    served.add("b", 3).period(10);
    CHECK(gpurta::edf(served).whole().verdict(GPURTA_EDF_VERDICT) == gpurta::verdict::schedulable);
    CHECK(served.name(1) == "b");
}

void runlist()
{
    gpurta::tasks channels;
    channels.add("H", 3).level(GPURTA_LEVEL_HIGH).timeslice(2).period(40);
    channels.add("L", 1).level(GPURTA_LEVEL_LOW).timeslice(3).saturated();
    const gpurta::runlist result(channels);
    const auto entries = result[GPURTA_RUNLIST_LIST];
    CHECK(result.whole().count(GPURTA_RUNLIST_LENGTH) == 2 && entries.size() == 2);
    CHECK(entries[0].text(GPURTA_RUNLIST_LIST_NAME) == "H");
    CHECK(entries[1].count(GPURTA_RUNLIST_LIST_INDEX) == 1);
    const auto found = result[GPURTA_RUNLIST_TASKS];
    CHECK(found[0].time(GPURTA_RUNLIST_TASKS_BOUND) == gpurta::rational(9));
    CHECK(found[0].time(GPURTA_RUNLIST_TASKS_PUBLISHED) == gpurta::rational(9));
    CHECK(!found[1].time(GPURTA_RUNLIST_TASKS_BOUND));
    CHECK(found[0].verdict(GPURTA_RUNLIST_TASKS_VERDICT) == gpurta::verdict::schedulable);
    gpurta::rational sum(0);
    for (const auto &term : found[0].rows(GPURTA_RUNLIST_TERMS))
        mpq_add(sum.get(), sum.get(), term.time(GPURTA_RUNLIST_TERMS_SUM)->get());
    CHECK(sum == 9 && found[1].rows(GPURTA_RUNLIST_TERMS).empty());
    CHECK(found[0].rows(GPURTA_RUNLIST_GAPS).size() == 1);
}

void simulation()
{
    gpurta::program program = paredes();
    program.copy("c", 3).stream("s").time(GPURTA_OPERATION_RELEASE, 1);
    program.kernel("late", 1, 1).threads(512).after(0, GPURTA_AFTER_COMPLETION, 20);
    program.kernel("waits", 1, 1).threads(512).waits({0, 4});
    program.stream("s", GPURTA_STREAM_PRIORITY, GPURTA_PRIORITY_HIGH);
    gpurta::options blocks;
    blocks.set(GPURTA_OPTION_SIMULATE_BLOCKS, 1);
    const gpurta::simulation result(program, gpurta::platform("tx2"), blocks);
    const auto operations = result[GPURTA_SIMULATE_OPERATIONS];
    CHECK(operations[2].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION) == 12);
    CHECK(operations[4].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION) == 4);
    CHECK(operations[4].time(GPURTA_SIMULATE_OPERATIONS_RESPONSE) == 3);
    CHECK(operations[4].text(GPURTA_SIMULATE_OPERATIONS_KIND) == "copy");
    CHECK(operations[5].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION) == 25);
    const auto kept = operations[1].rows(GPURTA_SIMULATE_JOBS)[0].rows(GPURTA_SIMULATE_BLOCKS);
    CHECK(kept.size() == 7 && kept[6].time(GPURTA_SIMULATE_BLOCKS_END) == 10);
    CHECK(result.whole().verdict(GPURTA_SIMULATE_VERDICT) == gpurta::verdict::schedulable);
    CHECK(result[GPURTA_SIMULATE_EVENTS].empty());

    gpurta::options explain;
    explain.set(GPURTA_OPTION_SIMULATE_EXPLAIN, 1).set(GPURTA_OPTION_SIMULATE_JOBS, 2);
    gpurta::program two;
    two.kernel("a", 3, 2).threads(1024);
    two.kernel("b", 5, 1).threads(1024).time(GPURTA_OPERATION_PERIOD, 10);
    const gpurta::simulation told(two, gpurta::platform("tx2"), explain);
    std::size_t placed = 0;
    for (const auto event : told[GPURTA_SIMULATE_EVENTS])
        if (event.text(GPURTA_SIMULATE_EVENTS_RULE) == "X1" &&
            event.text(GPURTA_SIMULATE_EVENTS_OPERATION) == "a") {
            placed++;
            CHECK(event.time(GPURTA_SIMULATE_EVENTS_TIME) == 0);
            CHECK(event.count(GPURTA_SIMULATE_EVENTS_BLOCKS) == 3);
            const auto sms = event.rows(GPURTA_SIMULATE_PLACES);
            CHECK(sms.size() == 2 && sms[0].count(GPURTA_SIMULATE_PLACES_SM) == 0);
            CHECK(sms[0].count(GPURTA_SIMULATE_PLACES_BLOCKS) == 2);
            CHECK(sms[1].count(GPURTA_SIMULATE_PLACES_BLOCKS) == 1);
        }
    CHECK(placed == 1);
    const auto b = told[GPURTA_SIMULATE_OPERATIONS][1];
    const auto jobs = b.rows(GPURTA_SIMULATE_JOBS);
    CHECK(jobs.size() == 2 && b.count(GPURTA_SIMULATE_OPERATIONS_WORST_JOB) == 1);
    CHECK(jobs[1].time(GPURTA_SIMULATE_JOBS_RELEASE) == 10);
    CHECK(b.rows(GPURTA_SIMULATE_BLOCKS).empty());
    const auto delays = jobs[0].rows(GPURTA_SIMULATE_DELAYS);
    CHECK(delays.size() == 1 && delays[0].text(GPURTA_SIMULATE_DELAYS_RULE) == "R2");
    CHECK(delays[0].time(GPURTA_SIMULATE_DELAYS_FROM) == 0);
    CHECK(delays[0].time(GPURTA_SIMULATE_DELAYS_FOR) > 0);
    CHECK(delays[0].text(GPURTA_SIMULATE_DELAYS_BEHIND).empty());
}

void host()
{
    gpurta::tasks channels;
    channels.add("H", 5).level(GPURTA_LEVEL_HIGH).timeslice(2).deadline(9);
    channels.add("L", 1).level(GPURTA_LEVEL_LOW).timeslice(3).saturated();
    gpurta::options nine;
    nine.set_time(GPURTA_OPTION_HOST_UNTIL, 9).set(GPURTA_OPTION_HOST_START, 1);
    gpurta::host_scenario jobs;
    jobs.job(0, 1).job(0, 20, gpurta::rational(1, 2));
    const gpurta::host_simulation observed(channels, jobs, nine);
    // the low channel 0-3, the high one 3-5, low 5-8, high 8-10
    const auto turns = observed[GPURTA_HOST_SCHEDULE], seen = observed[GPURTA_HOST_JOBS];
    CHECK(turns.size() == 4 && observed.whole().time(GPURTA_HOST_END) == 10);
    CHECK(turns[1].text(GPURTA_HOST_SCHEDULE_NAME) == "H");
    CHECK(turns[1].time(GPURTA_HOST_SCHEDULE_START) == 3);
    CHECK(turns[1].time(GPURTA_HOST_SCHEDULE_END) == 5);
    CHECK(seen[0].time(GPURTA_HOST_JOBS_RELEASE) == 1);
    CHECK(!seen[0].time(GPURTA_HOST_JOBS_RESPONSE));
    const auto late = gpurta::verdict::unschedulable;
    CHECK(seen[0].verdict(GPURTA_HOST_JOBS_MEETS_DEADLINE) == late);
    CHECK(seen[1].verdict(GPURTA_HOST_JOBS_MEETS_DEADLINE) == gpurta::verdict::unknown);
    CHECK(observed.whole().verdict(GPURTA_HOST_VERDICT) == late);

    const gpurta::host_simulation worst(channels, 0);
    const gpurta::runlist bounds(channels);
    CHECK(worst[GPURTA_HOST_JOBS][0].count(GPURTA_HOST_JOBS_INDEX) == 0);
    CHECK(*worst[GPURTA_HOST_JOBS][0].time(GPURTA_HOST_JOBS_RESPONSE) <=
          *bounds[GPURTA_RUNLIST_TASKS][0].time(GPURTA_RUNLIST_TASKS_BOUND));
}

void fits()
{
    gpurta::tasks channels;
    channels.add("a", 4).level(GPURTA_LEVEL_HIGH).period(20);
    channels.add("b", 3).level(GPURTA_LEVEL_LOW).period(30);
    gpurta::options range;
    range.set_time(GPURTA_OPTION_RUNLIST_FIT_FROM, 1).set_time(GPURTA_OPTION_RUNLIST_FIT_TO, 10);
    const gpurta::timeslice_fit fit(channels, range);
    const auto intervals = fit[GPURTA_RUNLIST_FIT_INTERVALS];
    CHECK(!intervals.empty() && *intervals[0].time(GPURTA_RUNLIST_FIT_INTERVALS_FROM) <=
                                    *intervals[0].time(GPURTA_RUNLIST_FIT_INTERVALS_TO));
    CHECK(*fit.whole().time(GPURTA_RUNLIST_FIT_RATIO) <= 1);
    CHECK(*fit.whole().time(GPURTA_RUNLIST_FIT_TIMESLICE) >= 1);
}

void bounds()
{
    gpurta::chains chains;
    auto camera = chains.add("camera", 40).jitter(1);
    camera.host("decode", 2).bcet(1);
    camera.copy("in", 1).direction(GPURTA_COPY_HOST_TO_DEVICE);
    const auto detect = camera.kernel("detect", 4, 2);
    chains.add("lidar", 50).deadline(45).kernel("track", 1, 3);
    gpurta::options how;
    how.set(GPURTA_OPTION_BOUND_EXPLAIN, 1).set(GPURTA_OPTION_BOUND_SEARCH, 20);
    const gpurta::bound result(chains, gpurta::platform::slots(2), how);
    // own 4 blocks but one, 6, and 3 of lidar, on 2 slots, then the last block
    const auto step = result[GPURTA_BOUND_STEPS][detect.index()];
    CHECK(step.time(GPURTA_BOUND_STEPS_BOUND) == gpurta::rational(13, 2));
    CHECK(step.time(GPURTA_BOUND_STEPS_JITTER) == gpurta::rational(4));
    gpurta::rational sum;
    for (const auto &term : step.rows(GPURTA_BOUND_TERMS))
        mpq_add(sum.get(), sum.get(), term.time(GPURTA_BOUND_TERMS_SHARE)->get());
    CHECK(step.rows(GPURTA_BOUND_TERMS).size() == 3 && sum == gpurta::rational(13, 2));
    const auto chain = result[GPURTA_BOUND_CHAINS][0];
    CHECK(*chain.time(GPURTA_BOUND_CHAINS_OBSERVED) <= *chain.time(GPURTA_BOUND_CHAINS_BOUND));
    CHECK(!chain.rows(GPURTA_BOUND_RELEASES).empty() && chain.rows(GPURTA_BOUND_STEPS).size() == 3);
    CHECK(chain.verdict(GPURTA_BOUND_CHAINS_VERDICT) == gpurta::verdict::schedulable);
    CHECK(chain.text(GPURTA_BOUND_CHAINS_REASON).empty());
    CHECK(result.whole().verdict(GPURTA_BOUND_VERDICT) == gpurta::verdict::schedulable);
    CHECK(!result[GPURTA_BOUND_ASSUMPTIONS][0].text(GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION).empty());

    gpurta::chains shared;
    const auto high = shared.context("a").level(GPURTA_LEVEL_HIGH).timeslice(2).index();
    shared.context("b").level(GPURTA_LEVEL_LOW, true).timeslice(3);
    shared.add("c", 100).context(high).kernel("k", 1, 2);
    const gpurta::bound sliced(shared, gpurta::platform::slots(1));
    CHECK(sliced[GPURTA_BOUND_CHAINS][0].time(GPURTA_BOUND_CHAINS_BOUND) ==
          gpurta::rational(5)); // the other's slice, then 2
    CHECK(gpurta::chains(paredes()).size() == 4);

    gpurta::chains pair;
    pair.add("a", 7).kernel("a", 1, 3);
    const auto b = pair.add("b", 12).kernel("b", 1, 3).index();
    const auto slot = gpurta::platform::slots(1);
    const auto far = gpurta::bound_sensitivity(pair, slot, GPURTA_BOUND_MAX_WCET, b);
    CHECK(far.found == gpurta::verdict::schedulable && far.low == gpurta::rational(4));
    CHECK(!gpurta::bound::without_priority(pair, slot, 0));
    gpurta::chains urgent;
    urgent.add("a", 20).stream("high").kernel("a", 1, 2);
    urgent.add("b", 20).kernel("b", 1, 3);
    urgent.add("c", 20).kernel("c", 1, 4);
    urgent.stream("high", GPURTA_STREAM_PRIORITY, -1);
    const auto without = gpurta::bound::without_priority(urgent, slot, 0);
    CHECK(without && (*without)[GPURTA_BOUND_CHAINS][0].time(GPURTA_BOUND_CHAINS_BOUND) ==
                         gpurta::rational(9));
    gpurta::options states;
    states.set(GPURTA_OPTION_BOUND_EXACT, 3);
    CHECK(!gpurta::bound(pair, slot, states).whole().text(GPURTA_BOUND_EXACT_REASON).empty());
    states.set(GPURTA_OPTION_BOUND_EXACT, 3000);
    const gpurta::bound exact(pair, slot, states);
    CHECK(exact.whole().text(GPURTA_BOUND_EXACT_REASON).empty());
    CHECK(exact[GPURTA_BOUND_CHAINS][0].time(GPURTA_BOUND_CHAINS_EXACT) == gpurta::rational(6));
    CHECK(throws<gpurta::error>([] { gpurta::bound(gpurta::chains(), gpurta::platform("tx2")); }));
}

void rules()
{
    gpurta::platform a100("a100");
    CHECK(!a100.rules().empty());
    CHECK(a100.rules(GPURTA_RULES_AMERT).rules().empty());
    CHECK(a100.set(GPURTA_PLATFORM_QUEUE_DELAY, 1).rules().size() == 1);
    gpurta::program program;
    program.kernel("k", 1, 4).threads(512).local_memory(16).carveout(32 * 1024);
    gpurta::options jitter;
    jitter.set_time(GPURTA_OPTION_SIMULATE_JITTER, 1).set(GPURTA_OPTION_SIMULATE_SEED, 7);
    const gpurta::simulation one(program, a100, jitter), again(program, a100, jitter);
    const auto ends = [](const gpurta::simulation &run) {
        return *run[GPURTA_SIMULATE_OPERATIONS][0].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION);
    };
    CHECK(ends(one) >= 4 && ends(one) <= 5 && ends(one) == ends(again));
}

/* Two chains on four SMs of which each needs two. */
void partitions()
{
    gpurta::chains chains;
    for (const char *const name : {"a", "b"}) {
        chains.add(name, 20).deadline(8).kernel("k", 16, 1).threads(1024);
    }
    gpurta::platform device("tx2");
    device.set(GPURTA_PLATFORM_SMS, 5);
    chains.partition_each();
    const gpurta::partition found(chains, device);
    CHECK(found[GPURTA_PARTITION_DIVISIONS].size() == 1);
    CHECK(found[GPURTA_PARTITION_CULPRIT].empty());
    std::int64_t rest = 5;
    for (const auto size : found[GPURTA_PARTITION_DIVISIONS][0].rows(GPURTA_PARTITION_SIZES))
        rest -= size.count(GPURTA_PARTITION_SIZES_SMS).value();
    CHECK(found[GPURTA_PARTITION_DIVISIONS][0].count(GPURTA_PARTITION_DIVISIONS_REST) == rest);
    for (const auto part : found[GPURTA_PARTITION_PARTITIONS])
        CHECK(part.count(GPURTA_PARTITION_PARTITIONS_SMS) ==
              part.count(GPURTA_PARTITION_PARTITIONS_FEWEST));
    CHECK(throws<gpurta::error>([&] { chains.partition_each(); }));
}

void measuring(const char *const driver)
{
    CHECK(throws<gpurta::error>([] { gpurta::device(0, "/nonexistent/libcuda.so.1"); }));
    const gpurta::device device(0, driver);
    CHECK(device.fact(GPURTA_FACT_SMS).value_or(0) > 0);
    gpurta::options few;
    few.set(GPURTA_OPTION_MEASURE_RUNS, 2).set(GPURTA_OPTION_MEASURE_WARM_UP, 0);
    const gpurta::measurement observed(device, paredes(), gpurta::unit::ms, few);
    CHECK(observed.size() == 4);
    CHECK(observed[0].least <= observed[0].median && observed[0].median <= observed[0].most);
    CHECK(observed[0].least >= 3900000);
    CHECK(observed.fact(GPURTA_FACT_SCALE) == std::int64_t(1));
    CHECK(throws<gpurta::error>([&] { observed[4]; }));
}

} // namespace

/* Divisions are exact, and depend on nothing but their number. */
static void generators()
{
    const gpurta::generator lattice(GPURTA_LATTICE, 4, 1000, 1, 500);
    gpurta::random one(7, 2, 3), two(7, 2, 3), other(7, 2, 4);
    const auto part = lattice.draw(one);
    std::int64_t sum = 0;
    for (const std::int64_t p : part) {
        sum += p;
        CHECK(p >= 1 && p <= 500);
    }
    CHECK(part.size() == 4 && sum == 1000);
    CHECK(lattice.draw(two) == part);
    CHECK(lattice.draw(other) != part);
    CHECK(one.bits() == two.bits());
    const std::int64_t k = one.between(3, 5), l = one.log(3, 5);
    CHECK(k >= 3 && k <= 5 && l >= 3 && l <= 5);
    bool thrown = false;
    try {
        gpurta::generator(GPURTA_UUNIFAST, 4, 1000, 1, 500);
    } catch (const gpurta::error &) {
        thrown = true;
    }
    CHECK(thrown);
}

int main(const int argc, char **const argv)
{
    if (argc > 1)
        measuring(argv[1]);
    times();
    free_blocks();
    platforms();
    edf();
    runlist();
    simulation();
    host();
    fits();
    bounds();
    partitions();
    rules();
    generators();
    std::printf("C++: %d failures\n", failures);
    return failures == 0 ? 0 : 1;
}

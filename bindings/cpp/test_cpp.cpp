// The C++ header against the worked examples, and against the C library it stands on.
#ifdef WITH_GMPXX
#include <gmpxx.h>
#endif
#include <gpurta/measure.h>

#include <gpurta.hpp>

#include <algorithm>
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

template <class Error, class F> bool throws(F &&f)
{
    try {
        f();
    } catch (const Error &) {
        return true;
    }
    return false;
}

using row = gpurta::model::row;

row kernel(gpurta::model &m, const char *const name, const int blocks, const int wcet,
           const int threads = 512)
{
    row made = m.add(GPURTA_SECTION_OPERATIONS);
    return made.set(GPURTA_KEY_OPERATION_KERNEL, name)
        .set(GPURTA_KEY_BLOCKS, blocks)
        .set(GPURTA_KEY_WCET, wcet)
        .set(GPURTA_KEY_THREADS, threads);
}

void slots(gpurta::model &m, const int count)
{
    m.add(GPURTA_SECTION_PLATFORM).set(GPURTA_PLATFORM_SLOTS, count);
}

void base(gpurta::model &m, const char *const name)
{
    m.add(GPURTA_SECTION_PLATFORM).set(GPURTA_KEY_PLATFORM_BASE, name);
}

gpurta::model paredes(const char *const platform = "jetson-tx2")
{
    gpurta::model m;
    if (platform)
        base(m, platform);
    kernel(m, "t1", 2, 4).set(GPURTA_KEY_PERIOD, 15);
    kernel(m, "t2", 7, 6).set(GPURTA_KEY_PERIOD, 15);
    kernel(m, "t3", 2, 6).set(GPURTA_KEY_PERIOD, 15);
    kernel(m, "t4", 5, 5).set(GPURTA_KEY_PERIOD, 11);
    return m;
}

row task(gpurta::model &m, const char *const name, const int wcet)
{
    row made = m.add(GPURTA_SECTION_TASKS);
    return made.set(GPURTA_KEY_TASK_NAME, name).set(GPURTA_KEY_TASK_WCET, wcet);
}

row chain(gpurta::model &m, const char *const name, const int period)
{
    row made = m.add(GPURTA_SECTION_CHAINS);
    return made.set(GPURTA_KEY_CHAIN_NAME, name).set(GPURTA_KEY_CHAIN_PERIOD, period);
}

row step(const row &chain, const char *const name, const int blocks, const int wcet)
{
    row made = chain.step();
    return made.set(GPURTA_KEY_STEP_KERNEL, name)
        .set(GPURTA_KEY_BLOCKS, blocks)
        .set(GPURTA_KEY_WCET, wcet);
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
    const gpurta::model taus = paredes();
    const gpurta::result result = gpurta::rta(taus);
    const int expected[] = {4, 10, 12, 11};
    std::size_t i = 0;
    for (const auto kernel : result[GPURTA_RTA_KERNELS]) {
        CHECK(kernel.index() == i);
        CHECK(kernel.time(GPURTA_RTA_KERNELS_COMPLETION) == expected[i]);
        CHECK(kernel.time("release") == 0);
        i++;
    }
    const auto kernels = result[GPURTA_RTA_KERNELS];
    CHECK(result.whole().count(GPURTA_RTA_EXHAUSTIVE) == 1);
    CHECK(result.whole().count("jobs") == 48);
    CHECK(kernels[1].count(GPURTA_RTA_KERNELS_WORST_JOB) == 1);
    CHECK(kernels[1].time(GPURTA_RTA_KERNELS_WORST_RELEASE) == 0);
    CHECK(kernels[1].time(GPURTA_RTA_KERNELS_WORST_RESPONSE) == 10);
    CHECK(kernels[0].text("name") == "t1");
    CHECK(i == 4 && kernels.size() == 4 && !kernels.empty());
    CHECK(kernels[3].time(GPURTA_RTA_KERNELS_DEADLINE) == gpurta::rational(11));
    CHECK(kernels[3].verdict(GPURTA_RTA_KERNELS_MEETS_DEADLINE) == gpurta::verdict::schedulable);
    CHECK(result.whole().verdict(GPURTA_RTA_VERDICT) == gpurta::verdict::schedulable);
    CHECK(!result.whole().text(GPURTA_RTA_REASON).empty());
    CHECK(result.whole().count(GPURTA_RTA_SLOTS) == 8);
    CHECK(throws<std::out_of_range>([&] { kernels[4]; }));
    CHECK(throws<std::out_of_range>([&] { kernels[0].time(GPURTA_RTA_SLOTS); }));
    CHECK(throws<std::out_of_range>([&] { kernels[0].time("slots"); }));
    CHECK(throws<std::out_of_range>([&] { kernels[0].count("completion"); }));
    CHECK(throws<std::out_of_range>([&] { result["tasks"]; }));
    CHECK(kernels[0][GPURTA_RTA_KERNELS].empty());
    CHECK(std::count_if(kernels.begin(), kernels.end(), [](const gpurta::row &kernel) {
              return kernel.time("response") > gpurta::rational(10);
          }) == 2);
    using trace = gpurta::handle<gpurta_rta_trace, gpurta_rta_trace_destroy>;
    CHECK(throws<gpurta::error>([&] { trace(gpurta_rta_trace_create, result.get()); }));

    gpurta::options traced; /* Paredes 3.5 */
    traced.set(GPURTA_OPTION_RTA_TRACE, true);
    const auto kept_steps = gpurta::rta(taus, traced);
    trace steps(gpurta_rta_trace_create, kept_steps.get());
    gpurta_rta_step step{};
    step.size = sizeof step;
    gpurta::rational start, now, every, free_at;
    std::int64_t free_blocks = 0, count = 0;
    while (gpurta_rta_trace_next(steps.get(), &step, start.get(), now.get(), every.get()))
        if (count++ == 1) {
            CHECK(step.kernel == 1 && step.placed == 6 && step.left == 1 && now == 4);
            CHECK(step.pairs == 1 &&
                  gpurta_rta_trace_pair(steps.get(), 0, free_at.get(), &free_blocks));
            CHECK(free_at == 6 && free_blocks == 6);
        }
    CHECK(count == 6);

    gpurta::options closed;
    closed.set(GPURTA_OPTION_RTA_ALGORITHM, GPURTA_RTA_CLOSED_FORM);
    try {
        gpurta::rta(taus, closed);
        CHECK(!"closed form of different times");
    } catch (const gpurta::error &error) {
        CHECK(error.status() == GPURTA_NOT_APPLICABLE);
        CHECK(std::string(error.what()) != "");
    }
    gpurta::model mixed = paredes();
    kernel(mixed, "t5", 1, 1, 32);
    try {
        gpurta::rta(mixed);
        CHECK(!"different footprints");
    } catch (const gpurta::error &error) {
        CHECK(error.item() == std::size_t(4) && error.section() == "operations");
    }
    gpurta::model plain = paredes(nullptr);
    kernel(plain, "t5", 1, 1, 32);
    slots(plain, 8);
    const auto kept = gpurta::rta(plain);
    CHECK(kept[GPURTA_RTA_KERNELS].size() == 5);
}

/* What a model takes, what it refuses, and where it says the fault is. */
void models()
{
    static_assert(!std::is_copy_constructible_v<gpurta::model>);
    static_assert(std::is_nothrow_move_constructible_v<gpurta::model>);
    static_assert(std::is_nothrow_move_constructible_v<gpurta::result>);
    static_assert(!std::is_default_constructible_v<gpurta::result>);
    gpurta::model m;
    m.at(GPURTA_SECTION_SCENARIO).set(GPURTA_KEY_TIME_UNIT, "us");
    CHECK(m.size(GPURTA_SECTION_SCENARIO) == 1 && m.size(GPURTA_SECTION_CHAINS) == 0);
    mpq_t third;
    mpq_init(third);
    mpq_set_ui(third, 1, 3);
    const auto camera = chain(m, "camera", 1).set(GPURTA_KEY_CHAIN_PERIOD, "33 ms");
    auto in = step(camera, "in", 1, 2), detect = step(camera, "detect", 4, 2);
    in.set(GPURTA_KEY_WCET, third).set(GPURTA_KEY_SHARED_MEMORY, "32KiB");
    detect.set(GPURTA_KEY_STEP_AFTER, nullptr).set(GPURTA_KEY_WCET, gpurta::rational(5, 2));
    mpq_clear(third);
    CHECK(camera.index() == 0 && detect.index() == 1 && m.size(GPURTA_SECTION_STEPS) == 2);
    m.check();
    const gpurta::model moved = std::move(m);
    const auto read = moved.resolve();
    CHECK(read.whole().text("unit") == "us");
    CHECK(read["chains"][0].time("period") == 33000);
    CHECK(read["steps"][0].time("wcet") == gpurta::rational(1, 3));
    CHECK(read["steps"][0].count("shared_memory") == 32768);
    CHECK(read["steps"][1].time(GPURTA_MODEL_STEPS_WCET) == gpurta::rational(5, 2));
    CHECK(read["steps"][0]["after"].empty() && read["steps"][1]["after"].empty());
    CHECK(!moved.platform().get());
    try {
        detect.set(GPURTA_KEY_WCET, 0);
        CHECK(!"a wcet of 0");
    } catch (const gpurta::error &error) {
        CHECK(error.section() == "steps" && error.key() == "wcet" && error.item() == 1u);
        CHECK(error.status() == GPURTA_OUT_OF_RANGE);
        CHECK(std::string(error.what()).find("above 0") != std::string::npos);
    }
    CHECK(throws<gpurta::error>([&] { detect.set(GPURTA_KEY_TASK_LEVEL, "high"); }));
    CHECK(throws<gpurta::error>([&] { detect.set(GPURTA_KEY_BLOCKS, gpurta::rational(1, 2)); }));
    CHECK(throws<std::invalid_argument>(
        [&] { detect.set(GPURTA_KEY_STEP_KERNEL, std::string_view("a\0b", 3)); }));
    CHECK(throws<std::out_of_range>(
        [&] { detect.set(GPURTA_KEY_BLOCKS, std::numeric_limits<std::uint64_t>::max()); }));
    CHECK(throws<std::invalid_argument>([&] { detect.step(); }));
    CHECK(throws<std::out_of_range>([] { gpurta::model().at(GPURTA_SECTION_TASKS, 0); }));
    gpurta::model wrong;
    wrong.add(GPURTA_SECTION_TASKS).set(GPURTA_KEY_TASK_SERVER, "none");
    CHECK(throws<gpurta::error>([&] { wrong.check(); }));
    CHECK(throws<gpurta::error>([] { gpurta::rta(gpurta::model()); }));
}

void platforms()
{
    const gpurta::platform tx2(gpurta_platform_create, "tx2");
    CHECK(gpurta_platform_name(tx2.get()) == std::string_view("jetson-tx2"));
    CHECK(gpurta_platform_get(tx2.get(), GPURTA_PLATFORM_SMS) == 2);
    gpurta::model m;
    m.add(GPURTA_SECTION_PLATFORM)
        .set(GPURTA_KEY_PLATFORM_BASE, "tx2")
        .set(GPURTA_KEY_PLATFORM_NAME, "mine")
        .set(GPURTA_PLATFORM_SMS, 1);
    const auto is = [&m](const std::string_view name, const std::int64_t sms) {
        const auto found = m.platform();
        return gpurta_platform_name(found.get()) == name &&
               gpurta_platform_get(found.get(), GPURTA_PLATFORM_SMS) == sms;
    };
    CHECK(is("mine", 1));
    m.set_platform(tx2);
    CHECK(is("jetson-tx2", 2));
    CHECK(throws<std::invalid_argument>([&] { m.add(GPURTA_SECTION_PLATFORM); }));
    CHECK(throws<gpurta::error>([] { gpurta::platform(gpurta_platform_create, "jetson-tx9"); }));
}

void edf()
{
    gpurta::model over;
    task(over, "a", 3).set(GPURTA_KEY_TASK_PERIOD, 4).set(GPURTA_KEY_TASK_DEADLINE, 2);
    task(over, "b", 2).set(GPURTA_KEY_TASK_PERIOD, 5);
    const auto late = gpurta::edf(over);
    CHECK(late.whole().verdict(GPURTA_EDF_VERDICT) == gpurta::verdict::unschedulable);
    CHECK(late.whole().time(GPURTA_EDF_UTILIZATION) == gpurta::rational("23/20"));
    const auto witness = late[GPURTA_EDF_WITNESS];
    CHECK(witness.size() == 1 && witness[0].time("demand") > witness[0].time("supply"));

    gpurta::model fits;
    task(fits, "a", 2).set(GPURTA_KEY_TASK_PERIOD, 10).set(GPURTA_KEY_TASK_DEADLINE, 5);
    task(fits, "b", 3).set(GPURTA_KEY_TASK_PERIOD, 12).set(GPURTA_KEY_TASK_NONPREEMPTABLE, 1);
    const auto result = gpurta::edf(fits);
    CHECK(result.whole().verdict(GPURTA_EDF_VERDICT) == gpurta::verdict::schedulable);
    CHECK(result[GPURTA_EDF_WITNESS].empty() && result[GPURTA_EDF_TASKS].size() == 2);
    for (const auto task : result[GPURTA_EDF_TASKS])
        CHECK(*task.time(GPURTA_EDF_TASKS_RESPONSE) <= *task.time(GPURTA_EDF_TASKS_DEADLINE) &&
              task.verdict(GPURTA_EDF_TASKS_MEETS_DEADLINE) == gpurta::verdict::schedulable);
    const auto edge = gpurta::edf_sensitivity(fits, GPURTA_EDF_MAX_OVERHEAD);
    CHECK(edge.found == gpurta::verdict::schedulable && edge.low == edge.high && edge.low > 0);
    gpurta::options overhead;
    overhead.set(GPURTA_OPTION_EDF_OVERHEAD, edge.low);
    CHECK(gpurta::edf(fits, overhead).whole().verdict("verdict") == gpurta::verdict::schedulable);

    gpurta::model served;
    served.add(GPURTA_SECTION_SERVERS)
        .set(GPURTA_KEY_SERVER_NAME, "s")
        .set(GPURTA_KEY_SERVER_BUDGET, 2)
        .set(GPURTA_KEY_SERVER_PERIOD, 16);
    task(served, "a", 2).set(GPURTA_KEY_TASK_PERIOD, 16).set(GPURTA_KEY_TASK_SERVER, "s");
    task(served, "b", 3).set(GPURTA_KEY_TASK_PERIOD, 10);
    const auto both = gpurta::edf(served);
    CHECK(both.whole().verdict(GPURTA_EDF_VERDICT) == gpurta::verdict::schedulable);
    CHECK(both[GPURTA_EDF_TASKS][1].text("name") == "b" && both["servers"].size() == 1);

    const gpurta::rational until(12), four(4), three(3);
    gpurta::edf_scenario jobs(gpurta_edf_scenario_create, std::size_t(2), until.get());
    /* b first, from 0 to 3; then a, as from its release on */
    gpurta::call(gpurta_edf_scenario_set, jobs.get(), std::size_t(0), GPURTA_EDF_OFFSET,
                 four.get());
    gpurta::call(gpurta_edf_scenario_set, jobs.get(), std::size_t(1), GPURTA_EDF_EXECUTION,
                 three.get());
    const auto run = gpurta::edf_simulate(fits, jobs);
    CHECK(run["tasks"].size() == 2 && run["jobs"].size() == 2);
    for (const auto job : run["jobs"])
        CHECK(job.time("response") == (job.text("name") == "a" ? 2 : 3));
    CHECK(throws<gpurta::error>([&] {
        gpurta::edf_simulate(
            served, gpurta::edf_scenario(gpurta_edf_scenario_create, std::size_t(3), until.get()));
    }));
}

void runlist()
{
    gpurta::model channels;
    task(channels, "H", 3)
        .set(GPURTA_KEY_TASK_LEVEL, GPURTA_LEVEL_HIGH)
        .set(GPURTA_KEY_TASK_TIMESLICE, 2)
        .set(GPURTA_KEY_TASK_PERIOD, 40);
    channels.add(GPURTA_SECTION_TASKS)
        .set(GPURTA_KEY_TASK_NAME, "L")
        .set(GPURTA_KEY_TASK_LEVEL, "low")
        .set(GPURTA_KEY_TASK_TIMESLICE, 3)
        .set(GPURTA_KEY_TASK_SATURATED, true);
    const auto result = gpurta::runlist(channels);
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
    for (const auto &term : found[0]["terms"])
        mpq_add(sum.get(), sum.get(), term.time(GPURTA_RUNLIST_TERMS_SUM)->get());
    CHECK(sum == 9 && found[1][GPURTA_RUNLIST_TERMS].empty());
    CHECK(found[0][GPURTA_RUNLIST_GAPS].size() == 1);
}

void simulation()
{
    gpurta::model m = paredes("tx2");
    m.add(GPURTA_SECTION_OPERATIONS)
        .set(GPURTA_KEY_OPERATION_COPY, "c")
        .set(GPURTA_KEY_DURATION, 3)
        .set(GPURTA_KEY_STREAM, "s")
        .set(GPURTA_KEY_RELEASE, 1);
    kernel(m, "late", 1, 1).set(GPURTA_KEY_AFTER, "t1").set(GPURTA_KEY_DELAY, 20);
    kernel(m, "waits", 1, 1).set(GPURTA_KEY_WAITS, "t1").set(GPURTA_KEY_WAITS, "c");
    m.add(GPURTA_SECTION_STREAMS)
        .set(GPURTA_KEY_STREAM_NAME, "s")
        .set(GPURTA_KEY_STREAM_PRIORITY, GPURTA_PRIORITY_HIGH);
    gpurta::options blocks;
    blocks.set(GPURTA_OPTION_SIMULATE_BLOCKS, 1);
    const auto result = gpurta::simulate(m, blocks);
    const auto operations = result[GPURTA_SIMULATE_OPERATIONS];
    CHECK(operations[2].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION) == 12);
    CHECK(operations[4].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION) == 4);
    CHECK(operations[4].time(GPURTA_SIMULATE_OPERATIONS_RESPONSE) == 3);
    CHECK(operations[4].text(GPURTA_SIMULATE_OPERATIONS_KIND) == "copy");
    CHECK(operations[5].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION) == 25);
    const auto kept = operations[1][GPURTA_SIMULATE_JOBS][0][GPURTA_SIMULATE_BLOCKS];
    CHECK(kept.size() == 7 && kept[6].time(GPURTA_SIMULATE_BLOCKS_END) == 10);
    CHECK(result.whole().verdict(GPURTA_SIMULATE_VERDICT) == gpurta::verdict::schedulable);
    CHECK(result[GPURTA_SIMULATE_EVENTS].empty());

    gpurta::options explain;
    explain.set(GPURTA_OPTION_SIMULATE_EXPLAIN, 1).set(GPURTA_OPTION_SIMULATE_JOBS, 2);
    gpurta::model two;
    base(two, "tx2");
    kernel(two, "a", 3, 2, 1024);
    kernel(two, "b", 5, 1, 1024).set(GPURTA_KEY_PERIOD, 10);
    const auto told = gpurta::simulate(two, explain);
    std::size_t placed = 0;
    for (const auto event : told[GPURTA_SIMULATE_EVENTS])
        if (event.text(GPURTA_SIMULATE_EVENTS_RULE) == "X1" &&
            event.text(GPURTA_SIMULATE_EVENTS_OPERATION) == "a") {
            placed++;
            CHECK(event.time(GPURTA_SIMULATE_EVENTS_TIME) == 0);
            CHECK(event.count(GPURTA_SIMULATE_EVENTS_BLOCKS) == 3);
            const auto sms = event[GPURTA_SIMULATE_PLACES];
            CHECK(sms.size() == 2 && sms[0].count(GPURTA_SIMULATE_PLACES_SM) == 0);
            CHECK(sms[0].count(GPURTA_SIMULATE_PLACES_BLOCKS) == 2);
            CHECK(sms[1].count(GPURTA_SIMULATE_PLACES_BLOCKS) == 1);
        }
    CHECK(placed == 1);
    const auto b = told[GPURTA_SIMULATE_OPERATIONS][1];
    const auto jobs = b[GPURTA_SIMULATE_JOBS];
    CHECK(jobs.size() == 2 && b.count(GPURTA_SIMULATE_OPERATIONS_WORST_JOB) == 1);
    CHECK(jobs[1].time(GPURTA_SIMULATE_JOBS_RELEASE) == 10);
    CHECK(b[GPURTA_SIMULATE_BLOCKS].empty());
    const auto delays = jobs[0][GPURTA_SIMULATE_DELAYS];
    CHECK(delays.size() == 1 && delays[0].text(GPURTA_SIMULATE_DELAYS_RULE) == "R2");
    CHECK(delays[0].time(GPURTA_SIMULATE_DELAYS_FROM) == 0);
    CHECK(delays[0].time(GPURTA_SIMULATE_DELAYS_FOR) > 0);
    CHECK(delays[0].text(GPURTA_SIMULATE_DELAYS_BEHIND).empty());
}

void host()
{
    gpurta::model channels;
    task(channels, "H", 5)
        .set(GPURTA_KEY_TASK_LEVEL, GPURTA_LEVEL_HIGH)
        .set(GPURTA_KEY_TASK_TIMESLICE, 2)
        .set(GPURTA_KEY_TASK_DEADLINE, 9);
    channels.add(GPURTA_SECTION_TASKS)
        .set(GPURTA_KEY_TASK_NAME, "L")
        .set(GPURTA_KEY_TASK_LEVEL, GPURTA_LEVEL_LOW)
        .set(GPURTA_KEY_TASK_TIMESLICE, 3)
        .set(GPURTA_KEY_TASK_SATURATED, true);
    gpurta::options nine;
    nine.set(GPURTA_OPTION_HOST_UNTIL, 9).set(GPURTA_OPTION_HOST_START, 1);
    gpurta::host_scenario jobs(gpurta_host_scenario_create);
    const gpurta::rational first(1), second(20), half(1, 2);
    gpurta::call(gpurta_host_scenario_add, jobs.get(), std::size_t(0), first.get(), nullptr);
    gpurta::call(gpurta_host_scenario_add, jobs.get(), std::size_t(0), second.get(), half.get());
    const auto observed = gpurta::host_simulate(channels, jobs, nine);
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

    const auto worst = gpurta::host_simulate_critical(channels, 0);
    const auto bounds = gpurta::runlist(channels);
    CHECK(worst[GPURTA_HOST_JOBS][0].count(GPURTA_HOST_JOBS_INDEX) == 0);
    CHECK(*worst[GPURTA_HOST_JOBS][0].time(GPURTA_HOST_JOBS_RESPONSE) <=
          *bounds[GPURTA_RUNLIST_TASKS][0].time(GPURTA_RUNLIST_TASKS_BOUND));
}

/* A queue of one job between two steps, of which the second is slower than the source. */
void capacities()
{
    gpurta::model m;
    slots(m, 1);
    const auto frames = chain(m, "frames", 10)
                            .set(GPURTA_KEY_CHAIN_OVERLAP, 1)
                            .set(GPURTA_KEY_CHAIN_FROM, 1)
                            .set(GPURTA_KEY_CHAIN_DEADLINE, 100);
    frames.step()
        .set(GPURTA_KEY_STEP_HOST, "grab")
        .set(GPURTA_KEY_HOST_WCET, 20)
        .set(GPURTA_KEY_STEP_CAPACITY, 1);
    frames.step().set(GPURTA_KEY_STEP_HOST, "send").set(GPURTA_KEY_HOST_WCET, 30);
    // two jobs are before it at most, of which the first has been begun at the last step
    const auto result = gpurta::bound(m);
    CHECK(result[GPURTA_BOUND_CHAINS][0].time(GPURTA_BOUND_CHAINS_BOUND) == gpurta::rational(90));
}

void bounds()
{
    gpurta::model m;
    slots(m, 2);
    const auto camera = chain(m, "camera", 40).set(GPURTA_KEY_CHAIN_JITTER, 1);
    camera.step()
        .set(GPURTA_KEY_STEP_HOST, "decode")
        .set(GPURTA_KEY_HOST_WCET, 2)
        .set(GPURTA_KEY_STEP_BCET, 1);
    camera.step()
        .set(GPURTA_KEY_STEP_COPY, "in")
        .set(GPURTA_KEY_DURATION, 1)
        .set(GPURTA_KEY_DIRECTION, GPURTA_COPY_HOST_TO_DEVICE);
    const auto detect = step(camera, "detect", 4, 2);
    step(chain(m, "lidar", 50).set(GPURTA_KEY_CHAIN_DEADLINE, 45), "track", 1, 3);
    gpurta::options how;
    how.set(GPURTA_OPTION_BOUND_EXPLAIN, 1).set(GPURTA_OPTION_BOUND_SEARCH, 20);
    const auto result = gpurta::bound(m, how);
    // own 4 blocks but one, 6, and 3 of lidar, on 2 slots, then the last block
    const auto step_of = result[GPURTA_BOUND_STEPS][detect.index()];
    CHECK(step_of.time(GPURTA_BOUND_STEPS_BOUND) == gpurta::rational(13, 2));
    CHECK(step_of.time(GPURTA_BOUND_STEPS_JITTER) == gpurta::rational(4));
    gpurta::rational sum;
    for (const auto &term : step_of["terms"])
        mpq_add(sum.get(), sum.get(), term.time(GPURTA_BOUND_TERMS_SHARE)->get());
    CHECK(step_of[GPURTA_BOUND_TERMS].size() == 3 && sum == gpurta::rational(13, 2));
    const auto first = result[GPURTA_BOUND_CHAINS][0];
    CHECK(*first.time(GPURTA_BOUND_CHAINS_OBSERVED) <= *first.time(GPURTA_BOUND_CHAINS_BOUND));
    CHECK(!first[GPURTA_BOUND_RELEASES].empty() && first["steps"].size() == 3);
    CHECK(first.verdict(GPURTA_BOUND_CHAINS_VERDICT) == gpurta::verdict::schedulable);
    CHECK(first.text(GPURTA_BOUND_CHAINS_REASON).empty());
    CHECK(result.whole().verdict(GPURTA_BOUND_VERDICT) == gpurta::verdict::schedulable);
    CHECK(!result[GPURTA_BOUND_ASSUMPTIONS][0].text(GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION).empty());

    gpurta::model shared;
    slots(shared, 1);
    for (const bool high : {true, false})
        shared.add(GPURTA_SECTION_CONTEXTS)
            .set(GPURTA_KEY_CONTEXT_NAME, high ? "a" : "b")
            .set(GPURTA_KEY_CONTEXT_LEVEL, high ? GPURTA_LEVEL_HIGH : GPURTA_LEVEL_LOW)
            .set(GPURTA_KEY_CONTEXT_SATURATED, !high)
            .set(GPURTA_KEY_CONTEXT_TIMESLICE, high ? 2 : 3);
    step(chain(shared, "c", 100).set(GPURTA_KEY_CHAIN_CONTEXT, "a"), "k", 1, 2);
    CHECK(gpurta::bound(shared).whole().verdict("verdict") == gpurta::verdict::schedulable);
    const auto sliced = gpurta::bound(shared);
    CHECK(sliced[GPURTA_BOUND_CHAINS][0].time(GPURTA_BOUND_CHAINS_BOUND) ==
          gpurta::rational(5)); // the other's slice, then 2
    const auto of_kernels = gpurta::bound(paredes());
    CHECK(of_kernels[GPURTA_BOUND_CHAINS].size() == 4);

    gpurta::model pair;
    slots(pair, 1);
    step(chain(pair, "a", 7), "a", 1, 3);
    const auto b = step(chain(pair, "b", 12), "b", 1, 3).index();
    const auto far = gpurta::bound_sensitivity(pair, GPURTA_BOUND_MAX_WCET, b);
    CHECK(far.found == gpurta::verdict::schedulable && far.low == gpurta::rational(4));
    CHECK(!gpurta::bound_without_priority(pair, 0).get());
    gpurta::model urgent;
    slots(urgent, 1);
    step(chain(urgent, "a", 20).set(GPURTA_KEY_CHAIN_STREAM, "high"), "a", 1, 2);
    step(chain(urgent, "b", 20), "b", 1, 3);
    step(chain(urgent, "c", 20), "c", 1, 4);
    urgent.add(GPURTA_SECTION_STREAMS)
        .set(GPURTA_KEY_STREAM_NAME, "high")
        .set(GPURTA_KEY_STREAM_PRIORITY, -1);
    const auto without = gpurta::bound_without_priority(urgent, 0);
    CHECK(without[GPURTA_BOUND_CHAINS][0].time(GPURTA_BOUND_CHAINS_BOUND) == gpurta::rational(9));
    gpurta::options states;
    states.set(GPURTA_OPTION_BOUND_EXACT, 3);
    CHECK(!gpurta::bound(pair, states).whole().text(GPURTA_BOUND_EXACT_REASON).empty());
    states.set(GPURTA_OPTION_BOUND_EXACT, 3000);
    const auto exact = gpurta::bound(pair, states);
    CHECK(exact.whole().text(GPURTA_BOUND_EXACT_REASON).empty());
    CHECK(exact[GPURTA_BOUND_CHAINS][0].time(GPURTA_BOUND_CHAINS_EXACT) == gpurta::rational(6));
    CHECK(throws<gpurta::error>([] { gpurta::bound(gpurta::model()); }));
}

void rules()
{
    gpurta::model m;
    auto a100 = m.add(GPURTA_SECTION_PLATFORM).set(GPURTA_KEY_PLATFORM_BASE, "a100");
    a100.set(GPURTA_KEY_PLATFORM_RULES, GPURTA_RULES_AMERT);
    const auto waits = [&m] {
        return gpurta_platform_get(m.platform().get(), GPURTA_PLATFORM_QUEUE_DELAY);
    };
    CHECK(!waits());
    a100.set(GPURTA_PLATFORM_QUEUE_DELAY, true);
    CHECK(waits());
    kernel(m, "k", 1, 4).set(GPURTA_KEY_LOCAL_MEMORY, 16).set(GPURTA_KEY_CARVEOUT_BYTES, 32 * 1024);
    gpurta::options jitter;
    jitter.set(GPURTA_OPTION_SIMULATE_JITTER, 1).set(GPURTA_OPTION_SIMULATE_SEED, 7);
    const auto one = gpurta::simulate(m, jitter), again = gpurta::simulate(m, jitter);
    const auto ends = [](const gpurta::result &run) {
        return *run[GPURTA_SIMULATE_OPERATIONS][0].time(GPURTA_SIMULATE_OPERATIONS_COMPLETION);
    };
    CHECK(ends(one) >= 4 && ends(one) <= 5 && ends(one) == ends(again));
}

/* Two chains on four SMs of which each needs two. */
void partitions()
{
    gpurta::model m;
    m.add(GPURTA_SECTION_PLATFORM).set(GPURTA_KEY_PLATFORM_BASE, "tx2").set(GPURTA_PLATFORM_SMS, 5);
    for (const char *const name : {"a", "b"})
        step(chain(m, name, 20).set(GPURTA_KEY_CHAIN_DEADLINE, 8), "k", 16, 1)
            .set(GPURTA_KEY_THREADS, 1024);
    const auto found = gpurta::partition(m);
    CHECK(found[GPURTA_PARTITION_DIVISIONS].size() == 1);
    CHECK(found[GPURTA_PARTITION_CULPRIT].empty());
    std::int64_t rest = 5;
    for (const auto size : found[GPURTA_PARTITION_DIVISIONS][0]["sizes"])
        rest -= size.count(GPURTA_PARTITION_SIZES_SMS).value();
    CHECK(found[GPURTA_PARTITION_DIVISIONS][0].count(GPURTA_PARTITION_DIVISIONS_REST) == rest);
    for (const auto part : found[GPURTA_PARTITION_PARTITIONS])
        CHECK(part.count(GPURTA_PARTITION_PARTITIONS_SMS) ==
              part.count(GPURTA_PARTITION_PARTITIONS_FEWEST));
}

/* What is not wrapped: a handle frees it, call() throws. */
void measuring(const char *const driver)
{
    using device = gpurta::handle<gpurta_device, gpurta_device_close>;
    CHECK(throws<gpurta::error>(
        [] { device(gpurta_device_open, "/nonexistent/libcuda.so.1", std::int64_t(0)); }));
    device opened(gpurta_device_open, driver, std::int64_t(0));
    CHECK(gpurta_device_fact(opened.get(), GPURTA_FACT_SMS) > 0);
    gpurta::options few;
    few.set(GPURTA_OPTION_MEASURE_RUNS, 2).set(GPURTA_OPTION_MEASURE_WARM_UP, 0);
    const gpurta::model kernels = paredes();
    const gpurta::handle<gpurta_measurement, gpurta_measurement_destroy> observed(
        gpurta_measure, opened.get(), kernels.get(), few.get(), nullptr, nullptr);
    CHECK(gpurta_measurement_count(observed.get()) == 4);
    std::int64_t least = 0, median = 0, most = 0;
    gpurta::call(gpurta_measurement_completion, observed.get(), std::size_t(0), &least, &median,
                 &most);
    CHECK(3900000 <= least && least <= median && median <= most);
    CHECK(throws<gpurta::error>([&] {
        gpurta::call(gpurta_measurement_completion, observed.get(), std::size_t(4), &least, &median,
                     &most);
    }));
}

/* Divisions are exact, and depend on nothing but their number. */
void generators()
{
    using generator = gpurta::handle<gpurta_generator, gpurta_generator_destroy>;
    const std::size_t parts = 4;
    const std::int64_t total = 1000, least = 1, most = 500;
    const generator lattice(gpurta_generator_create, GPURTA_LATTICE, parts, total, least, most);
    std::int64_t part[parts], again[parts], sum = 0;
    gpurta_random random;
    gpurta_random_begin(&random, 7, 2, 3);
    gpurta::call(gpurta_generator_draw, lattice.get(), &random, part);
    gpurta_random_begin(&random, 7, 2, 3);
    gpurta::call(gpurta_generator_draw, lattice.get(), &random, again);
    for (std::size_t i = 0; i < parts; i++) {
        sum += part[i];
        CHECK(part[i] >= least && part[i] <= most && part[i] == again[i]);
    }
    CHECK(sum == total);
    CHECK(throws<gpurta::error>(
        [&] { generator(gpurta_generator_create, GPURTA_UUNIFAST, parts, total, least, most); }));
}

} // namespace

void occupancy()
{
    gpurta::model m;
    m.set_platform(gpurta::platform(gpurta_platform_create, "jetson-tx2"));
    m.add(GPURTA_SECTION_KERNELS)
        .set(GPURTA_KEY_BLOCKS, 1)
        .set(GPURTA_KEY_WCET, 1)
        .set(GPURTA_KEY_THREADS, 1024)
        .set(GPURTA_KEY_REGISTERS, 32);
    auto large = m.add(GPURTA_SECTION_KERNELS);
    large.set(GPURTA_KEY_BLOCKS, 1)
        .set(GPURTA_KEY_WCET, 1)
        .set(GPURTA_KEY_THREADS, 32)
        .set(GPURTA_KEY_SHARED_MEMORY, 1 << 20);
    const auto found = gpurta::occupancy(m);
    const auto kernels = found[GPURTA_OCCUPANCY_KERNELS];
    CHECK(kernels[0].count(GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM) == 2);
    CHECK(kernels[0].count(GPURTA_OCCUPANCY_KERNELS_SLOTS) == 4);
    CHECK(kernels[1].count(GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM) == 0);
    large.set(GPURTA_KEY_SHARED_MEMORY, nullptr); // as if it had not been given
    const auto again = gpurta::occupancy(m);
    CHECK(again[GPURTA_OCCUPANCY_KERNELS][1].count(GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM) == 32);
}

gpurta::model barrier(const std::int64_t blocks)
{
    gpurta::platform pascal(gpurta_platform_create, "cc-6.0");
    gpurta::call(gpurta_platform_set, pascal.get(), GPURTA_PLATFORM_SMS, 56);
    gpurta::model m;
    gpurta::call(gpurta_model_set_platform, m.get(), pascal.get());
    m.add(GPURTA_SECTION_KERNELS)
        .set(GPURTA_KEY_KERNEL_NAME, "scan")
        .set(GPURTA_KEY_BLOCKS, blocks)
        .set(GPURTA_KEY_WCET, 1)
        .set(GPURTA_KEY_THREADS, 1024);
    m.add(GPURTA_SECTION_RESIDENT)
        .set(GPURTA_KEY_RESIDENT_NAME, "g")
        .set(GPURTA_KEY_RESIDENT_KERNELS, "scan");
    return m;
}

void residency()
{
    const auto safe = gpurta::resident(barrier(112)), hangs = gpurta::resident(barrier(128));
    CHECK(safe.whole().text(GPURTA_RESIDENT_VERDICT) == "resident");
    CHECK(safe[GPURTA_RESIDENT_GROUPS][0].count(GPURTA_RESIDENT_GROUPS_FEWEST_SMS) == 56);
    CHECK(safe[GPURTA_RESIDENT_WITNESS].size() == 0);
    CHECK(hangs.whole().text(GPURTA_RESIDENT_VERDICT) == "hangs");
    CHECK(hangs[GPURTA_RESIDENT_KERNELS][0].count(GPURTA_RESIDENT_KERNELS_LARGEST_SAFE) == 112);
    CHECK(hangs[GPURTA_RESIDENT_WITNESS][0].text(GPURTA_RESIDENT_WITNESS_WAITS) == "scan");
    CHECK(hangs[GPURTA_RESIDENT_ORDER][0].count(GPURTA_RESIDENT_ORDER_RESIDENT) == 112);
}

int main(const int argc, char **const argv)
{
    occupancy();
    if (argc > 1)
        measuring(argv[1]);
    times();
    free_blocks();
    models();
    platforms();
    edf();
    runlist();
    simulation();
    host();
    bounds();
    capacities();
    partitions();
    rules();
    generators();
    residency();
    std::printf("C++: %d failures\n", failures);
    return failures == 0 ? 0 : 1;
}

/** @file gpurta.hpp
 *  @brief libgpurta for C++17: handles that free themselves, exceptions, ranges over results.
 *
 *  Header only, over the C library: link with `gpurta::gpurta` or `pkg-config gpurta`. Every
 *  failing call throws gpurta::error with the library's message; gpurta::attempt() turns that into
 *  a value for those who prefer one. Times are gpurta::rational: exact, made from integers, text
 *  or mpq_class (where <gmpxx.h> is included first), never from floating point. What an analysis
 *  computes, its source, preconditions and cost are told by the C header of its room.
 *
 *  Items of a range refer to their result and must not outlive it (a range over a temporary does
 * not compile). Results are immutable and may be shared by threads.
 */
#ifndef GPURTA_HPP
#define GPURTA_HPP

#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <gpurta/gpurta.h>

/** @brief libgpurta for C++. */
namespace gpurta
{

/** @brief Answer of a schedulability question. Not convertible to bool: compare it. */
enum class verdict {
    unknown = GPURTA_UNKNOWN,            /**< not decided */
    schedulable = GPURTA_SCHEDULABLE,    /**< every deadline is met */
    unschedulable = GPURTA_UNSCHEDULABLE /**< at least one deadline is missed */
};

/** @brief Text of a verdict. */
inline std::string_view to_string(const verdict v)
{
    return gpurta_verdict_name(static_cast<gpurta_verdict>(v));
}

/** @brief Writes a verdict. */
inline std::ostream &operator<<(std::ostream &out, const verdict v)
{
    return out << to_string(v);
}

/** @brief Units of times in text. */
enum class unit {
    ns = GPURTA_NS, /**< nanoseconds */
    us = GPURTA_US, /**< microseconds */
    ms = GPURTA_MS, /**< milliseconds */
    s = GPURTA_S    /**< seconds */
};

/** @brief A call of the library failed; what() is the library's message. */
class error : public std::runtime_error
{
  public:
    /** @brief From the library's record. */
    error(const gpurta_status status, const gpurta_error &record)
        : std::runtime_error(record.message[0] ? record.message : gpurta_status_text(status)),
          status_(status), item_(record.item)
    {
    }

    /** @brief The status that the call returned. */
    gpurta_status status() const noexcept
    {
        return status_;
    }

    /** @brief Index of the kernel, task, ... at fault, if one is. */
    std::optional<std::size_t> item() const noexcept
    {
        if (item_ < 0)
            return std::nullopt;
        return static_cast<std::size_t>(item_);
    }

  private:
    gpurta_status status_;
    std::int64_t item_;
};

/** @brief What a call gave, or why it gave nothing. */
template <class T>
class result
{
  public:
    /** @brief A value. */
    result(T value) : content_(std::move(value))
    {
    }
    /** @brief A failure. */
    result(error failure) : content_(std::move(failure))
    {
    }
    /** @brief Whether there is a value. */
    explicit operator bool() const noexcept
    {
        return content_.index() == 0;
    }
    /** @brief The value; throws the failure if there is none. */
    T &value()
    {
        if (content_.index() != 0)
            throw std::get<1>(content_);
        return std::get<0>(content_);
    }
    /** @brief The failure; only where there is no value. */
    const error &failure() const
    {
        return std::get<1>(content_);
    }

  private:
    std::variant<T, error> content_;
};

/** @brief Calls @p f, and gives its value or the gpurta::error that it threw. */
template <class F>
result<std::invoke_result_t<F>> attempt(F &&f)
{
    try {
        return std::forward<F>(f)();
    } catch (const error &failure) {
        return failure;
    }
}

/** @cond */
namespace detail
{

/* Calls a C function whose last argument is the error record. */
template <class F, class... Arguments>
void call(const F function, Arguments... arguments)
{
    gpurta_error record{};
    const gpurta_status status = function(arguments..., &record);
    if (status != GPURTA_OK)
        throw error(status, record);
}

template <auto destroy>
struct deleter {
    template <class T>
    void operator()(T *const handle) const noexcept
    {
        destroy(handle);
    }
};

template <class T, auto destroy>
using handle = std::unique_ptr<T, deleter<destroy>>;

template <class Handle, class F, class... Arguments>
Handle make(const F create, Arguments... arguments)
{
    typename Handle::pointer fresh = nullptr;
    call(create, &fresh, arguments...);
    return Handle(fresh);
}

inline std::string_view view(const char *const text)
{
    return text ? std::string_view(text) : std::string_view();
}

} // namespace detail
/** @endcond */

/** @brief An exact rational number, in lowest terms. */
class rational
{
  public:
    /** @brief 0. */
    rational()
    {
        mpq_init(value_);
    }
    /** @brief A whole number. */
    template <class T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>, int> = 0>
    rational(const T value) : rational()
    {
        set_integer(mpq_numref(value_), value);
    }
    /** @brief Floating point is refused: 0.1 is not 1/10 there. So is bool. */
    template <class T,
              std::enable_if_t<std::is_floating_point_v<T> || std::is_same_v<T, bool>, int> = 0>
    rational(T value) = delete;
    /** @brief A fraction; the denominator is not 0. */
    rational(const std::int64_t numerator, const std::int64_t denominator) : rational()
    {
        if (denominator == 0)
            throw std::invalid_argument("gpurta::rational: the denominator is 0");
        set_integer(mpq_numref(value_), numerator);
        set_integer(mpq_denref(value_), denominator);
        mpq_canonicalize(value_);
    }
    /** @brief Reads text such as "3/2" or "250us"; a bare number is in @p in, and so is the value.
     */
    rational(const std::string_view text, const unit in = unit::ms) : rational()
    {
        if (text.find('\0') != std::string_view::npos)
            throw std::invalid_argument("gpurta::rational: a zero byte in a time");
        detail::call(gpurta_time_parse, value_, std::string(text).c_str(),
                     static_cast<gpurta_unit>(in));
    }
    /** @brief Reads text. */
    rational(const char *const text, const unit in = unit::ms)
        : rational(std::string_view(text), in)
    {
    }
    /** @brief A copy of a GMP rational. */
    explicit rational(const mpq_srcptr value) : rational()
    {
        mpq_set(value_, value);
    }
    /** @brief Copies. */
    rational(const rational &other) : rational(other.get())
    {
    }
    /** @brief Moves. */
    rational(rational &&other) noexcept : rational()
    {
        mpq_swap(value_, other.value_);
    }
    /** @brief Assigns. */
    rational &operator=(rational other) noexcept
    {
        mpq_swap(value_, other.value_);
        return *this;
    }
    ~rational()
    {
        mpq_clear(value_);
    }

    /** @brief The number as GMP's. */
    mpq_srcptr get() const noexcept
    {
        return value_;
    }
    /** @brief The number as GMP's, to be written. */
    mpq_ptr get() noexcept
    {
        return value_;
    }
    /** @brief Exact text: "12", "7/2". */
    std::string str() const
    {
        std::string text(gpurta_time_text_size(value_), '\0');
        detail::call(gpurta_time_text, text.data(), text.size(), get());
        text.resize(std::char_traits<char>::length(text.c_str()));
        return text;
    }
    /** @brief The nearest double towards zero: approximate, to draw or print with. */
    double approximate() const noexcept
    {
        return mpq_get_d(value_);
    }
#ifdef __GMP_PLUSPLUS__
    /** @brief From mpq_class. */
    rational(const mpq_class &value) : rational(value.get_mpq_t())
    {
    }
    /** @brief To mpq_class. */
    operator mpq_class() const
    {
        return mpq_class(value_);
    }
#endif

    /** @brief -1, 0 or 1. */
    friend int compare(const rational &a, const rational &b) noexcept
    {
        const int c = mpq_cmp(a.value_, b.value_);
        return (c > 0) - (c < 0);
    }
    /** @brief Equal. */
    friend bool operator==(const rational &a, const rational &b) noexcept
    {
        return mpq_equal(a.value_, b.value_) != 0;
    }
    /** @brief Not equal. */
    friend bool operator!=(const rational &a, const rational &b) noexcept
    {
        return !(a == b);
    }
    /** @brief Less. */
    friend bool operator<(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) < 0;
    }
    /** @brief Greater. */
    friend bool operator>(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) > 0;
    }
    /** @brief Less or equal. */
    friend bool operator<=(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) <= 0;
    }
    /** @brief Greater or equal. */
    friend bool operator>=(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) >= 0;
    }
    /** @brief Writes the exact text. */
    friend std::ostream &operator<<(std::ostream &out, const rational &value)
    {
        return out << value.str();
    }

  private:
    template <class T>
    static void set_integer(const mpz_ptr place, const T value)
    {
        const bool negative = value < 0;
        std::uint64_t magnitude = static_cast<std::uint64_t>(value);
        if (negative)
            magnitude = 0 - magnitude;
        mpz_import(place, 1, 1, sizeof magnitude, 0, 0, &magnitude);
        if (negative)
            mpz_neg(place, place);
    }

    mpq_t value_;
};

/** @brief The items 0 .. size() - 1 of a result, made as they are looked at. */
template <class Owner, class Item>
class range
{
  public:
    /** @brief Walks over a range. */
    class iterator
    {
      public:
        using iterator_category = std::input_iterator_tag; /**< items are made on the way */
        using value_type = Item;                           /**< what it gives */
        using difference_type = std::ptrdiff_t;            /**< distance */
        using pointer = const Item *;                      /**< not used */
        using reference = Item;                            /**< by value */
        /** @brief At a position. */
        iterator(const Owner *const owner, const std::size_t index) : owner_(owner), index_(index)
        {
        }
        /** @brief The item. */
        Item operator*() const
        {
            return Item(owner_, index_);
        }
        /** @brief The next one. */
        iterator &operator++()
        {
            ++index_;
            return *this;
        }
        /** @brief The next one. */
        iterator operator++(int)
        {
            iterator before = *this;
            ++index_;
            return before;
        }
        /** @brief Same position. */
        bool operator==(const iterator &other) const
        {
            return index_ == other.index_;
        }
        /** @brief Another position. */
        bool operator!=(const iterator &other) const
        {
            return index_ != other.index_;
        }

      private:
        const Owner *owner_;
        std::size_t index_;
    };

    /** @brief Of an owner that has @p size items. */
    range(const Owner *const owner, const std::size_t size) : owner_(owner), size_(size)
    {
    }
    /** @brief The first. */
    iterator begin() const
    {
        return iterator(owner_, 0);
    }
    /** @brief Past the last. */
    iterator end() const
    {
        return iterator(owner_, size_);
    }
    /** @brief How many. */
    std::size_t size() const noexcept
    {
        return size_;
    }
    /** @brief Whether there is none. */
    bool empty() const noexcept
    {
        return size_ == 0;
    }
    /** @brief One of them; throws std::out_of_range. */
    Item operator[](const std::size_t index) const
    {
        if (index >= size_)
            throw std::out_of_range("gpurta::range");
        return Item(owner_, index);
    }

  private:
    const Owner *owner_;
    std::size_t size_;
};

/** @cond */
namespace detail
{

/* A time that a reader of the C library gives or does not. */
template <class F, class... Arguments>
std::optional<rational> time(const F reader, Arguments... arguments)
{
    rational value;
    if (!reader(arguments..., value.get()))
        return std::nullopt;
    return value;
}

} // namespace detail
/** @endcond */

/** @brief Random numbers of one set of an experiment (gpurta/generate.h). */
class random
{
  public:
    /** @brief Begins those of set @p set at @p point. */
    explicit random(const std::uint64_t seed, const std::uint64_t point = 0,
                    const std::uint64_t set = 0) noexcept
    {
        gpurta_random_begin(&state_, seed, point, set);
    }
    /** @brief The next 64 bits. */
    std::uint64_t bits() noexcept
    {
        return gpurta_random_bits(&state_);
    }
    /** @brief From @p low to @p high, each equally likely. */
    std::int64_t between(const std::int64_t low, const std::int64_t high) noexcept
    {
        return gpurta_random_between(&state_, low, high);
    }
    /** @brief k from @p low to @p high with probability proportional to 1/k. */
    std::int64_t log(const std::int64_t low, const std::int64_t high) noexcept
    {
        return gpurta_random_log(&state_, low, high);
    }
    /** @brief The library's numbers, for what is not wrapped. */
    gpurta_random *get() noexcept
    {
        return &state_;
    }

  private:
    gpurta_random state_;
};

/** @brief Divides a whole number of units into random parts (gpurta/generate.h). */
class generator
{
  public:
    /** @brief @p count parts of @p total, each from @p least to @p most (0: no limit). */
    generator(const gpurta_generator_method method, const std::size_t count,
              const std::int64_t total, const std::int64_t least = 0, const std::int64_t most = 0)
        : count_(count),
          handle_(detail::make<handle>(gpurta_generator_create, method, count, total, least, most))
    {
    }
    /** @brief A division: its sum is the total, exactly. */
    std::vector<std::int64_t> draw(random &numbers) const
    {
        std::vector<std::int64_t> part(count_);
        detail::call(gpurta_generator_draw, handle_.get(), numbers.get(), part.data());
        return part;
    }
    /** @brief The library's handle, for what is not wrapped. */
    const gpurta_generator *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_generator, gpurta_generator_destroy>;
    std::size_t count_;
    handle handle_;
};

/** @brief Options of analyses (gpurta/options.h). */
class options
{
  public:
    /** @brief All defaults. */
    options() : handle_(detail::make<handle>(gpurta_options_create))
    {
    }
    /** @brief Sets a whole-number option. */
    options &set(const gpurta_option key, const std::int64_t value)
    {
        detail::call(gpurta_options_set, handle_.get(), key, value);
        return *this;
    }
    /** @brief Sets a time option. */
    options &set_time(const gpurta_option key, const rational &value)
    {
        detail::call(gpurta_options_set_time, handle_.get(), key, value.get());
        return *this;
    }
    /** @brief The library's handle. */
    const gpurta_options *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_options, gpurta_options_destroy>;
    handle handle_;
};

/** @brief A platform (gpurta/platform.h). */
class platform
{
  public:
    /** @brief A built-in one, by name. */
    explicit platform(const std::string_view name)
        : handle_(detail::make<handle>(gpurta_platform_create, std::string(name).c_str()))
    {
    }
    /** @brief Plain slots: each holds a block of any kernel. */
    static platform slots(const std::int64_t count)
    {
        return platform(detail::make<handle>(gpurta_platform_create_slots, count));
    }
    /** @brief A device of which nothing is known yet. */
    static platform device(const std::string_view name)
    {
        return platform(
            detail::make<handle>(gpurta_platform_create_device, std::string(name).c_str()));
    }
    /** @brief Changes a field. */
    platform &set(const gpurta_platform_field field, const std::int64_t value)
    {
        detail::call(gpurta_platform_set, handle_.get(), field, value);
        return *this;
    }
    /** @brief Switches all rules of newer GPUs, U1 to U9; set() switches one. */
    platform &rules(const gpurta_rules which)
    {
        detail::call(gpurta_platform_set_rules, handle_.get(), which);
        return *this;
    }
    /** @brief The names of the rules that it follows: "U1", ... */
    std::vector<std::string_view> rules() const
    {
        std::vector<std::string_view> names;
        for (std::size_t i = 0; const char *const name = gpurta_platform_rule_name(i); i++)
            if (get(gpurta_platform_rule_field(i)))
                names.emplace_back(name);
        return names;
    }
    /** @brief Reads a field. */
    std::int64_t get(const gpurta_platform_field field) const noexcept
    {
        return gpurta_platform_get(handle_.get(), field);
    }
    /** @brief Its name. */
    std::string_view name() const noexcept
    {
        return detail::view(gpurta_platform_name(handle_.get()));
    }
    /** @brief Names of all built-in platforms. */
    static std::vector<std::string_view> builtin()
    {
        std::vector<std::string_view> names;
        while (const char *const name = gpurta_platform_builtin(names.size()))
            names.emplace_back(name);
        return names;
    }
    /** @brief The library's handle. */
    const gpurta_platform *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_platform, gpurta_platform_destroy>;
    explicit platform(handle made) : handle_(std::move(made))
    {
    }
    handle handle_;
};

/** @brief A program: kernels and copies on streams (gpurta/program.h). */
class program
{
  public:
    /** @brief An operation that was just added, to say more about it. */
    class operation
    {
      public:
        /** @brief Operation @p index of a program. */
        operation(gpurta_program *const program, const std::size_t index)
            : program_(program), index_(index)
        {
        }
        /** @brief Sets a time. */
        operation &time(const gpurta_operation_time which, const rational &value)
        {
            detail::call(gpurta_program_set_time, program_, index_, which, value.get());
            return *this;
        }
        /** @brief Sets a count. */
        operation &count(const gpurta_operation_count which, const std::int64_t value)
        {
            detail::call(gpurta_program_set_count, program_, index_, which, value);
            return *this;
        }
        /** @brief When the host launches it. */
        operation &release(const rational &value)
        {
            return time(GPURTA_OPERATION_RELEASE, value);
        }
        /** @brief Distance of its releases. */
        operation &period(const rational &value)
        {
            return time(GPURTA_OPERATION_PERIOD, value);
        }
        /** @brief Relative deadline. */
        operation &deadline(const rational &value)
        {
            return time(GPURTA_OPERATION_DEADLINE, value);
        }
        /** @brief Threads per block. */
        operation &threads(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_THREADS, value);
        }
        /** @brief Registers per thread. */
        operation &registers(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_REGISTERS, value);
        }
        /** @brief Bytes of shared memory per block. */
        operation &shared_memory(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_SHARED_MEMORY, value);
        }
        /** @brief Bytes of local memory per thread. */
        operation &local_memory(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_LOCAL_MEMORY, value);
        }
        /** @brief Bytes of shared memory that it asks each SM to have; 0: the least that holds a
         *  block. */
        operation &carveout(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_CARVEOUT, value);
        }
        /** @brief The same in percent of the most that an SM can have. */
        operation &carveout_percent(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_CARVEOUT_PERCENT, value);
        }
        /** @brief Puts it on a stream; "default" is the NULL stream. */
        operation &stream(const std::string_view name)
        {
            detail::call(gpurta_program_set_stream, program_, index_, std::string(name).c_str());
            return *this;
        }
        /** @brief Launches it only after another one. */
        operation &after(const std::size_t other, const gpurta_after mode,
                         const rational &delay = 0)
        {
            detail::call(gpurta_program_set_after, program_, index_, other, mode, delay.get());
            return *this;
        }
        /** @brief Makes the GPU wait for others before it (cudaStreamWaitEvent). */
        operation &waits(const std::vector<std::size_t> &others)
        {
            detail::call(gpurta_program_set_waits, program_, index_, others.data(), others.size());
            return *this;
        }
        /** @brief Its position in the program. */
        std::size_t index() const noexcept
        {
            return index_;
        }

      private:
        gpurta_program *program_;
        std::size_t index_;
    };

    /** @brief An empty program. */
    program() : handle_(detail::make<handle>(gpurta_program_create))
    {
    }
    /** @brief Adds a kernel. */
    operation kernel(const std::string_view name, const std::int64_t blocks, const rational &wcet)
    {
        detail::call(gpurta_program_add_kernel, handle_.get(), std::string(name).c_str(), blocks,
                     wcet.get());
        return operation(handle_.get(), size() - 1);
    }
    /** @brief Adds a copy. */
    operation copy(const std::string_view name, const rational &duration)
    {
        detail::call(gpurta_program_add_copy, handle_.get(), std::string(name).c_str(),
                     duration.get());
        return operation(handle_.get(), size() - 1);
    }
    /** @brief Sets an attribute of a stream. */
    program &stream(const std::string_view name, const gpurta_stream_attribute which,
                    const std::int64_t value)
    {
        detail::call(gpurta_program_set_stream_attribute, handle_.get(), std::string(name).c_str(),
                     which, value);
        return *this;
    }
    /** @brief Number of operations. */
    std::size_t size() const noexcept
    {
        return gpurta_program_count(handle_.get());
    }
    /** @brief Name of an operation. */
    std::string_view name(const std::size_t index) const noexcept
    {
        return detail::view(gpurta_program_name(handle_.get(), index));
    }
    /** @brief The library's handle. */
    const gpurta_program *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_program, gpurta_program_destroy>;
    handle handle_;
};

/** @brief Tasks and servers (gpurta/tasks.h). */
class tasks
{
  public:
    /** @brief A task that was just added, to say more about it. */
    class task
    {
      public:
        /** @brief Task @p index of a set. */
        task(gpurta_tasks *const tasks, const std::size_t index) : tasks_(tasks), index_(index)
        {
        }
        /** @brief Sets a time. */
        task &time(const gpurta_task_time which, const rational &value)
        {
            detail::call(gpurta_tasks_set_time, tasks_, index_, which, value.get());
            return *this;
        }
        /** @brief Least distance of releases. */
        task &period(const rational &value)
        {
            return time(GPURTA_TASK_PERIOD, value);
        }
        /** @brief Relative deadline. */
        task &deadline(const rational &value)
        {
            return time(GPURTA_TASK_DEADLINE, value);
        }
        /** @brief Timeslice. */
        task &timeslice(const rational &value)
        {
            return time(GPURTA_TASK_TIMESLICE, value);
        }
        /** @brief Longest section that cannot be preempted. */
        task &nonpreemptable(const rational &value)
        {
            return time(GPURTA_TASK_NONPREEMPTABLE, value);
        }
        /** @brief Level in the runlist. */
        task &level(const gpurta_level value)
        {
            detail::call(gpurta_tasks_set_level, tasks_, index_, value);
            return *this;
        }
        /** @brief Always has work, or may be overloaded. */
        task &saturated(const bool value = true)
        {
            detail::call(gpurta_tasks_set_saturated, tasks_, index_, value);
            return *this;
        }
        /** @brief Puts it into a server. */
        task &server(const std::size_t number)
        {
            detail::call(gpurta_tasks_set_server, tasks_, index_, number);
            return *this;
        }

      private:
        gpurta_tasks *tasks_;
        std::size_t index_;
    };

    /** @brief An empty set. */
    tasks() : handle_(detail::make<handle>(gpurta_tasks_create))
    {
    }
    /** @brief Adds a task. */
    task add(const std::string_view name, const rational &wcet)
    {
        detail::call(gpurta_tasks_add, handle_.get(), std::string(name).c_str(), wcet.get());
        return task(handle_.get(), size() - 1);
    }
    /** @brief Adds a server; gives its number. */
    std::size_t server(const std::string_view name, const rational &budget, const rational &period)
    {
        detail::call(gpurta_tasks_add_server, handle_.get(), std::string(name).c_str(),
                     budget.get(), period.get());
        return gpurta_tasks_servers(handle_.get()) - 1;
    }
    /** @brief Number of tasks. */
    std::size_t size() const noexcept
    {
        return gpurta_tasks_count(handle_.get());
    }
    /** @brief Name of a task. */
    std::string_view name(const std::size_t index) const noexcept
    {
        return detail::view(gpurta_tasks_name(handle_.get(), index));
    }
    /** @brief The library's handle. */
    const gpurta_tasks *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_tasks, gpurta_tasks_destroy>;
    handle handle_;
};

/** @brief One row of a table of a result: its values by column. Valid as long as the result. */
class row
{
  public:
    /** @brief Row @p index of a table. */
    row(const gpurta_result *const result, const std::size_t index) : result_(result), index_(index)
    {
    }
    /** @brief Its number in the table. */
    std::size_t index() const noexcept
    {
        return index_;
    }
    /** @brief A time; none where it is absent. Throws where the column is none of this result. */
    std::optional<rational> time(const gpurta_column column) const
    {
        rational value;
        return has(gpurta_get_time(result_, column, index_, value.get()))
                   ? std::optional<rational>(value)
                   : std::nullopt;
    }
    /** @brief A whole number, or 0 and 1 for no and yes. */
    std::optional<std::int64_t> count(const gpurta_column column) const
    {
        std::int64_t value = 0;
        return has(gpurta_get_count(result_, column, index_, &value))
                   ? std::optional<std::int64_t>(value)
                   : std::nullopt;
    }
    /** @brief A text; empty where it is absent. */
    std::string_view text(const gpurta_column column) const
    {
        const char *value = nullptr;
        return has(gpurta_get_text(result_, column, index_, &value)) ? detail::view(value)
                                                                     : std::string_view();
    }
    /** @brief A verdict; unknown where it is absent. */
    gpurta::verdict verdict(const gpurta_column column) const
    {
        gpurta_verdict value = GPURTA_UNKNOWN;
        (void)has(gpurta_get_verdict(result_, column, index_, &value));
        return static_cast<gpurta::verdict>(value);
    }
    /** @brief The rows of @p table that are inside this one. */
    std::vector<row> rows(const gpurta_table table) const
    {
        std::size_t count = 0;
        const std::size_t first = gpurta_children(result_, table, index_, &count);
        std::vector<row> inside;
        for (std::size_t i = 0; i < count; i++)
            inside.emplace_back(result_, first + i);
        return inside;
    }

  private:
    static bool has(const gpurta_status status)
    {
        if (status != GPURTA_OK && status != GPURTA_ABSENT)
            throw std::out_of_range("gpurta::row: no such column in this result");
        return status == GPURTA_OK;
    }
    const gpurta_result *result_;
    std::size_t index_;
};

/** @brief What an analysis returns: tables of rows (gpurta/columns.h); its own values are those of
 *         the analysis' first table. */
class tables
{
  public:
    /** @brief The rows of a table. */
    range<gpurta_result, row> operator[](const gpurta_table table) const &noexcept
    {
        return {handle_.get(), gpurta_rows(handle_.get(), table)};
    }
    range<gpurta_result, row> operator[](gpurta_table) const && = delete; /**< would outlive it */
    /** @brief The one row of the whole analysis. */
    row whole() const noexcept
    {
        return row(handle_.get(), 0);
    }
    /** @brief The library's handle. */
    const gpurta_result *get() const noexcept
    {
        return handle_.get();
    }

  protected:
    /** @brief By the C function of an analysis. */
    template <class F, class... Arguments>
    explicit tables(const F function, Arguments... arguments)
        : handle_(detail::make<handle>(function, arguments...))
    {
    }

  private:
    using handle = detail::handle<gpurta_result, gpurta_result_destroy>;
    handle handle_;
};

/** @brief Free-block response times (gpurta/rta.h). */
class rta : public tables
{
  public:
    /** @brief One step of Algorithm 2, with the time-block pairs h after it. */
    struct step : gpurta_rta_step {
        rational start; /**< when its blocks start, those of the first round */
        rational now;   /**< t_a after it */
        rational every; /**< C_i, from one round to the next */
        std::vector<std::pair<rational, std::int64_t>> h; /**< when blocks come free, how many */
    };

    /** @brief Analyses. */
    rta(const program &what, const platform &where, const options &how = options())
        : tables(gpurta_rta, what.get(), where.get(), how.get())
    {
    }
    /** @brief The steps, kept with ::GPURTA_OPTION_RTA_TRACE; throws where they were not. */
    std::vector<step> trace() const
    {
        const auto walk = detail::make<detail::handle<gpurta_rta_trace, gpurta_rta_trace_destroy>>(
            gpurta_rta_trace_create, get());
        std::vector<step> steps;
        for (step now = fresh(); gpurta_rta_trace_next(walk.get(), &now, now.start.get(),
                                                       now.now.get(), now.every.get());) {
            now.h.resize(now.pairs);
            for (std::size_t i = 0; i < now.pairs; i++)
                gpurta_rta_trace_pair(walk.get(), i, now.h[i].first.get(), &now.h[i].second);
            steps.push_back(now);
        }
        return steps;
    }

  private:
    static step fresh()
    {
        step now{};
        now.size = sizeof(gpurta_rta_step);
        return now;
    }
};

/** @brief A model: rows of sections with values (gpurta/model.h). */
class model
{
  public:
    /** @brief Without rows but the scenario's own, 0. */
    model() : handle_(detail::make<handle>(gpurta_model_create))
    {
    }
    /** @brief One more row of a section; parent: of a step, its chain. */
    std::size_t add(const gpurta_section section, const std::size_t parent = GPURTA_NONE)
    {
        const std::size_t row = gpurta_add(handle_.get(), section, parent);
        if (row == GPURTA_NONE)
            throw std::out_of_range("gpurta::model: no such row can be added");
        return row;
    }
    /** @brief A value as scenario files have it. */
    model &set(const std::size_t row, const gpurta_key key, const std::string &text)
    {
        detail::call(gpurta_set_text, handle_.get(), row, key, text.c_str());
        return *this;
    }
    /** @brief A whole number. */
    model &set(const std::size_t row, const gpurta_key key, const std::int64_t count)
    {
        detail::call(gpurta_set_count, handle_.get(), row, key, count);
        return *this;
    }
    /** @brief The library's handle. */
    const gpurta_model *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_model, gpurta_model_destroy>;
    handle handle_;
};

/** @brief Occupancy of the kernels of a model (gpurta/occupancy.h). */
class occupancy : public tables
{
  public:
    /** @brief Computes. */
    explicit occupancy(const model &what, const options &how = options())
        : tables([](gpurta_result **result, const gpurta_model *m, const gpurta_options *o,
                    gpurta_error *e) { return gpurta_occupancy(m, o, result, e); },
                 what.get(), how.get())
    {
    }
};

/** @brief EDF and constant bandwidth servers (gpurta/edf.h). */
class edf : public tables
{
  public:
    /** @brief Analyses. */
    explicit edf(const tasks &what, const options &how = options())
        : tables(gpurta_edf, what.get(), how.get())
    {
    }
};

/** @brief How far one figure can go with the set still schedulable. */
struct sensitivity {
    gpurta::verdict found; /**< schedulable: there are such values */
    rational low;          /**< equal to `high`: the extreme value itself */
    rational high;         /**< else it lies between the two */
};

/** @brief gpurta_edf_sensitivity(). */
inline sensitivity edf_sensitivity(const tasks &what, const gpurta_edf_parameter parameter,
                                   const std::size_t item = 0, const options &how = options())
{
    sensitivity s{verdict::unknown, 0, 0};
    gpurta_verdict found = GPURTA_UNKNOWN;
    detail::call(gpurta_edf_sensitivity, &found, s.low.get(), s.high.get(), what.get(), parameter,
                 item, how.get(), nullptr);
    s.found = static_cast<verdict>(found);
    return s;
}

/** @brief The interleaved runlist (gpurta/runlist.h). */
class runlist : public tables
{
  public:
    /** @brief Analyses. */
    explicit runlist(const tasks &what, const options &how = options())
        : tables(gpurta_runlist, what.get(), how.get())
    {
    }
};

/** @brief One timeslice for all channels: those that fit (gpurta_runlist_fit_timeslice()). */
class timeslice_fit : public tables
{
  public:
    /** @brief Searches. */
    timeslice_fit(const tasks &what, const options &how)
        : tables(gpurta_runlist_fit_timeslice, what.get(), how.get())
    {
    }
};

/** @brief The scheduler simulator (gpurta/simulate.h). */
class simulation : public tables
{
  public:
    /** @brief Simulates. */
    simulation(const program &what, const platform &where, const options &how = options())
        : tables(gpurta_simulate, what.get(), where.get(), how.get())
    {
    }
};

/** @brief The jobs of a simulation of the Host (gpurta/host.h). */
class host_scenario
{
  public:
    /** @brief No jobs. */
    host_scenario() : handle_(detail::make<handle>(gpurta_host_scenario_create))
    {
    }
    /** @brief Adds a job that demands the wcet of its task. */
    host_scenario &job(const std::size_t task, const rational &release)
    {
        detail::call(gpurta_host_scenario_add, handle_.get(), task, release.get(), nullptr);
        return *this;
    }
    /** @brief Adds a job that demands @p demand. */
    host_scenario &job(const std::size_t task, const rational &release, const rational &demand)
    {
        detail::call(gpurta_host_scenario_add, handle_.get(), task, release.get(), demand.get());
        return *this;
    }
    /** @brief The library's handle. */
    const gpurta_host_scenario *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_host_scenario, gpurta_host_scenario_destroy>;
    handle handle_;
};

/** @brief What the Host does with given jobs: one behaviour, no bound (gpurta/host.h). */
class host_simulation : public tables
{
  public:
    /** @brief Runs a scenario. */
    host_simulation(const tasks &what, const host_scenario &jobs, const options &how = options())
        : tables(gpurta_host_simulate, what.get(), jobs.get(), how.get())
    {
    }
    /** @brief Runs the situation behind the bound of task @p critical: job 0 is its. */
    host_simulation(const tasks &what, const std::size_t critical, const options &how = options())
        : tables(gpurta_host_simulate_critical, what.get(), critical, how.get())
    {
    }
};

/** @brief Recurrent pipelines of kernels, copies and host steps (gpurta/chains.h). */
class chains
{
  public:
    /** @brief A step that was just added, to say more about it. */
    class step
    {
      public:
        /** @brief Step @p index of a set. */
        step(gpurta_chains *const chains, const std::size_t index) : chains_(chains), index_(index)
        {
        }
        /** @brief Sets a time. */
        step &time(const gpurta_step_time which, const rational &value)
        {
            detail::call(gpurta_chains_set_step_time, chains_, index_, which, value.get());
            return *this;
        }
        /** @brief Sets a count. */
        step &count(const gpurta_operation_count which, const std::int64_t value)
        {
            detail::call(gpurta_chains_set_step_count, chains_, index_, which, value);
            return *this;
        }
        /** @brief Shortest time. */
        step &bcet(const rational &value)
        {
            return time(GPURTA_STEP_BCET, value);
        }
        /** @brief Deadline of the step, from the chain's nominal release. */
        step &deadline(const rational &value)
        {
            return time(GPURTA_STEP_DEADLINE, value);
        }
        /** @brief Threads per block. */
        step &threads(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_THREADS, value);
        }
        /** @brief Registers per thread. */
        step &registers(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_REGISTERS, value);
        }
        /** @brief Bytes of shared memory per block. */
        step &shared_memory(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_SHARED_MEMORY, value);
        }
        /** @brief Bytes of local memory per thread. */
        step &local_memory(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_LOCAL_MEMORY, value);
        }
        /** @brief Shared memory that it asks an SM to have, in percent of the most. */
        step &carveout_percent(const std::int64_t value)
        {
            return count(GPURTA_OPERATION_CARVEOUT_PERCENT, value);
        }
        /** @brief Direction of a copy. */
        step &direction(const gpurta_copy_direction value)
        {
            return count(GPURTA_OPERATION_DIRECTION, value);
        }
        /** @brief It stands for so many such steps in a row. */
        step &repeat(const std::int64_t value)
        {
            detail::call(gpurta_chains_set_step_repeat, chains_, index_, value);
            return *this;
        }
        /** @brief Puts it on a stream of its own name. */
        step &stream(const std::string_view name)
        {
            detail::call(gpurta_chains_set_step_stream, chains_, index_, std::string(name).c_str());
            return *this;
        }
        /** @brief It waits for these steps instead of the one before it. */
        step &after(const std::vector<std::size_t> &others)
        {
            detail::call(gpurta_chains_set_after, chains_, index_, others.data(), others.size());
            return *this;
        }
        /** @brief Its number, over all chains. */
        std::size_t index() const noexcept
        {
            return index_;
        }

      private:
        gpurta_chains *chains_;
        std::size_t index_;
    };

    /** @brief A chain that was just added: its steps, and more about it. */
    class chain
    {
      public:
        /** @brief Chain @p index of a set. */
        chain(gpurta_chains *const chains, const std::size_t index) : chains_(chains), index_(index)
        {
        }
        /** @brief Sets a time. */
        chain &time(const gpurta_chain_time which, const rational &value)
        {
            detail::call(gpurta_chains_set_time, chains_, index_, which, value.get());
            return *this;
        }
        /** @brief How late a release may come. */
        chain &jitter(const rational &value)
        {
            return time(GPURTA_CHAIN_JITTER, value);
        }
        /** @brief End to end, from the nominal release. */
        chain &deadline(const rational &value)
        {
            return time(GPURTA_CHAIN_DEADLINE, value);
        }
        /** @brief Puts it into a context. */
        chain &context(const std::size_t number)
        {
            detail::call(gpurta_chains_set_context, chains_, index_, number);
            return *this;
        }
        /** @brief Puts its steps on a stream. */
        chain &stream(const std::string_view name)
        {
            detail::call(gpurta_chains_set_stream, chains_, index_, std::string(name).c_str());
            return *this;
        }
        /** @brief Adds a kernel. */
        step kernel(const std::string_view name, const std::int64_t blocks, const rational &wcet)
        {
            return add(GPURTA_STEP_KERNEL, name, blocks, wcet);
        }
        /** @brief Adds a copy. */
        step copy(const std::string_view name, const rational &wcet)
        {
            return add(GPURTA_STEP_COPY, name, 0, wcet);
        }
        /** @brief Adds a step on the host. */
        step host(const std::string_view name, const rational &wcet)
        {
            return add(GPURTA_STEP_HOST, name, 0, wcet);
        }
        /** @brief Its position in the set. */
        std::size_t index() const noexcept
        {
            return index_;
        }

      private:
        step add(const gpurta_step_kind kind, const std::string_view name,
                 const std::int64_t blocks, const rational &wcet)
        {
            detail::call(gpurta_chains_add_step, chains_, index_, kind, std::string(name).c_str(),
                         blocks, wcet.get());
            return step(chains_, gpurta_chains_steps(chains_) - 1);
        }
        gpurta_chains *chains_;
        std::size_t index_;
    };

    /** @brief A context that was just added, to say more about it. */
    class context_of
    {
      public:
        /** @brief Context @p index of a set. */
        context_of(gpurta_chains *const chains, const std::size_t index)
            : chains_(chains), index_(index)
        {
        }
        /** @brief Sets a time. */
        context_of &time(const gpurta_context_time which, const rational &value)
        {
            detail::call(gpurta_chains_set_context_time, chains_, index_, which, value.get());
            return *this;
        }
        /** @brief A channel of the runlist, of this level. */
        context_of &level(const gpurta_level value, const bool saturated = false)
        {
            detail::call(gpurta_chains_set_context_level, chains_, index_, value, saturated);
            return *this;
        }
        /** @brief Timeslice of its channel. */
        context_of &timeslice(const rational &value)
        {
            return time(GPURTA_CONTEXT_TIMESLICE, value);
        }
        /** @brief In place of a channel, a server. */
        context_of &server(const rational &budget, const rational &period)
        {
            return time(GPURTA_CONTEXT_BUDGET, budget).time(GPURTA_CONTEXT_PERIOD, period);
        }
        /** @brief Its number, for chain::context(). */
        std::size_t index() const noexcept
        {
            return index_;
        }

      private:
        gpurta_chains *chains_;
        std::size_t index_;
    };

    /** @brief An empty set. */
    chains() : handle_(detail::make<handle>(gpurta_chains_create))
    {
    }
    /** @brief A chain of one step of every operation of a program; all of them have periods. */
    explicit chains(const program &what)
        : handle_(detail::make<handle>(gpurta_chains_from_program, what.get()))
    {
    }
    /** @brief Adds a chain. */
    chain add(const std::string_view name, const rational &period)
    {
        detail::call(gpurta_chains_add, handle_.get(), std::string(name).c_str(), period.get());
        return chain(handle_.get(), size() - 1);
    }
    /** @brief Adds a context. */
    context_of context(const std::string_view name)
    {
        detail::call(gpurta_chains_add_context, handle_.get(), std::string(name).c_str());
        return context_of(handle_.get(), gpurta_chains_contexts(handle_.get()) - 1);
    }
    /** @brief Sets an attribute of a stream. */
    chains &stream(const std::string_view name, const gpurta_stream_attribute which,
                   const std::int64_t value)
    {
        detail::call(gpurta_chains_set_stream_attribute, handle_.get(), std::string(name).c_str(),
                     which, value);
        return *this;
    }
    /** @brief Adds a partition of so many SMs. */
    chains &partition(const std::string_view name, const std::int64_t sms)
    {
        detail::call(gpurta_chains_add_partition, handle_.get(), std::string(name).c_str(), sms,
                     nullptr);
        return *this;
    }
    /** @brief Puts a chain into a partition, by their numbers. */
    chains &into_partition(const std::size_t number, const std::size_t of)
    {
        detail::call(gpurta_chains_set_partition, handle_.get(), number, of);
        return *this;
    }
    /** @brief Gives every context, or without contexts every chain, a partition of its own. */
    chains &partition_each()
    {
        detail::call(gpurta_partition_each, handle_.get());
        return *this;
    }
    /** @brief Says what kind of queues the partitions have. */
    chains &queues(const gpurta_queues kind)
    {
        detail::call(gpurta_chains_set_queues, handle_.get(), kind);
        return *this;
    }
    /** @brief Number of chains. */
    std::size_t size() const noexcept
    {
        return gpurta_chains_count(handle_.get());
    }
    /** @brief The library's handle. */
    const gpurta_chains *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_chains, gpurta_chains_destroy>;
    handle handle_;
};

/** @brief The cheapest divisions of a GPU that meet every deadline (gpurta/partition.h). */
class partition : public tables
{
  public:
    /** @brief Of chains with partitions. */
    partition(const chains &what, const platform &device,
              const gpurta_mechanism mechanism = GPURTA_MECHANISM_ANY, const std::int64_t cuda = 0,
              const gpurta_minimize minimize = GPURTA_MINIMIZE_TOTAL,
              const options &how = options())
        : tables(gpurta_partition, what.get(), device.get(), mechanism, cuda, minimize, how.get())
    {
    }
};

/** @brief Bounds for every job of recurrent chains (gpurta/bound.h). */
class bound : public tables
{
  public:
    /** @brief Bounds, and searches for long responses. */
    bound(const chains &what, const platform &where, const options &how = options())
        : tables(gpurta_bound, what.get(), where.get(), how.get(), nullptr, nullptr)
    {
    }

    /** @brief Bounds of the same set if a chain had the lowest priority of its context; none where
     *  it has it already (gpurta_bound_without_priority()). */
    static std::optional<bound> without_priority(const chains &what, const platform &where,
                                                 const std::size_t chain,
                                                 const options &how = options())
    {
        bound made(what, where, chain, how);
        return made.get() ? std::optional<bound>(std::move(made)) : std::nullopt;
    }

  private:
    bound(const chains &what, const platform &where, const std::size_t chain, const options &how)
        : tables(gpurta_bound_without_priority, what.get(), where.get(), chain, how.get())
    {
    }
};

/** @brief gpurta_bound_sensitivity(): of a maximum `low` passes and `high` fails, of a minimum
 *  `high` passes and `low` fails. */
inline sensitivity bound_sensitivity(const chains &what, const platform &where,
                                     const gpurta_bound_parameter parameter,
                                     const std::size_t item = 0, const options &how = options())
{
    sensitivity s{verdict::unknown, 0, 0};
    gpurta_verdict found = GPURTA_UNKNOWN;
    detail::call(gpurta_bound_sensitivity, &found, s.low.get(), s.high.get(), what.get(),
                 where.get(), parameter, item, how.get());
    s.found = static_cast<verdict>(found);
    return s;
}

#ifdef GPURTA_MEASURE_H
/** @brief An opened CUDA device (gpurta/measure.h, to be included first; link with
 *  `gpurta::gpurta-cuda`). For one thread. */
class device
{
  public:
    /** @brief Loads the driver (empty: where the loader finds it) and opens a device. */
    explicit device(const std::int64_t index = 0, const std::string_view driver = {})
        : handle_(detail::make<handle>(
              gpurta_device_open, driver.empty() ? nullptr : std::string(driver).c_str(), index))
    {
    }
    /** @brief A fact, where the device has it. */
    std::optional<std::int64_t> fact(const gpurta_fact which) const noexcept
    {
        const std::int64_t value = gpurta_device_fact(handle_.get(), which);
        return value == GPURTA_NOT_KNOWN ? std::nullopt : std::optional<std::int64_t>(value);
    }
    /** @brief The library's handle. */
    gpurta_device *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_device, gpurta_device_close>;
    handle handle_;
};

/** @brief A measurement (gpurta/measure.h, to be included first). */
class measurement
{
  public:
    /** @brief Completion of an operation over all repetitions, in ns. */
    struct completion {
        std::int64_t least;  /**< smallest */
        std::int64_t median; /**< the lower of the two in the middle */
        std::int64_t most;   /**< largest */
    };

    /** @brief Runs a program on a device. */
    measurement(const device &where, const program &what, const unit in = unit::ms,
                const options &how = options())
        : handle_(detail::make<handle>(gpurta_measure, where.get(), what.get(),
                                       static_cast<gpurta_unit>(in), how.get(), nullptr, nullptr))
    {
    }
    /** @brief Number of operations. */
    std::size_t size() const noexcept
    {
        return gpurta_measurement_count(handle_.get());
    }
    /** @brief What was observed of one operation. */
    completion operator[](const std::size_t operation) const
    {
        completion observed{0, 0, 0};
        detail::call(gpurta_measurement_completion, handle_.get(), operation, &observed.least,
                     &observed.median, &observed.most);
        return observed;
    }
    /** @brief A fact about device, clocks or uncertainty, where it is known. */
    std::optional<std::int64_t> fact(const gpurta_fact which) const noexcept
    {
        const std::int64_t value = gpurta_measurement_fact(handle_.get(), which);
        return value == GPURTA_NOT_KNOWN ? std::nullopt : std::optional<std::int64_t>(value);
    }
    /** @brief The library's handle, for what is not wrapped (blocks, notes). */
    const gpurta_measurement *get() const noexcept
    {
        return handle_.get();
    }

  private:
    using handle = detail::handle<gpurta_measurement, gpurta_measurement_destroy>;
    handle handle_;
};
#endif

} // namespace gpurta

#endif

/** @file gpurta.hpp
 *  @brief libgpurta for C++17: a model in, a result out; handles that free themselves, exceptions.
 *
 *  Header only: link with `gpurta::gpurta` or `pkg-config gpurta`. A model has rows of sections
 *  with values of keys (gpurta/model.h), an analysis is a function of a model and returns tables of
 *  rows (gpurta/columns.h); the C header of its room has what it computes, its source and cost.
 *  What is not wrapped (random sets of gpurta/generate.h) is C's: gpurta::call() throws for it, and
 *  a gpurta::handle frees what it makes. Every failing call throws gpurta::error. Times are exact
 *  (gpurta::rational), never from floating point. Rows must not outlive their result. Results are
 *  immutable and may be shared by threads.
 */
#ifndef GPURTA_HPP
#define GPURTA_HPP

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

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
    return gpurta_verdict_name(gpurta_verdict(v));
}
/** @brief Writes a verdict. */
inline std::ostream &operator<<(std::ostream &out, const verdict v) { return out << to_string(v); }

/** @brief Units of times in text. */
enum class unit { ns = GPURTA_NS, us = GPURTA_US, ms = GPURTA_MS, s = GPURTA_S };

/** @brief A call of the library failed; what() is the library's message. */
class error : public std::runtime_error
{
  public:
    /** @brief From the library's record. */
    error(const gpurta_status status, const gpurta_error &record)
        : std::runtime_error(record.message[0] ? record.message : gpurta_status_text(status)),
          record_(record)
    {
        record_.status = status;
    }
    /** @brief The status that the call returned. */
    gpurta_status status() const noexcept { return record_.status; }
    /** @brief The section of a model at fault, as files have it: "steps"; empty: none. */
    std::string_view section() const noexcept
    {
        return name(gpurta_section_info(gpurta_section(record_.section)));
    }
    /** @brief The key at fault, as files have it: "wcet"; empty: none. */
    std::string_view key() const noexcept { return name(gpurta_key_info(gpurta_key(record_.key))); }
    /** @brief Index of the kernel, task, row of the section, ... at fault, if one is. */
    std::optional<std::size_t> item() const noexcept
    {
        return record_.item < 0 ? std::nullopt : std::optional<std::size_t>(record_.item);
    }

  private:
    template <class Facts> static std::string_view name(const Facts *const facts) noexcept
    {
        return facts ? facts->name : "";
    }
    gpurta_error record_;
};

/** @brief Calls a C function whose last argument is the error record; throws gpurta::error. */
template <class F, class... Arguments> void call(const F function, Arguments... arguments)
{
    gpurta_error record{};
    record.item = GPURTA_NO_ITEM;
    const gpurta_status status = function(arguments..., &record);
    if (status != GPURTA_OK)
        throw error(status, record);
}

class rational;

/** @cond */
namespace detail
{

/* What a C function makes from what is given, and has behind that. */
template <class T, class F, class... Arguments> T *take(const F function, Arguments... arguments)
{
    T *fresh = nullptr;
    call(function, arguments..., &fresh);
    return fresh;
}

inline std::string_view view(const char *const text) { return text ? text : std::string_view(); }

/* The table of that name, inside of another one where that is given. */
inline gpurta_table table(const gpurta_result *const result, const std::string_view name,
                          const gpurta_table parent = GPURTA_NO_TABLE)
{
    const std::string_view analysis = view(gpurta_result_analysis(result));
    for (std::size_t i = 0; const auto *const facts = gpurta_table_at(i); i++)
        if (facts->analysis == analysis && facts->name == name &&
            (!parent || (facts->parent == parent && facts->table != parent)))
            return facts->table;
    throw std::out_of_range("gpurta: no table " + std::string(name) + " there");
}

inline gpurta_table table(const gpurta_result *, const gpurta_table number,
                          gpurta_table = GPURTA_NO_TABLE) noexcept
{
    return number;
}

/* C's texts end at a zero byte; one inside would cut them. */
inline std::string text(const std::string_view given)
{
    if (given.find('\0') != std::string_view::npos)
        throw std::invalid_argument("gpurta: a zero byte in a text");
    return std::string(given);
}

/* Gives a value to one of two setters: exact numbers where they are taken, else whole ones. */
template <class T, class Exact, class Whole, class Number = rational>
void put(const bool exact, const T &value, const Exact to_exact, const Whole to_whole)
{
    if constexpr (std::is_convertible_v<const T &, Number>)
        if (exact || !std::is_integral_v<T>)
            return to_exact(Number(value).get());
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        if (std::is_unsigned_v<T> && static_cast<std::int64_t>(value) < 0)
            throw std::out_of_range("gpurta: a number above 2^63 - 1");
        to_whole(static_cast<std::int64_t>(value));
    } else if constexpr (!std::is_convertible_v<const T &, Number>) {
        to_exact(Number(value).get());
    }
}

/* An argument as C has it. */
template <class T> auto plain(const T &argument)
{
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
        return argument;
    else
        return argument.get();
}

} // namespace detail
/** @endcond */

/** @brief An exact rational number, in lowest terms; compares exactly with ==, <, ... */
class rational
{
  public:
    /** @brief 0. */
    rational() { mpq_init(value_); }
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
    /** @brief Reads text such as "3/2" or "250us"; bare numbers, and the value, are in @p in. */
    template <class T, std::enable_if_t<std::is_convertible_v<T, std::string_view>, int> = 0>
    rational(const T &text, const unit in = unit::ms) : rational()
    {
        call(gpurta_time_parse, value_, detail::text(text).c_str(), static_cast<gpurta_unit>(in));
    }
    /** @brief A copy of a GMP rational. */
    explicit rational(const mpq_srcptr value) : rational() { mpq_set(value_, value); }
    /** @cond */
    rational(const rational &other) : rational(other.get()) {}
    rational(rational &&other) noexcept : rational() { mpq_swap(value_, other.value_); }
    rational &operator=(rational other) noexcept { return mpq_swap(value_, other.value_), *this; }
    /** @endcond */
    ~rational() { mpq_clear(value_); }

    /** @brief The number as GMP's. */
    mpq_srcptr get() const noexcept { return value_; }
    /** @brief The number as GMP's, to be written. */
    mpq_ptr get() noexcept { return value_; }
    /** @brief Exact text: "12", "7/2". */
    std::string str() const
    {
        std::string text(gpurta_time_text_size(value_), '\0');
        call(gpurta_time_text, text.data(), text.size(), get());
        text.resize(std::char_traits<char>::length(text.c_str()));
        return text;
    }
    /** @brief The nearest double towards zero: approximate, to draw or print with. */
    double approximate() const noexcept { return mpq_get_d(value_); }
    /** @cond */
    using ref = const rational &;
    friend bool operator==(ref a, ref b) noexcept { return mpq_equal(a.value_, b.value_) != 0; }
    friend bool operator!=(ref a, ref b) noexcept { return !(a == b); }
    friend bool operator<(ref a, ref b) noexcept { return mpq_cmp(a.value_, b.value_) < 0; }
    friend bool operator>(ref a, ref b) noexcept { return mpq_cmp(a.value_, b.value_) > 0; }
    friend bool operator<=(ref a, ref b) noexcept { return mpq_cmp(a.value_, b.value_) <= 0; }
    friend bool operator>=(ref a, ref b) noexcept { return mpq_cmp(a.value_, b.value_) >= 0; }
    /** @endcond */
    /** @brief Writes the exact text. */
    friend std::ostream &operator<<(std::ostream &out, ref value) { return out << value.str(); }
#ifdef __GMP_PLUSPLUS__
    rational(const mpq_class &value) : rational(value.get_mpq_t()) {} /**< @brief From mpq_class. */
    operator mpq_class() const { return mpq_class(value_); }          /**< @brief To mpq_class. */
#endif

  private:
    template <class T> static void set_integer(const mpz_ptr place, const T value)
    {
        mpz_set_str(place, std::to_string(value).c_str(), 10);
    }
    mpq_t value_;
};

/** @brief A handle of the C library that frees itself; it moves, and is not copied. */
template <class T, auto destroy> class handle
{
  public:
    /** @brief Takes it over. */
    explicit handle(T *const of) noexcept : handle_(of) {}
    /** @brief What a C function makes, its first argument, from the others. */
    template <class F, class... Arguments,
              std::enable_if_t<std::is_invocable_v<F, T **, Arguments..., gpurta_error *>, int> = 0>
    explicit handle(const F create, Arguments... arguments)
    {
        T *fresh = nullptr;
        call(create, &fresh, arguments...);
        handle_.reset(fresh);
    }
    /** @brief The C library's handle, for what is not wrapped. */
    const T *get() const noexcept { return handle_.get(); }
    /** @brief The same, to be changed. */
    T *get() noexcept { return handle_.get(); }

  private:
    std::unique_ptr<T, std::integral_constant<decltype(destroy), destroy>> handle_;
};

/** @brief Options of analyses (gpurta/options.h). */
class options : public handle<gpurta_options, gpurta_options_destroy>
{
  public:
    /** @brief All defaults. */
    options() : handle(gpurta_options_create) {}
    /** @brief Sets an option: a whole number, a switch, a word by its enumerator, or a time. */
    template <class T> options &set(const gpurta_option key, const T &value)
    {
        const gpurta_option_facts *const facts = gpurta_option_info(key);
        detail::put(
            facts && facts->kind == GPURTA_OPTION_KIND_TIME, value,
            [&](const mpq_srcptr v) { call(gpurta_options_set_time, get(), key, v); },
            [&](const std::int64_t v) { call(gpurta_options_set, get(), key, v); });
        return *this;
    }
};

/** @brief A platform, to be read by gpurta/platform.h: gpurta_platform_create and a name. */
using platform = handle<gpurta_platform, gpurta_platform_destroy>;

class rows;

/** @brief One row of a table of a result: values by ::gpurta_column or its name; throws
 *  std::out_of_range where there is no such column of that kind. Valid as long as the result. */
class row
{
  public:
    /** @brief Row @p index of a table. */
    row(const gpurta_result *const of, const gpurta_table table, const std::size_t index) noexcept
        : result_(of), table_(table), index_(index)
    {
    }
    /** @brief Its number in the table. */
    std::size_t index() const noexcept { return index_; }
    /** @brief A time, or another exact number; none where it is absent. */
    template <class Column> std::optional<rational> time(const Column &column) const
    {
        rational value;
        return get(gpurta_get_time, column, value.get()) ? std::optional(value) : std::nullopt;
    }
    /** @brief A whole number, or 0 and 1 for no and yes; none where it is absent. */
    template <class Column> std::optional<std::int64_t> count(const Column &column) const
    {
        std::int64_t value = 0;
        return get(gpurta_get_count, column, &value) ? std::optional(value) : std::nullopt;
    }
    /** @brief A text; empty where it is absent. */
    template <class Column> std::string_view text(const Column &column) const
    {
        const char *value = nullptr;
        return get(gpurta_get_text, column, &value) ? detail::view(value) : std::string_view();
    }
    /** @brief A verdict; unknown where it is absent. */
    template <class Column> gpurta::verdict verdict(const Column &column) const
    {
        gpurta_verdict value = GPURTA_UNKNOWN;
        (void)get(gpurta_get_verdict, column, &value);
        return static_cast<gpurta::verdict>(value);
    }
    /** @brief The rows of a table, or of one of that name ("steps"), that are inside this one. */
    template <class Table> rows operator[](const Table &table) const;

  private:
    friend class rows;
    template <class F, class Column, class Value>
    bool get(const F function, const Column &column, const Value value) const
    {
        const gpurta_status status = function(result_, find(column), index_, value);
        if (status != GPURTA_OK && status != GPURTA_ABSENT)
            throw std::out_of_range("gpurta::row: no such column in this result");
        return status == GPURTA_OK;
    }
    static gpurta_column find(const gpurta_column column) noexcept { return column; }
    gpurta_column find(const std::string_view name) const
    {
        for (std::size_t i = 0; const auto *const facts = gpurta_column_at(i); i++)
            if (facts->table == table_ && name == facts->name)
                return facts->column;
        throw std::out_of_range("gpurta::row: no column " + std::string(name));
    }
    const gpurta_result *result_;
    gpurta_table table_;
    std::size_t index_;
};

/** @brief Rows of a table of a result: an input range. Valid as long as the result. */
class rows
{
  public:
    /** @cond */
    struct iterator {
        using iterator_category = std::input_iterator_tag;
        using value_type = row;
        using difference_type = std::ptrdiff_t;
        using pointer = const row *;
        using reference = const row &;
        reference operator*() const noexcept { return at; }
        pointer operator->() const noexcept { return &at; }
        iterator &operator++() noexcept { return ++at.index_, *this; }
        iterator operator++(int) noexcept { return std::exchange(*this, ++iterator(*this)); }
        bool operator==(const iterator &o) const noexcept { return at.index_ == o.at.index_; }
        bool operator!=(const iterator &o) const noexcept { return !(*this == o); }
        row at;
    };
    /** @endcond */
    /** @brief @p count rows from @p first on. */
    rows(const row &first, const std::size_t count) noexcept : first_(first), count_(count) {}
    /** @brief The first. */
    iterator begin() const noexcept { return iterator{first_}; }
    /** @brief Past the last. */
    iterator end() const noexcept { return iterator{at(count_)}; }
    /** @brief How many. */
    std::size_t size() const noexcept { return count_; }
    /** @brief Whether there is none. */
    bool empty() const noexcept { return count_ == 0; }
    /** @brief One of them; throws std::out_of_range. */
    row operator[](const std::size_t index) const
    {
        return index < count_ ? at(index) : throw std::out_of_range("gpurta::rows");
    }

  private:
    row at(const std::size_t index) const noexcept
    {
        return row(first_.result_, first_.table_, first_.index_ + index);
    }
    row first_;
    std::size_t count_;
};

template <class Table> rows row::operator[](const Table &table) const
{
    const gpurta_table number = detail::table(result_, table, table_);
    std::size_t count = 0;
    const std::size_t first = gpurta_children(result_, number, index_, &count);
    return rows(row(result_, number, first), count);
}

/** @brief What an analysis returns: tables of rows (gpurta/columns.h). */
class result : public handle<gpurta_result, gpurta_result_destroy>
{
  public:
    /** @brief What a C function makes of its arguments, behind which it has it. */
    template <class F, class... Arguments>
    explicit result(const F function, Arguments... arguments)
        : handle(detail::take<gpurta_result>(function, arguments...))
    {
    }
    /** @brief The rows of a table, or of the one of that name: "kernels". */
    template <class Table> rows operator[](const Table &table) const &
    {
        const gpurta_table number = detail::table(get(), table);
        return rows(row(get(), number, 0), gpurta_rows(get(), number));
    }
    template <class Table>
    rows operator[](const Table &) const && = delete; /**< would outlive it */
    /** @brief The one row of the whole analysis. */
    row whole() const { return row(get(), detail::table(get(), ""), 0); }
};

/** @brief A model: rows of sections with values of keys, as in a scenario (gpurta/model.h). */
class model : public handle<gpurta_model, gpurta_model_destroy>
{
  public:
    /** @brief A row. Valid as long as its model. */
    class row
    {
      public:
        /** @brief A row of a model, by its number over all sections and its place in its own. */
        row(gpurta_model *const model, const std::size_t number, const std::size_t index) noexcept
            : model_(model), number_(number), index_(index)
        {
        }
        /** @brief Sets a value: text as files have it ("33 ms", "32KiB", a name), a whole number,
         * an enumerator, a bool, or an exact time or number. Of a list each call adds one. */
        template <class T> row &set(const gpurta_key key, const T &value)
        {
            if constexpr (std::is_convertible_v<const T &, std::string_view>) {
                call(gpurta_set_text, model_, number_, key, detail::text(value).c_str());
            } else {
                const auto *const facts = gpurta_key_info(key);
                const auto kind = facts ? facts->kind : GPURTA_VALUE_COUNT;
                detail::put(
                    kind == GPURTA_VALUE_TIME || kind == GPURTA_VALUE_NUMBER, value,
                    [&](const mpq_srcptr v) { call(gpurta_set_exact, model_, number_, key, v); },
                    [&](const std::int64_t v) { call(gpurta_set_count, model_, number_, key, v); });
            }
            return *this;
        }
        /** @brief Sets a field of the section "platform". */
        template <class T> row &set(const gpurta_platform_field field, const T &value)
        {
            return set(static_cast<gpurta_key>(GPURTA_KEY_PLATFORM_FIELD + field), value);
        }
        /** @brief Takes a value out again; of a list it makes one that is empty: of
         *  GPURTA_KEY_STEP_AFTER, a step that starts with its chain. */
        row &set(const gpurta_key key, std::nullptr_t)
        {
            return call(gpurta_set_text, model_, number_, key, nullptr), *this;
        }
        /** @brief Adds a step to this chain. */
        row step() const { return add(model_, GPURTA_SECTION_STEPS, number_); }
        /** @brief Its place in its section, from 0: what errors and analyses call it. */
        std::size_t index() const noexcept { return index_; }

      private:
        friend class model;
        static row add(gpurta_model *const model, const gpurta_section section,
                       const std::size_t parent)
        {
            const std::size_t index = gpurta_model_rows(model, section);
            const std::size_t number = gpurta_add(model, section, parent);
            if (number == GPURTA_NONE)
                throw std::invalid_argument("gpurta::model: no such section, one that has its row, "
                                            "or a row that is not of a chain");
            return row(model, number, index);
        }
        gpurta_model *model_;
        std::size_t number_, index_;
    };

    /** @brief Without rows but the one of GPURTA_SECTION_SCENARIO. */
    model() : handle(gpurta_model_create) {}
    /** @brief Adds a row at the end of a section; of steps: row::step(). */
    row add(const gpurta_section section) { return row::add(get(), section, GPURTA_NONE); }
    /** @brief The row at a place of its section; throws std::out_of_range. */
    row at(const gpurta_section section, const std::size_t index = 0)
    {
        const std::size_t number = gpurta_model_row(get(), section, index);
        if (number == GPURTA_NONE)
            throw std::out_of_range("gpurta::model: no such row");
        return row(get(), number, index);
    }
    /** @brief Number of rows of a section. */
    std::size_t size(gpurta_section of) const noexcept { return gpurta_model_rows(get(), of); }
    /** @brief Takes a platform, of which it keeps a copy, instead of the section "platform". */
    model &set_platform(const gpurta::platform &where)
    {
        return call(gpurta_model_set_platform, get(), where.get()), *this;
    }
    /** @brief The platform that analyses take; its get() is NULL where there is none. */
    gpurta::platform platform() const
    {
        return gpurta::platform(detail::take<gpurta_platform>(gpurta_model_platform, get()));
    }
    /** @brief Throws the first thing that is wrong with it as a whole, as every analysis does. */
    void check() { call(gpurta_model_check, get(), nullptr, nullptr); }
    /** @brief What the analyses read in it: defaults filled in, positions for names; tables
     *  ::GPURTA_MODEL and those after it. */
    result resolve() const { return result(gpurta_resolve, get(), nullptr); }
};

/** @brief An analysis of a model, by the C function that does it. */
template <auto function> struct analysis {
    /** @brief Its result; throws gpurta::error. */
    result operator()(const model &what, const options &how = options()) const
    {
        return result(function, what.get(), how.get());
    }
    /** @brief Of one that takes a handle of jobs, or the place of a row, as well. */
    template <class T>
    result operator()(const model &what, const T &jobs, const options &how = options()) const
    {
        return result(function, what.get(), detail::plain(jobs), how.get());
    }
};

/** @brief What an SM holds of each kernel (gpurta/occupancy.h). */
inline constexpr analysis<gpurta_occupancy> occupancy{};
/** @brief Free-block response times (gpurta/rta.h). */
inline constexpr analysis<gpurta_rta> rta{};
/** @brief The scheduler simulator (gpurta/simulate.h). */
inline constexpr analysis<gpurta_simulate> simulate{};

/** @brief One run of chains, in the tables of simulate (gpurta/simulate.h). */
inline constexpr analysis<gpurta_simulate_chains> simulate_chains{};
/** @brief Bounds for every job of recurrent chains, with a search (gpurta/bound.h). */
inline constexpr analysis<gpurta_bound> bound{};
/** @brief The cheapest divisions of a GPU that meet every deadline (gpurta/partition.h). */
inline constexpr analysis<gpurta_partition> partition{};
/** @brief Are all blocks of each group on the GPU at once, in every order (gpurta/resident.h)? */
inline constexpr analysis<gpurta_resident> resident{};
/** @brief EDF and constant bandwidth servers (gpurta/edf.h). */
inline constexpr analysis<gpurta_edf> edf{};
/** @brief The interleaved runlist (gpurta/runlist.h). */
inline constexpr analysis<gpurta_runlist> runlist{};

/** @brief Bounds if the chain of a place had the lowest priority; get(): NULL where it has. */
inline constexpr analysis<gpurta_bound_without_priority> bound_without_priority{};

/** @brief How far one figure can go while the set is schedulable. */
struct sensitivity {
    gpurta::verdict found; /**< schedulable: there are such values */
    rational low;          /**< equal to `high`: the extreme value itself */
    rational high;         /**< else it lies between the two */
    /** @brief What a C function finds, which has it behind its other arguments. */
    template <class F, class... Arguments>
    explicit sensitivity(const F function, Arguments... arguments)
    {
        gpurta_verdict verdict = GPURTA_UNKNOWN;
        call(function, arguments..., &verdict, low.get(), high.get());
        found = static_cast<gpurta::verdict>(verdict);
    }
};

/** @brief gpurta_bound_sensitivity(): of a maximum `low` passes, of a minimum `high` does. */
inline sensitivity bound_sensitivity(const model &what, const gpurta_bound_parameter parameter,
                                     const std::size_t item = 0, const options &how = options())
{
    return sensitivity(gpurta_bound_sensitivity, what.get(), parameter, item, how.get());
}
/** @brief gpurta_edf_sensitivity(). */
inline sensitivity edf_sensitivity(const model &what, const gpurta_edf_parameter parameter,
                                   const std::size_t item = 0, const options &how = options())
{
    return sensitivity(gpurta_edf_sensitivity, what.get(), parameter, item, how.get(), nullptr);
}

/** @brief The jobs of a simulation of EDF: gpurta_edf_scenario_create. */
using edf_scenario = handle<gpurta_edf_scenario, gpurta_edf_scenario_destroy>;
/** @brief The jobs of a simulation of the Host: gpurta_host_scenario_create. */
using host_scenario = handle<gpurta_host_scenario, gpurta_host_scenario_destroy>;

/** @brief Runs a scenario under EDF: one behaviour, no bound (gpurta/edf_simulation.h). */
inline constexpr analysis<gpurta_edf_simulate> edf_simulate{};
/** @brief What the Host does with given jobs: one behaviour, no bound (gpurta/host.h). */
inline constexpr analysis<gpurta_host_simulate> host_simulate{};
/** @brief Runs the situation behind the bound of a task, given by its place: job 0 is its. */
inline constexpr analysis<gpurta_host_simulate_critical> host_simulate_critical{};

} // namespace gpurta

#endif

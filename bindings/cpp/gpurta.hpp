/** @file gpurta.hpp
 *  @brief libgpurta for C++17: a model in, a result out; handles that free themselves, exceptions.
 *
 *  Header only, over the C library: link with `gpurta::gpurta` or `pkg-config gpurta`. A
 *  gpurta::model has rows of sections with values of keys (gpurta/model.h), every analysis is a
 *  function of a model, and what it returns is a gpurta::result: tables with rows and columns
 *  (gpurta/columns.h). What an analysis computes, its source, preconditions and cost are told by
 *  the C header of its room. Calls on arrays of whole ticks are those of C.
 *
 *  Every failing call throws gpurta::error with the library's message. Times are gpurta::rational:
 *  exact, made from integers, text or mpq_class (where <gmpxx.h> is included first), never from
 *  floating point.
 *
 *  Rows refer to their result and must not outlive it (rows of a temporary do not compile). Results
 *  are immutable and may be shared by threads.
 */
#ifndef GPURTA_HPP
#define GPURTA_HPP

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
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
          status_(status), section_(record.section), key_(record.key), item_(record.item)
    {
    }
    /** @brief The status that the call returned. */
    gpurta_status status() const noexcept { return status_; }
    /** @brief The section of a model at fault, as files have it: "steps"; empty: none. */
    std::string_view section() const noexcept
    {
        const auto *const facts = gpurta_section_info(static_cast<gpurta_section>(section_));
        return facts ? facts->name : "";
    }
    /** @brief The key at fault, as files have it: "wcet"; empty: none. */
    std::string_view key() const noexcept
    {
        const auto *const facts = gpurta_key_info(static_cast<gpurta_key>(key_));
        return facts ? facts->name : "";
    }
    /** @brief Index of the kernel, task, row of the section, ... at fault, if one is. */
    std::optional<std::size_t> item() const noexcept
    {
        return item_ < 0 ? std::nullopt : std::optional<std::size_t>(item_);
    }

  private:
    gpurta_status status_;
    std::int16_t section_, key_;
    std::int64_t item_;
};

/** @cond */
namespace detail
{

/* Calls a C function whose last argument is the error record. */
template <class F, class... Arguments>
void call(const F function, Arguments... arguments)
{
    gpurta_error record{};
    record.item = GPURTA_NO_ITEM;
    const gpurta_status status = function(arguments..., &record);
    if (status != GPURTA_OK)
        throw error(status, record);
}

/* What a C function gives that makes a handle, its first argument. */
template <class T, class F, class... Arguments>
T *make(const F create, Arguments... arguments)
{
    T *fresh = nullptr;
    call(create, &fresh, arguments...);
    return fresh;
}

/* The same of one that makes it from what is given, and has it behind that. */
template <class T, class F, class... Arguments>
T *take(const F function, Arguments... arguments)
{
    T *fresh = nullptr;
    call(function, arguments..., &fresh);
    return fresh;
}

inline std::string_view view(const char *const text)
{
    return text ? std::string_view(text) : std::string_view();
}

/* C's texts end at a zero byte; one inside would cut them. */
inline std::string text(const std::string_view given)
{
    if (given.find('\0') != std::string_view::npos)
        throw std::invalid_argument("gpurta: a zero byte in a text");
    return std::string(given);
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
    /** @brief Reads text such as "3/2" or "250us"; a bare number is in @p in, and so is the value.
     */
    template <class T, std::enable_if_t<std::is_convertible_v<T, std::string_view>, int> = 0>
    rational(const T &text, const unit in = unit::ms) : rational()
    {
        detail::call(gpurta_time_parse, value_, detail::text(text).c_str(),
                     static_cast<gpurta_unit>(in));
    }
    /** @brief A copy of a GMP rational. */
    explicit rational(const mpq_srcptr value) : rational() { mpq_set(value_, value); }
    /** @brief Copies. */
    rational(const rational &other) : rational(other.get()) {}
    /** @brief Moves. */
    rational(rational &&other) noexcept : rational() { mpq_swap(value_, other.value_); }
    /** @brief Assigns. */
    rational &operator=(rational other) noexcept
    {
        mpq_swap(value_, other.value_);
        return *this;
    }
    ~rational() { mpq_clear(value_); }

    /** @brief The number as GMP's. */
    mpq_srcptr get() const noexcept { return value_; }
    /** @brief The number as GMP's, to be written. */
    mpq_ptr get() noexcept { return value_; }
    /** @brief Exact text: "12", "7/2". */
    std::string str() const
    {
        std::string text(gpurta_time_text_size(value_), '\0');
        detail::call(gpurta_time_text, text.data(), text.size(), get());
        text.resize(std::char_traits<char>::length(text.c_str()));
        return text;
    }
    /** @brief The nearest double towards zero: approximate, to draw or print with. */
    double approximate() const noexcept { return mpq_get_d(value_); }
#ifdef __GMP_PLUSPLUS__
    /** @brief From mpq_class. */
    rational(const mpq_class &value) : rational(value.get_mpq_t()) {}
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
    /** @cond */
    friend bool operator==(const rational &a, const rational &b) noexcept
    {
        return mpq_equal(a.value_, b.value_) != 0;
    }
    friend bool operator!=(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) != 0;
    }
    friend bool operator<(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) < 0;
    }
    friend bool operator>(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) > 0;
    }
    friend bool operator<=(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) <= 0;
    }
    friend bool operator>=(const rational &a, const rational &b) noexcept
    {
        return compare(a, b) >= 0;
    }
    /** @endcond */
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

/** @brief A handle of the C library that frees itself; it moves, and is not copied. */
template <class T, auto destroy>
class owned
{
  public:
    /** @brief The C library's handle, for what is not wrapped. */
    const T *get() const noexcept { return handle_.get(); }
    /** @brief The same, to be changed. */
    T *get() noexcept { return handle_.get(); }

  protected:
    /** @brief Takes it over. */
    explicit owned(T *const handle) noexcept : handle_(handle) {}

  private:
    /** @cond */
    struct deleter {
        void operator()(T *const handle) const noexcept { destroy(handle); }
    };
    /** @endcond */
    std::unique_ptr<T, deleter> handle_;
};

/** @cond */
namespace detail
{

/* Gives a value to one of two setters: exact numbers where they are taken, else whole ones. */
template <class T, class Exact, class Whole>
void put(const bool exact, const T &value, const Exact to_exact, const Whole to_whole)
{
    if constexpr (std::is_convertible_v<const T &, rational>)
        if (exact || !std::is_integral_v<T>)
            return to_exact(rational(value).get());
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        if (std::is_unsigned_v<T> && static_cast<std::int64_t>(value) < 0)
            throw std::out_of_range("gpurta: a number above 2^63 - 1");
        to_whole(static_cast<std::int64_t>(value));
    } else if constexpr (!std::is_convertible_v<const T &, rational>) {
        to_exact(rational(value).get());
    }
}

} // namespace detail
/** @endcond */

/** @brief Options of analyses (gpurta/options.h). */
class options : public owned<gpurta_options, gpurta_options_destroy>
{
  public:
    /** @brief All defaults. */
    options() : owned(detail::make<gpurta_options>(gpurta_options_create)) {}
    /** @brief Sets an option: a whole number, a switch or word by its enumerator, or a time from
     *  what gpurta::rational is made from. */
    template <class T>
    options &set(const gpurta_option key, const T &value)
    {
        const gpurta_option_facts *const facts = gpurta_option_info(key);
        detail::put(
            facts && facts->kind == GPURTA_OPTION_KIND_TIME, value,
            [&](const mpq_srcptr v) { detail::call(gpurta_options_set_time, get(), key, v); },
            [&](const std::int64_t v) { detail::call(gpurta_options_set, get(), key, v); });
        return *this;
    }
};

/** @brief A platform, to be read (gpurta/platform.h); a model's section "platform" changes one. */
class platform : public owned<gpurta_platform, gpurta_platform_destroy>
{
  public:
    /** @brief Takes over a platform of the C library. */
    explicit platform(gpurta_platform *const handle) noexcept : owned(handle) {}
    /** @brief A built-in one, by name. */
    explicit platform(const std::string_view name)
        : owned(detail::make<gpurta_platform>(gpurta_platform_create, detail::text(name).c_str()))
    {
    }
    /** @brief A field. */
    std::int64_t field(const gpurta_platform_field field) const noexcept
    {
        return gpurta_platform_get(get(), field);
    }
    /** @brief The names of the rules of newer GPUs that it follows: "U1", ... */
    std::vector<std::string_view> rules() const
    {
        std::vector<std::string_view> names;
        for (std::size_t i = 0; const char *const name = gpurta_platform_rule_name(i); i++)
            if (field(gpurta_platform_rule_field(i)))
                names.emplace_back(name);
        return names;
    }
    /** @brief Its name. */
    std::string_view name() const noexcept { return detail::view(gpurta_platform_name(get())); }
    /** @brief Names of all built-in platforms. */
    static std::vector<std::string_view> builtin()
    {
        std::vector<std::string_view> names;
        while (const char *const name = gpurta_platform_builtin(names.size()))
            names.emplace_back(name);
        return names;
    }
};

class rows;

/** @brief One row of a table of a result: its values by column, which is a ::gpurta_column or its
 *  name. Throws std::out_of_range where the result has no such column of that kind. Valid as long
 *  as the result. */
class row
{
  public:
    /** @brief Row @p index of a table. */
    row(const gpurta_result *const result, const gpurta_table table,
        const std::size_t index) noexcept
        : result_(result), table_(table), index_(index)
    {
    }
    /** @brief Its number in the table. */
    std::size_t index() const noexcept { return index_; }
    /** @brief A time, or another exact number; none where it is absent. */
    template <class Column>
    std::optional<rational> time(const Column &column) const
    {
        rational value;
        return has(gpurta_get_time(result_, find(column), index_, value.get()))
                   ? std::optional<rational>(std::move(value))
                   : std::nullopt;
    }
    /** @brief A whole number, or 0 and 1 for no and yes; none where it is absent. */
    template <class Column>
    std::optional<std::int64_t> count(const Column &column) const
    {
        std::int64_t value = 0;
        return has(gpurta_get_count(result_, find(column), index_, &value))
                   ? std::optional<std::int64_t>(value)
                   : std::nullopt;
    }
    /** @brief A text; empty where it is absent. */
    template <class Column>
    std::string_view text(const Column &column) const
    {
        const char *value = nullptr;
        return has(gpurta_get_text(result_, find(column), index_, &value)) ? detail::view(value)
                                                                           : std::string_view();
    }
    /** @brief A verdict; unknown where it is absent. */
    template <class Column>
    gpurta::verdict verdict(const Column &column) const
    {
        gpurta_verdict value = GPURTA_UNKNOWN;
        (void)has(gpurta_get_verdict(result_, find(column), index_, &value));
        return static_cast<gpurta::verdict>(value);
    }
    /** @brief The rows of a table, or of one of that name, that are inside this one. */
    rows operator[](gpurta_table table) const noexcept;
    /** @brief By name: "steps". */
    rows operator[](std::string_view table) const;

  private:
    friend class rows;
    row operator+(const std::size_t further) const noexcept
    {
        return row(result_, table_, index_ + further);
    }
    static bool has(const gpurta_status status)
    {
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
    class iterator
    {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = row;
        using difference_type = std::ptrdiff_t;
        using pointer = const row *;
        using reference = const row &;
        explicit iterator(const row &at) noexcept : at_(at) {}
        reference operator*() const noexcept { return at_; }
        pointer operator->() const noexcept { return &at_; }
        iterator &operator++() noexcept
        {
            ++at_.index_;
            return *this;
        }
        iterator operator++(int) noexcept
        {
            iterator before = *this;
            ++at_.index_;
            return before;
        }
        bool operator==(const iterator &other) const noexcept
        {
            return at_.index_ == other.at_.index_;
        }
        bool operator!=(const iterator &other) const noexcept { return !(*this == other); }

      private:
        row at_;
    };
    /** @endcond */

    /** @brief @p count rows from @p first on. */
    rows(const row &first, const std::size_t count) noexcept : first_(first), count_(count) {}
    /** @brief The first. */
    iterator begin() const noexcept { return iterator(first_); }
    /** @brief Past the last. */
    iterator end() const noexcept { return iterator(first_ + count_); }
    /** @brief How many. */
    std::size_t size() const noexcept { return count_; }
    /** @brief Whether there is none. */
    bool empty() const noexcept { return count_ == 0; }
    /** @brief One of them; throws std::out_of_range. */
    row operator[](const std::size_t index) const
    {
        if (index >= count_)
            throw std::out_of_range("gpurta::rows");
        return first_ + index;
    }

  private:
    row first_;
    std::size_t count_;
};

/** @cond */
namespace detail
{

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

} // namespace detail
/** @endcond */

inline rows row::operator[](const gpurta_table table) const noexcept
{
    std::size_t count = 0;
    const std::size_t first = gpurta_children(result_, table, index_, &count);
    return rows(row(result_, table, first), count);
}

inline rows row::operator[](const std::string_view table) const
{
    return (*this)[detail::table(result_, table, table_)];
}

/** @brief What an analysis returns: tables of rows (gpurta/columns.h). */
class result : public owned<gpurta_result, gpurta_result_destroy>
{
  public:
    /** @brief Takes over a result of the C library. */
    explicit result(gpurta_result *const handle) noexcept : owned(handle) {}
    /** @brief The rows of a table. */
    rows operator[](const gpurta_table table) const &noexcept
    {
        return rows(row(get(), table, 0), gpurta_rows(get(), table));
    }
    /** @brief The rows of the table of that name: "kernels". */
    rows operator[](const std::string_view table) const &
    {
        return (*this)[detail::table(get(), table)];
    }
    rows operator[](gpurta_table) const && = delete;     /**< would outlive it */
    rows operator[](std::string_view) const && = delete; /**< would outlive it */
    /** @brief The one row of the whole analysis. */
    row whole() const { return row(get(), detail::table(get(), ""), 0); }
};

/** @brief A model: rows of sections with values of keys, as a scenario file has them
 *  (gpurta/model.h). */
class model : public owned<gpurta_model, gpurta_model_destroy>
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
        template <class T>
        row &set(const gpurta_key key, const T &value)
        {
            if constexpr (std::is_convertible_v<const T &, std::string_view>) {
                detail::call(gpurta_set_text, model_, number_, key, detail::text(value).c_str());
            } else {
                const auto *const facts = gpurta_key_info(key);
                detail::put(
                    facts &&
                        (facts->kind == GPURTA_VALUE_TIME || facts->kind == GPURTA_VALUE_NUMBER),
                    value,
                    [&](const mpq_srcptr v) {
                        detail::call(gpurta_set_exact, model_, number_, key, v);
                    },
                    [&](const std::int64_t v) {
                        detail::call(gpurta_set_count, model_, number_, key, v);
                    });
            }
            return *this;
        }
        /** @brief Sets a field of the section "platform". */
        template <class T>
        row &set(const gpurta_platform_field field, const T &value)
        {
            return set(static_cast<gpurta_key>(GPURTA_KEY_PLATFORM_FIELD + field), value);
        }
        /** @brief Takes a value out again; of a list it makes one that is empty: of
         *  GPURTA_KEY_STEP_AFTER, a step that starts with its chain. */
        row &set(const gpurta_key key, std::nullptr_t)
        {
            detail::call(gpurta_set_text, model_, number_, key, nullptr);
            return *this;
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
    model() : owned(detail::make<gpurta_model>(gpurta_model_create)) {}
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
    std::size_t size(const gpurta_section section) const noexcept
    {
        return gpurta_model_rows(get(), section);
    }
    /** @brief Takes a platform, of which it keeps a copy, instead of the section "platform". */
    model &set_platform(const gpurta::platform &where)
    {
        detail::call(gpurta_model_set_platform, get(), where.get());
        return *this;
    }
    /** @brief The platform that analyses take; its get() is NULL where there is none. */
    gpurta::platform platform() const
    {
        return gpurta::platform(detail::take<gpurta_platform>(gpurta_model_platform, get()));
    }
    /** @brief Throws the first thing that is wrong with it as a whole, as every analysis does. */
    void check() { detail::call(gpurta_model_check, get(), nullptr, nullptr); }
    /** @brief What the analyses read in it: defaults filled in, positions for names; tables
     *  ::GPURTA_MODEL and those after it. */
    result resolve() const
    {
        return result(detail::take<gpurta_result>(gpurta_resolve, get(), nullptr));
    }
};

/** @brief What an SM holds of each kernel (gpurta/occupancy.h). */
inline result occupancy(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_occupancy, what.get(), how.get()));
}

/** @brief Free-block response times (gpurta/rta.h). */
inline result rta(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_rta, what.get(), how.get()));
}

/** @brief One step of Algorithm 2, with the time-block pairs h after it. */
struct rta_step : gpurta_rta_step {
    rational start; /**< when its blocks start, those of the first round */
    rational now;   /**< t_a after it */
    rational every; /**< C_i, from one round to the next */
    std::vector<std::pair<rational, std::int64_t>> h; /**< when blocks come free, how many */
};

/** @brief The steps of a result of rta(), kept with ::GPURTA_OPTION_RTA_TRACE; throws where they
 *  were not. */
inline std::vector<rta_step> rta_trace(const result &of)
{
    struct walk : owned<gpurta_rta_trace, gpurta_rta_trace_destroy> {
        explicit walk(const result &of)
            : owned(detail::make<gpurta_rta_trace>(gpurta_rta_trace_create, of.get()))
        {
        }
    } walk(of);
    std::vector<rta_step> steps;
    rta_step now{};
    now.size = sizeof(gpurta_rta_step);
    while (
        gpurta_rta_trace_next(walk.get(), &now, now.start.get(), now.now.get(), now.every.get())) {
        now.h.resize(now.pairs);
        for (std::size_t i = 0; i < now.pairs; i++)
            gpurta_rta_trace_pair(walk.get(), i, now.h[i].first.get(), &now.h[i].second);
        steps.push_back(now);
    }
    return steps;
}

/** @brief The scheduler simulator (gpurta/simulate.h). */
inline result simulate(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_simulate, what.get(), how.get()));
}

/** @brief Bounds for every job of recurrent chains, and a search for long responses
 *  (gpurta/bound.h). */
inline result bound(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_bound, what.get(), how.get()));
}

/** @brief Bounds of the same set if a chain had the lowest priority of its context; none where it
 *  has it already. */
inline std::optional<result> bound_without_priority(const model &what, const std::size_t chain,
                                                    const options &how = options())
{
    result made(
        detail::take<gpurta_result>(gpurta_bound_without_priority, what.get(), chain, how.get()));
    return made.get() ? std::optional<result>(std::move(made)) : std::nullopt;
}

/** @brief How far one figure can go while the set is schedulable. */
struct sensitivity {
    gpurta::verdict found; /**< schedulable: there are such values */
    rational low;          /**< equal to `high`: the extreme value itself */
    rational high;         /**< else it lies between the two */
};

/** @brief gpurta_bound_sensitivity(): of a maximum `low` passes and `high` fails, of a minimum
 *  `high` passes and `low` fails. */
inline sensitivity bound_sensitivity(const model &what, const gpurta_bound_parameter parameter,
                                     const std::size_t item = 0, const options &how = options())
{
    sensitivity s{verdict::unknown, 0, 0};
    gpurta_verdict found = GPURTA_UNKNOWN;
    detail::call(gpurta_bound_sensitivity, what.get(), parameter, item, how.get(), &found,
                 s.low.get(), s.high.get());
    s.found = static_cast<verdict>(found);
    return s;
}

/** @brief The cheapest divisions of a GPU that meet every deadline (gpurta/partition.h). */
inline result partition(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_partition, what.get(), how.get()));
}

/** @brief Are all blocks of each group on the GPU at once, in every order (gpurta/resident.h)? */
inline result resident(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_resident, what.get(), how.get()));
}

/** @brief EDF and constant bandwidth servers (gpurta/edf.h). */
inline result edf(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_edf, what.get(), how.get()));
}

/** @brief gpurta_edf_sensitivity(). */
inline sensitivity edf_sensitivity(const model &what, const gpurta_edf_parameter parameter,
                                   const std::size_t item = 0, const options &how = options())
{
    sensitivity s{verdict::unknown, 0, 0};
    gpurta_verdict found = GPURTA_UNKNOWN;
    detail::call(gpurta_edf_sensitivity, what.get(), parameter, item, how.get(), nullptr, &found,
                 s.low.get(), s.high.get());
    s.found = static_cast<verdict>(found);
    return s;
}

/** @brief What happens in a simulation of EDF (gpurta/edf_simulation.h). */
class edf_scenario : public owned<gpurta_edf_scenario, gpurta_edf_scenario_destroy>
{
  public:
    /** @brief Of so many tasks, with releases before @p horizon. */
    edf_scenario(const std::size_t tasks, const rational &horizon)
        : owned(detail::make<gpurta_edf_scenario>(gpurta_edf_scenario_create, tasks, horizon.get()))
    {
    }
    /** @brief Sets a time of a task. */
    edf_scenario &set(const std::size_t task, const gpurta_edf_task_input which,
                      const rational &value)
    {
        detail::call(gpurta_edf_scenario_set, get(), task, which, value.get());
        return *this;
    }
    /** @brief Sets what a preemption costs. */
    edf_scenario &preemption_cost(const rational &value)
    {
        detail::call(gpurta_edf_scenario_set_preemption_cost, get(), value.get());
        return *this;
    }
};

/** @brief Runs a scenario under EDF: one behaviour, no bound (gpurta/edf_simulation.h). */
inline result edf_simulate(const model &what, const edf_scenario &jobs,
                           const options &how = options())
{
    return result(
        detail::take<gpurta_result>(gpurta_edf_simulate, what.get(), jobs.get(), how.get()));
}

/** @brief The interleaved runlist (gpurta/runlist.h). */
inline result runlist(const model &what, const options &how = options())
{
    return result(detail::take<gpurta_result>(gpurta_runlist, what.get(), how.get()));
}

/** @brief The jobs of a simulation of the Host (gpurta/host.h). */
class host_scenario : public owned<gpurta_host_scenario, gpurta_host_scenario_destroy>
{
  public:
    /** @brief No jobs. */
    host_scenario() : owned(detail::make<gpurta_host_scenario>(gpurta_host_scenario_create)) {}
    /** @brief Adds a job; without a demand it demands the wcet of its task. */
    host_scenario &job(const std::size_t task, const rational &release,
                       const std::optional<rational> &demand = std::nullopt)
    {
        detail::call(gpurta_host_scenario_add, get(), task, release.get(),
                     demand ? demand->get() : nullptr);
        return *this;
    }
};

/** @brief What the Host does with given jobs: one behaviour, no bound (gpurta/host.h). */
inline result host_simulate(const model &what, const host_scenario &jobs,
                            const options &how = options())
{
    return result(
        detail::take<gpurta_result>(gpurta_host_simulate, what.get(), jobs.get(), how.get()));
}

/** @brief Runs the situation behind the bound of a task: job 0 is its. */
inline result host_simulate_critical(const model &what, const std::size_t task,
                                     const options &how = options())
{
    return result(
        detail::take<gpurta_result>(gpurta_host_simulate_critical, what.get(), task, how.get()));
}

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
    std::uint64_t bits() noexcept { return gpurta_random_bits(&state_); }
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
    gpurta_random *get() noexcept { return &state_; }

  private:
    gpurta_random state_;
};

/** @brief Divides a whole number of units into random parts (gpurta/generate.h). */
class generator : public owned<gpurta_generator, gpurta_generator_destroy>
{
  public:
    /** @brief @p count parts of @p total, each from @p least to @p most (0: no limit). */
    generator(const gpurta_generator_method method, const std::size_t count,
              const std::int64_t total, const std::int64_t least = 0, const std::int64_t most = 0)
        : owned(detail::make<gpurta_generator>(gpurta_generator_create, method, count, total, least,
                                               most)),
          count_(count)
    {
    }
    /** @brief A division: its sum is the total, exactly. */
    std::vector<std::int64_t> draw(random &numbers) const
    {
        std::vector<std::int64_t> part(count_);
        detail::call(gpurta_generator_draw, get(), numbers.get(), part.data());
        return part;
    }

  private:
    std::size_t count_;
};

#ifdef GPURTA_MEASURE_H
/** @brief An opened CUDA device (gpurta/measure.h, to be included first; link with
 *  `gpurta::gpurta-cuda`). For one thread. */
class device : public owned<gpurta_device, gpurta_device_close>
{
  public:
    /** @brief Loads the driver (empty: where the loader finds it) and opens a device. */
    explicit device(const std::int64_t index = 0, const std::string_view driver = {})
        : owned(detail::make<gpurta_device>(
              gpurta_device_open, driver.empty() ? nullptr : std::string(driver).c_str(), index))
    {
    }
    /** @brief A fact, where the device has it. */
    std::optional<std::int64_t> fact(const gpurta_fact which) const noexcept
    {
        const std::int64_t value = gpurta_device_fact(get(), which);
        return value == GPURTA_NOT_KNOWN ? std::nullopt : std::optional<std::int64_t>(value);
    }
};

/** @brief A measurement (gpurta/measure.h, to be included first). */
class measurement : public owned<gpurta_measurement, gpurta_measurement_destroy>
{
  public:
    /** @brief Completion of an operation over all repetitions, in ns. */
    struct completion {
        std::int64_t least;  /**< smallest */
        std::int64_t median; /**< the lower of the two in the middle */
        std::int64_t most;   /**< largest */
    };

    /** @brief Runs the kernels or operations of a model on a device. */
    measurement(device &where, const model &what, const options &how = options())
        : owned(detail::make<gpurta_measurement>(gpurta_measure, where.get(), what.get(), how.get(),
                                                 nullptr, nullptr))
    {
    }
    /** @brief Number of operations. */
    std::size_t size() const noexcept { return gpurta_measurement_count(get()); }
    /** @brief What was observed of one operation. */
    completion operator[](const std::size_t operation) const
    {
        completion observed{0, 0, 0};
        detail::call(gpurta_measurement_completion, get(), operation, &observed.least,
                     &observed.median, &observed.most);
        return observed;
    }
    /** @brief A fact about device, clocks or uncertainty, where it is known. */
    std::optional<std::int64_t> fact(const gpurta_fact which) const noexcept
    {
        const std::int64_t value = gpurta_measurement_fact(get(), which);
        return value == GPURTA_NOT_KNOWN ? std::nullopt : std::optional<std::int64_t>(value);
    }
};
#endif

} // namespace gpurta

#endif

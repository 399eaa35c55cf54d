#include <gpurta/status.h>
#include <gpurta/version.h>

#define STRING_(x) #x
#define STRING(x) STRING_(x)

const char *gpurta_version(void)
{
    return STRING(GPURTA_VERSION_MAJOR) "." STRING(GPURTA_VERSION_MINOR) "." STRING(
        GPURTA_VERSION_PATCH);
}

const char *gpurta_status_name(const gpurta_status status)
{
    switch (status) {
#define STATUS_NAME(id, number, name, text)                                                        \
    case GPURTA_##id:                                                                              \
        return name;
        GPURTA_STATUS_MAP(STATUS_NAME)
#undef STATUS_NAME
    }
    return "unknown-status";
}

const char *gpurta_status_text(const gpurta_status status)
{
    switch (status) {
#define STATUS_TEXT(id, number, name, text)                                                        \
    case GPURTA_##id:                                                                              \
        return text;
        GPURTA_STATUS_MAP(STATUS_TEXT)
#undef STATUS_TEXT
    }
    return "unknown status";
}

const char *gpurta_verdict_name(const gpurta_verdict verdict)
{
    switch (verdict) {
    case GPURTA_SCHEDULABLE:
        return "schedulable";
    case GPURTA_UNSCHEDULABLE:
        return "unschedulable";
    case GPURTA_UNKNOWN:
        break;
    }
    return "unknown";
}

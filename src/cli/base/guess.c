#include "cli/base/guess.h"

#include "cli/base/memory.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static bool has_any(const char *const text, const char *const *word)
{
    while (*word && !strstr(text, *word))
        word++;
    return *word != NULL;
}

enum trace_tool guess_tool(const char *const bytes, const size_t count)
{
    char head[GUESS_BYTES + 1] = "";
    memcpy(head, bytes, count < GUESS_BYTES ? count : GUESS_BYTES);
    const char *const text = head + strspn(head, "\xef\xbb\xbf \t\r\n");
    /* reports, which the tool exports or refuses */
    if (memcmp(head, "SQLite format 3", 16) == 0 || memcmp(head, "NVR", 4) == 0 ||
        strncmp(head, "NVIDIA Tegra Profiler Report", 28) == 0)
        return TOOL_NSYS;
    if (memcmp(head, "\x1f\x8b", 2) == 0)
        return TOOL_KINETO;
    if (*text == '[' || has_any(text, (const char *const[]){"/host:CPU", "/device:GPU:", NULL}) ||
        (*text == '{' && (strstr(text, "\"traceEvents\"") || strstr(text, "\"schemaVersion\"") ||
                          strstr(text, "\"deviceProperties\"") || strstr(text, "\"Layers\""))))
        return TOOL_KINETO;
    if (has_any(text, (const char *const[]){"\"Process ID\",\"Process Name\"", "\"KernelName\"",
                                            "Agent_Id", "gpu-id", "Time(%)", "Time (%)", NULL}) &&
        *text != '{')
        return TOOL_NVPROF; /* tables of other tools, which the tool refuses by name */
    if (strncmp(text, "==", 2) == 0 || (strstr(text, "Start") && strstr(text, "Duration") &&
                                        strpbrk(text, ",;\t") && *text != '{'))
        return TOOL_NVPROF;
    const size_t digits = strspn(text, "0123456789"); /* "1:", the number of a message */
    const char *const way = text + (text[digits] == ':' ? digits + 1 : 0);
    if (way[strspn(way, " \r\n")] == '(')
        return TOOL_HOLOSCAN;
    if (*text != '{' && has_any(text, (const char *const[]){"timestamp,duration",
                                                            "callback_start_timestamp", NULL}))
        return TOOL_ROS2;
    return TOOL_UNKNOWN;
}

static bool ends_in(const char *const path, const char *const end)
{
    const size_t length = strlen(path), tail = strlen(end);
    return length >= tail && strcmp(path + length - tail, end) == 0;
}

bool is_nsys_report(const char *const path)
{
    return ends_in(path, ".nsys-rep") || ends_in(path, ".qdrep");
}

enum trace_tool guess_file(const char *const path)
{
    if (is_nsys_report(path))
        return TOOL_NSYS;
    char head[GUESS_BYTES];
    struct stat what; /* a pipe can be read once only */
    const bool whole = strcmp(path, "-") != 0 && stat(path, &what) == 0 && S_ISREG(what.st_mode);
    FILE *const file = whole ? fopen(path, "rb") : NULL;
    if (whole && !file && errno == ENOMEM)
        out_of_memory();
    const size_t got = file ? fread(head, 1, sizeof head, file) : 0;
    if (file)
        fclose(file);
    return guess_tool(head, got);
}

const char *tool_name(const enum trace_tool tool)
{
    static const char *const names[] = {"an unknown tool", "Nsight Systems", "PyTorch",
                                        "nvprof",          "Holoscan",       "ROS 2"};
    return names[tool];
}

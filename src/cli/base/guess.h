/* Which tool wrote a file, from its first bytes and its name. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum trace_tool { TOOL_UNKNOWN, TOOL_NSYS, TOOL_KINETO, TOOL_NVPROF, TOOL_HOLOSCAN, TOOL_ROS2 };

#define GUESS_BYTES 4096

enum trace_tool guess_tool(const char *bytes, size_t count);

/* The same of a file that can be read again; a pipe is of no known tool. */
enum trace_tool guess_file(const char *path);

/* Reports of Nsight Systems, by their names: their content has no mark that every version writes.
 */
bool is_nsys_report(const char *path);

/* What its files are called in messages. */
const char *tool_name(enum trace_tool tool);

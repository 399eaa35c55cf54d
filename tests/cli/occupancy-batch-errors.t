-- case run --
$ gpurta occupancy --platform tx2 --batch launches.csv
2> launches.csv:1:1: expected threads, a whole number from 1 to 2147483647
2> launches.csv:2:7: expected a comma: a line is threads,registers,shared_memory
2> launches.csv:3:1: expected threads, a whole number from 1 to 2147483647
2> launches.csv:4:6: expected the end of the line: it is threads,registers,shared_memory
2> launches.csv:5:1: expected threads, a whole number from 1 to 2147483647
2> launches.csv:6:1: expected threads, a whole number from 1 to 2147483647
2> launches.csv:7:5: expected shared_memory, a whole number up to 2147483647
2> launches.csv:8:2: expected a comma: a line is threads,registers,shared_memory
2> launches.csv:9:1: not a line of text: a zero character, or too long
2> launches.csv:10:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:11:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:12:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:13:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:14:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:15:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:16:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:17:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:18:3: expected registers, a whole number from 0 to 2147483647
2> launches.csv:19:4: expected registers, a whole number from 0 to 2147483647
2> launches.csv:20:4: expected registers, a whole number from 0 to 2147483647
2> launches.csv: and 9 more errors
[2]

printf 'tasks:\n  - {level: high, timeslice: 2, wcet: 3}\n' | gpurta occupancy - --platform tx2

printf 'time_unit: s\nplatform: {slots: 8}\nkernels:\n  - {blocks: 1, wcet: 1e10}\n' | gpurta convert - --to perfetto

printf 'platform: tx2\nkernels:\n  - {blocks: 1, wcet: 1}\n' | gpurta convert - --to perfetto

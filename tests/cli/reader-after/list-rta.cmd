printf 'platform: {slots: 8}\nkernels:\n  - {name: first, blocks: 8, wcet: 2}\n  - {name: later, blocks: 1, wcet: 1, after: [first]}\n' | gpurta rta -

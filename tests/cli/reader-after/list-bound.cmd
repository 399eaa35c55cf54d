printf 'platform: {slots: 8}\nkernels:\n  - {name: first, blocks: 8, wcet: 2, period: 9}\n  - {name: later, blocks: 1, wcet: 1, after: [first], period: 9}\n' | gpurta bound -

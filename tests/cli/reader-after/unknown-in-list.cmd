printf 'platform: {slots: 8}\noperations:\n  - {kernel: first, blocks: 8, wcet: 2, after: [later, frist]}\n  - {kernel: later, blocks: 1, wcet: 1, after: [first, first]}\n' | gpurta simulate -

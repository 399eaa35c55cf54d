printf 'kernels:\n  - {blocks: 1, threads: 1, wcet: 1}\n' | gpurta occupancy -

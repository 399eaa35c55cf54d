-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case run --
$ gpurta measure kernels.yaml --runs 2 -o M.json
> cat M.json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "measure",
  "time_unit": "ms",
  "scenario": "kernels.yaml",
  "device": {
    "name": "Fake jetson-tx2",
    "power_mode": null,
    "clock_source": null,
    "not_read": "SM clock (not from NVML, not from devfreq); memory clock (not from NVML); power mode (no /var/lib/nvpmodel/status)",
    "bus": "0000:00:00.0",
    "index": 0,
    "sms": 2,
    "compute_capability_major": 6,
    "compute_capability_minor": 2,
    "driver_version": 13000,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 49152,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "least_priority": 0,
    "greatest_priority": -1,
    "spin_registers": 14,
    "resolution_ns": 1000,
    "offset_uncertainty_ns": 3763,
    "drift_ppb": 3472,
    "drift_uncertainty_ppb": 215506,
    "scale": 1,
    "sm_clock_before_khz": null,
    "sm_clock_after_khz": null,
    "memory_clock_before_khz": null,
    "memory_clock_after_khz": null,
    "latest_launch_ns": 7600,
    "sm_numbers": 2,
    "cold": 0,
    "clocks_moved": null
  },
  "runs": 2,
  "jobs": 1,
  "kernels": [
    {"name": "k1", "release": "0", "kind": "kernel", "threads": 512, "registers": 0, "shared_memory": 0, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "4", "stream": null, "priority": 0, "blocking": true, "launch_order": 1, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}, "launched": 0, "completion": 4001644, "completion_minimum": 4001644, "completion_median": 4001644, "completion_maximum": 4001855, "blocks": [[0, 1644, 4001644], [1, 1644, 4001644]]},
    {"name": "k2", "release": "0", "kind": "kernel", "threads": 512, "registers": 0, "shared_memory": 0, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "6", "stream": null, "priority": 0, "blocking": true, "launch_order": 2, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}, "launched": 2500, "completion": 10001644, "completion_minimum": 10001644, "completion_median": 10001644, "completion_maximum": 10001855, "blocks": [[0, 4644, 6004644], [1, 4644, 6004644], [0, 4644, 6004644], [1, 4644, 6004644], [0, 4644, 6004644], [1, 4644, 6004644], [0, 4001644, 10001644]]},
    {"name": "k3", "release": "0", "kind": "kernel", "threads": 512, "registers": 0, "shared_memory": 0, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "6", "stream": null, "priority": 0, "blocking": true, "launch_order": 3, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}, "launched": 5000, "completion": 12004644, "completion_minimum": 12003855, "completion_median": 12003855, "completion_maximum": 12004644, "blocks": [[1, 4001644, 10001644], [0, 6004644, 12004644]]},
    {"name": "k4", "release": "0", "kind": "kernel", "threads": 512, "registers": 0, "shared_memory": 0, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "5", "stream": null, "priority": 0, "blocking": true, "launch_order": 4, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}, "launched": 7500, "completion": 11004644, "completion_minimum": 11003855, "completion_median": 11003855, "completion_maximum": 11004644, "blocks": [[1, 6004644, 11004644], [0, 6004644, 11004644], [1, 6004644, 11004644], [0, 6004644, 11004644], [1, 6004644, 11004644]]}
  ],
  "more_runs": [
    {
      "kernels": [
        {"name": "k1", "launched": 0, "completion": 4001855, "blocks": [[0, 1855, 4001855], [1, 1855, 4001855]]},
        {"name": "k2", "launched": 2500, "completion": 10001855, "blocks": [[0, 3855, 6003855], [1, 3855, 6003855], [0, 3855, 6003855], [1, 3855, 6003855], [0, 3855, 6003855], [1, 3855, 6003855], [0, 4001855, 10001855]]},
        {"name": "k3", "launched": 5000, "completion": 12003855, "blocks": [[1, 4001855, 10001855], [0, 6003855, 12003855]]},
        {"name": "k4", "launched": 7500, "completion": 11003855, "blocks": [[1, 6003855, 11003855], [0, 6003855, 11003855], [1, 6003855, 11003855], [0, 6003855, 11003855], [1, 6003855, 11003855]]}
      ]
    }
  ],
  "notes": [
    "kernels.yaml: periods are not repeated: each kernel is launched once in a repetition"
  ]
}
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

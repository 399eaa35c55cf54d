-- case run --
$ gpurta occupancy --platform h200 --threads 8x8x4 --registers 40 --shared-memory 60000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "time_unit": "ms",
  "platform": "h200",
  "compute_capability": "9.0",
  "sms": 132,
  "threads": 256,
  "registers": 40,
  "shared_memory": 60000,
  "blocks_per_sm": 3,
  "certain_blocks_per_sm": 3,
  "slots": 396,
  "warps_per_sm": 24,
  "limited_by": ["shared_memory"],
  "limits": {"warps": 8, "registers": 6, "shared_memory": 3, "blocks": 32},
  "block_gets": {"warps": 8, "registers_per_warp": 1280, "registers": 10240, "shared_memory": 61056},
  "opt_in": true,
  "reason": null,
  "notes": []
}

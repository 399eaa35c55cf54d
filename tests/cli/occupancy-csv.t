-- case sms-14-threads-16x16-form --
$ gpurta occupancy --compute-capability 8.7 --sms 14 --threads 16x16 --format csv
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
256,0,0,6,84,48,warps

-- case threads-16x16-format-csv --
$ gpurta occupancy --compute-capability 8.7 --threads 16x16 --format csv
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
256,0,0,6,,48,warps

-- case file --
the file is made by the command
$ gpurta --schema scenario | diff "$EXAMPLES"/../schema/gpurta-scenario.schema.json -
13c13
<         {"enum": ["cc-3.0", "cc-3.5", "cc-3.7", "cc-5.0", "cc-5.2", "cc-5.3", "cc-6.0", "cc-6.1", "cc-6.2", "cc-7.0", "cc-7.2", "cc-7.5", "cc-8.0", "cc-8.6", "cc-8.7", "cc-8.9", "cc-9.0", "cc-10.0", "cc-10.3", "cc-11.0", "cc-12.0", "cc-12.1", "jetson-tx1", "jetson-tx2", "drive-px2", "jetson-xavier-agx", "drive-pegasus-turing", "jetson-orin-agx", "jetson-orin-nx", "jetson-orin-nano", "jetson-thor", "gtx-1080-5sm", "v100", "rtx-2080-ti", "rtx-4090", "a100", "h100-sxm", "h200", "gtx-950", "quadro-k5000", "gtx-1080-ti", "titan-v", "rtx-3090", "l4", "l40s", "h100-pcie", "b200"]},
---
\>         {"enum": ["cc-3.0", "cc-3.5", "cc-3.7", "cc-5.0", "cc-5.2", "cc-5.3", "cc-6.0", "cc-6.1", "cc-6.2", "cc-7.0", "cc-7.2", "cc-7.5", "cc-8.0", "cc-8.6", "cc-8.7", "cc-8.9", "cc-9.0", "cc-10.0", "cc-10.3", "cc-11.0", "cc-12.0", "cc-12.1", "jetson-tx1", "jetson-tx2", "drive-px2", "jetson-xavier-agx", "drive-pegasus-turing", "jetson-orin-agx", "jetson-orin-nx", "jetson-orin-nano", "jetson-thor", "gtx-1080-5sm", "v100", "rtx-2080-ti", "rtx-4090", "a100", "h100-sxm", "h200", "gtx-950", "quadro-k5000", "gtx-1080-ti", "titan-v", "rtx-3090", "t4", "rtx-4060-ti", "l4", "l40s", "h100-pcie", "b200"]},

-- case list --
$ gpurta --schema
scenario

-- case unknown --
$ gpurta --schema foo
2> gpurta: --schema: expected scenario, found "foo"
[2]

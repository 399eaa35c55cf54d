#!/bin/sh
# An experiment as an array of Slurm jobs, a shard each, and a last job that adds them up:
#
#   sbatch --array=1-16 slurm-array.sh design.yaml results
#   sbatch --dependency=singleton --job-name=gpurta-sweep --wrap 'gpurta sweep --merge results/part*.json --format json -o results/all.json'
#
# A shard that failed is redone alone: sbatch --array=5 --export=ALL,SHARDS=16 slurm-array.sh design.yaml results
#SBATCH --job-name=gpurta-sweep
#SBATCH --cpus-per-task=1
set -eu
design=$1
results=$2
shards=${SHARDS:-$SLURM_ARRAY_TASK_COUNT}
mkdir -p "$results"
exec "${GPURTA:-gpurta}" sweep "$design" --shard "$SLURM_ARRAY_TASK_ID/$shards" \
    --threads "${SLURM_CPUS_PER_TASK:-1}" --resume -o "$results/part$SLURM_ARRAY_TASK_ID.json"

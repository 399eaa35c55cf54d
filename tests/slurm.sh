#!/usr/bin/env bash
# The array script of doc/examples/cluster on a real Slurm of one node, which is started here and
# ended at the end: the merged shards are the bytes of one run; a killed shard is redone alone.
#   slurm.sh COMMAND          ends with 77 where Slurm cannot be started
set -u
gpurta=$(realpath "$1")
top=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
pids=()
finish() {
    for pid in ${pids[@]+"${pids[@]}"}; do kill "$pid" 2>/dev/null; done
    wait 2>/dev/null
    rm -rf "$folder"
}
trap finish EXIT
skip() { echo "SKIPPED: slurm: $*"; for log in "$folder"/*.log; do [ -e "$log" ] && tail -n 5 "$log"; done; exit 77; }
for program in munged slurmctld slurmd sbatch; do
    command -v $program >/dev/null || skip "no $program"
done
[ "$(id -u)" = 0 ] || skip "slurmd wants to be root"

cd "$folder" || exit 1
chmod 755 .
mkdir munge spool state results
head -c 1024 /dev/urandom >munge/key
chmod 700 munge && chmod 600 munge/key
munged --foreground --force --key-file="$folder/munge/key" --socket="$folder/munge.socket" \
    --pid-file="$folder/munge/pid" --seed-file="$folder/munge/seed" --log-file="$folder/munge/log" >munged.log 2>&1 &
pids+=($!)
for _ in $(seq 50); do [ -S munge.socket ] && break; sleep 0.1; done
[ -S munge.socket ] || skip "munged does not start"

export SLURM_CONF=$folder/slurm.conf
host=$(hostname -s)
port=$((20000 + RANDOM % 20000))
cat >slurm.conf <<CONF
ClusterName=gpurta
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CredType=cred/munge
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
MpiDefault=none
ReturnToService=2
SchedulerParameters=sched_interval=1
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=main Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
slurmctld -D -f slurm.conf >slurmctld.log 2>&1 &
pids+=($!)
slurmd -D -f slurm.conf >slurmd.log 2>&1 &
pids+=($!)
for _ in $(seq 150); do sinfo -h -o %T 2>/dev/null | grep -q idle && break; sleep 0.2; done
sinfo -h -o %T 2>/dev/null | grep -q idle || skip "the node does not come up"

cat >design.yaml <<'DESIGN'
sweep:
  sets: 200
  tasks: 6
  utilization: [0.2, 0.4, 0.6]
  period: {from: 16, to: 125, grain: 0.001}
  timeslice: 1
  switch_cost: 0.05
  curves: [{analysis: theorem-1}, {analysis: work-limited}, {analysis: host}]
DESIGN
bad=0
export GPURTA=$gpurta
sbatch --wait --array=1-7 -o "$folder/job-%a.txt" "$top/doc/examples/cluster/slurm-array.sh" design.yaml results ||
    { cat job-*.txt; bad=1; }
rm -f results/part5.json # as if shard 5 had been killed
"$gpurta" sweep --merge results/part*.json >/dev/null 2>messages && bad=1
grep -q 'shard 5 of 7 is missing' messages || { cat messages; bad=1; }
SHARDS=7 sbatch --wait --array=5 -o "$folder/job-%a.txt" "$top/doc/examples/cluster/slurm-array.sh" design.yaml results || bad=1
"$gpurta" sweep --merge results/part*.json --format json -o all.json || bad=1
"$gpurta" sweep design.yaml --format json -o whole.json || bad=1
cmp all.json whole.json || bad=1
[ $bad = 0 ] && echo "Slurm $(sinfo --version | cut -d' ' -f2): 7 shards in an array, one of them redone alone: the bytes of one run"
exit $bad

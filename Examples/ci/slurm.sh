#!/usr/bin/env bash
# Compares snapshots in an array of tasks, and merges their reports when all tasks have ended:
#     Examples/ci/slurm.sh App --devices phones
# The exit status is that of one `contactsheet test` with the same arguments.
#SBATCH --job-name=snapshots
#SBATCH --time=30:00
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=2
set -euo pipefail

if [[ -n ${SLURM_ARRAY_TASK_ID:-} ]]; then
    # An array task. The log contains only errors.
    exec contactsheet test "$@" --shard auto --workers "$SLURM_CPUS_PER_TASK" \
        --reporter blob -o "shards/$SLURM_ARRAY_JOB_ID-$SLURM_ARRAY_TASK_ID.json"
elif [[ -n ${SLURM_JOB_ID:-} ]]; then
    # The job after the array.
    exec contactsheet merge "shards/$SHARDS"-*.json
fi

# On the login node. The folder must be on a file system that all nodes have.
mkdir -p shards
array=$(sbatch --parsable --array="1-${TASKS:-4}" --output=shards/%A-%a.log "$0" "$@")
status=0
# A merge is required also if snapshots differ, so it doesn't depend on the status of the tasks.
sbatch --wait --dependency="afterany:$array" --export="ALL,SHARDS=$array" \
    --output=shards/report.txt "$0" >/dev/null || status=$?
cat shards/"$array"-*.log shards/report.txt
exit "$status"

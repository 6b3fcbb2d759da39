# Functions of scripts/test and scripts/nightly, which source this file.
steps=()

# Runs a command with a heading. If it fails, the script ends.
step() {
    local name=$1 start=$SECONDS
    shift
    printf '== %s (after %d s)\n' "$name" "$SECONDS"
    "$@" || {
        printf '%s: step "%s" failed after %d s\n' "$(basename "$0")" "$name" "$SECONDS" >&2
        exit 1
    }
    steps+=("$((SECONDS - start))" "$name")
}

# Prints the duration of each step.
summary() {
    printf '== all passed\n'
    printf '%8d s  %s\n' "${steps[@]}" "$SECONDS" all
}

# Runs functions at the same time. The output of the last one is shown; that of another one if it fails.
together() {
    local shown=${*: -1} name status=0 processes=()
    for name in "${@:1:$#-1}"; do
        "$name" >".build/$name.log" 2>&1 &
        processes+=("$!")
    done
    "$shown" || status=$?
    for name in "${@:1:$#-1}"; do
        wait "${processes[0]}" || {
            status=$?
            cat ".build/$name.log"
        }
        tail -n 1 ".build/$name.log"
        processes=("${processes[@]:1}")
    done
    return "$status"
}

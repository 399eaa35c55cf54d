for to in scenario json perfetto sag sag-precedences examiner; do gpurta convert kernels.yaml --to $to; echo "= $to $?"; done 2>&1

for to in json perfetto sag sag-precedences examiner chains; do gpurta convert chains.yaml --to $to; echo "= $to $?"; done 2>&1

for to in scenario json perfetto sag sag-precedences examiner; do gpurta convert rta.yaml --to $to; echo "= $to $?"; done 2>&1

for to in json perfetto sag sag-precedences examiner; do gpurta convert runlist.yaml --to $to; echo "= $to $?"; done 2>&1
gpurta convert edf.yaml --to json

cp lines.json "$(printf "a\nb.json")"
gpurta convert --from examiner a?b.json --platform tx2 | tee a.yaml

# a name is cut between characters, and nothing behind it is touched
sed "s/\"name\": \"detect\"/\"name\": \"$(printf 'x%.0s' $(seq 1022))ä\"/" graph.json >long.json
gpurta convert long.json --to chains 2>/dev/null | grep -o '{kernel: "x*' | while read -r kernel name; do echo ${#name}; done

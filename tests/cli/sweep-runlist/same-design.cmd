# comments, order of keys and the title are no part of the design
gpurta sweep design.yaml --shard 1/2 -o 1.json
sed -i 's/title: .*/title: another/; s/^time_unit.*/&  # a comment/' design.yaml
gpurta sweep design.yaml --shard 2/2 -o 2.json
gpurta sweep --merge 1.json 2.json

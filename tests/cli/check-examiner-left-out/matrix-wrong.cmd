options="--platform tx2 --copy-bandwidth 10000 --assume matrix_multiply=10ms"
sed 's/1.4, 1.4, 1.41021/1.4/' matrix-log.json >one.json && gpurta check matrix.json one.json $options
sed 's/1.41021/1.3/' matrix-log.json >early.json && gpurta check matrix.json early.json $options
sed 's/\[0, 1, 0, 1\]/[0, 1]/' matrix-log.json >blocks.json && gpurta check matrix.json blocks.json $options

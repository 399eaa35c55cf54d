# the device's name stays in its comment, and is cut between characters
sed 's/NVIDIA A100-SXM4-40GB/A\\nB\\r\\u0085\\u2028C/' trace.json >lines.json
gpurta convert lines.json 2>/dev/null | sed -n '/^time_unit/,/^streams/p'
sed "s/NVIDIA A100-SXM4-40GB/$(printf 'x%.0s' $(seq 126))ä/" trace.json >long.json
gpurta convert long.json 2>/dev/null | sed -n '/^platform/p'

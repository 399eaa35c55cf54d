while read -r free above; do
    echo "= $free $above"
    sed "s/@0/$free/g; s/@1/$above/g" design.template | gpurta sweep - --threads 1 2>&1
done <<'V'
-1 0
9223372036854775807 1000000000
9223372036854775808 9223372036854775808
2147483648 1000000001
V

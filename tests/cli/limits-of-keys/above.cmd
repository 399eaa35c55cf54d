for value in 9 1025 65537 1048577 1073741825 2147483648 9223372036854775808; do
    for file in platform operations chains; do
        echo "= $file $value"
        sed "s/@0/$value/g; s/@1/$value/g" $file.template | gpurta convert - --to json 2>&1
    done
done

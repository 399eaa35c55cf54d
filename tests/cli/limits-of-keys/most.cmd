for value in 8 1024 65535 65536 1048576 1073741824 2147483647 9223372036854775807; do
    for file in platform operations chains; do
        echo "= $file $value"
        sed "s/@0/$value/g; s/@1/$value/g" $file.template | gpurta convert - --to json 2>&1
    done
done

for value in 0; do
    for file in platform operations chains; do
        echo "= $file $value"
        sed "s/@0/$value/g; s/@1/$((value + 1))/g" $file.template | gpurta convert - --to json 2>&1
    done
done

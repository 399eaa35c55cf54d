while read -r command option below least most above; do
    for value in $below $least $most $above; do
        echo "$command $option $value: $(gpurta $command none.yaml $option $value 2>&1)"
    done
done <options

for options in "--margin 0%" "--margin 12.5%" "--margin 100%" "--to chains --margin 1/3" "--to chains --margin 20%" "--to chains --period periodic --margin 10%" "--sms 1" "--sms 1000" \
    "--device 0" "--device 1" "--process 4711" "--process 4712" "--context 1" "--context 0" "--platform tx2" "--slots 3" "--platform tx2 --sms 1" "--copy-bandwidth 1000" "--from nsys" "--from kineto"; do
    echo "= $options"
    gpurta convert v2.9.1.sqlite $options 2>&1
done

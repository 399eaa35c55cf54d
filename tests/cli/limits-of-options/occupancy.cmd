for flags in "--threads 0" "--threads 1" "--threads 1024" "--threads 1025" "--threads 1024x1x1" "--threads 1x1024" "--threads 1x1x64" "--threads 1x1x65" "--threads 0x1" "--threads 1x" \
    "--threads 32 --registers 255" "--threads 32 --registers 256" "--threads 32 --shared-memory 49152" "--threads 32 --shared-memory 49153" "--threads 32 --sms 1" "--threads 32 --sms 0" \
    "--threads 32 --for-blocks 0" "--threads 32 --for-blocks 1" "--threads 32 --for-blocks 32" "--threads 32 --for-blocks 33"; do
    echo "= $flags"
    gpurta occupancy --platform tx2 $flags --format csv 2>&1
done

g="gpurta occupancy"
$g
$g --threads 3
$g --platform tx2
$g --platform tx2 --threads 0
$g --platform tx2 --threads 2xx
$g --platform tx2 --threads 65536x65536
$g --platform tx2 --threads 32 --registers -1
$g --platform tx2 --threads 32 --shared-memory 48KB
$g --platform tx9 --threads 32
$g --platform tx2 --compute-capability 6.2 --threads 32
$g --compute-capability 6 --threads 32
$g --compute-capability 6.9 --threads 32
$g --slots 4 --threads 32
$g --platform tx2 --threads 32 --sweep blocks
$g --platform tx2 --threads 32 --sweep threads --for-blocks 2
$g --platform tx2 --threads 32 --for-blocks 0
$g --platform tx2 --threads 32 --sms 0
$g --platform tx2 --batch none.csv --threads 3
$g --platform tx2 --thread 32
$g --platform tx2 --threads 32 --svg missing/dir.svg
$g --platform tx2 --batch none.csv

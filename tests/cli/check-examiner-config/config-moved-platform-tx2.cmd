mkdir logs
gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
mkdir moved
cp logs/gpurta_stream_1.json moved/z.json
cp logs/gpurta_stream_2.json moved/a.json
cp logs/gpurta_stream_3.json moved/
gpurta check config.json moved --platform tx2 | tail -2

mkdir logs
gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
mkdir moved
cp logs/gpurta_stream_1.json moved/z.json
cp logs/gpurta_stream_2.json moved/a.json
cp logs/gpurta_stream_3.json moved/
sed "s/release_time\": 0.05/release_time\": 0, \"log_name\": \"out\/a.json\"/" config.json > named.json
sed -i "s/release_time\": 0.05/release_time\": 0.00/" moved/a.json
gpurta check named.json moved --platform tx2 | tail -1

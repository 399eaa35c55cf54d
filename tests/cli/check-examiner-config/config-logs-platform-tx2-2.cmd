mkdir logs
gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
mkdir moved
cp logs/gpurta_stream_1.json moved/z.json
cp logs/gpurta_stream_2.json moved/a.json
cp logs/gpurta_stream_3.json moved/
sed "s/release_time\": 0.05/release_time\": 0, \"log_name\": \"out\/a.json\"/" config.json > named.json
sed -i "s/release_time\": 0.05/release_time\": 0.00/" moved/a.json
sed -i '0,/"kernel_name": "K"/s//"kernel_name": "L"/' logs/gpurta_stream_1.json
gpurta check config.json logs --platform tx2

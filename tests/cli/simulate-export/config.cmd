mkdir config
touch config/gpurta_stream_4.json config/gpurta_stream_5.json config/other.json
gpurta simulate config.json --platform tx2 --copy-bandwidth 1000000 --export-examiner config >/dev/null
cd config
ls
cat gpurta*

mkdir logs
gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
gpurta check config.json logs --platform tx2

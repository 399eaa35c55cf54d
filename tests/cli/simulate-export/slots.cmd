mkdir config
gpurta simulate config.json --slots 4 --copy-bandwidth 1000000 --export-examiner config

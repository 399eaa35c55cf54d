gpurta measure two.yaml --runs 1 -o M.json && sed "s/sms: 24/sms: 16/" two.yaml >other.yaml && gpurta check other.yaml M.json

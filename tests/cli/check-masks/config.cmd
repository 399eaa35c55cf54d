gpurta simulate config.json --platform xavier && mkdir own && gpurta simulate config.json --platform xavier --export-examiner own >/dev/null && gpurta check config.json own --platform xavier

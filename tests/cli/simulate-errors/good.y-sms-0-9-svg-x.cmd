gpurta simulate good.y --sms 0:9 --svg x.svg

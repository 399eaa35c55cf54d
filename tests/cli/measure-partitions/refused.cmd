sed 's/{name: rest, sms: 24}/{name: rest, sms: [40, 41, 42]}/' two.yaml >list.yaml && gpurta measure list.yaml
sed 's/{name: rest, sms: 24}/{name: rest, sms: 80}/' two.yaml >many.yaml && gpurta measure many.yaml
sed 's/ s2:/ default:/; s/stream: s2/stream: default/' two.yaml >null.yaml && gpurta measure null.yaml

sed 's/sms: 2}/sms: 4, mechanism: green-context, cuda: 12.4}/; s/sms: 8}/sms: 8, mechanism: green-context, cuda: 12.5}/; s/sms: 4}/sms: 4, mechanism: green-context, cuda: 12.5}/' idle.yaml >versions.yaml
gpurta partition versions.yaml --search 0
gpurta partition versions.yaml --search 0 --cuda 12.4
sed 's/sms: 2}/sms: 4, mechanism: green-context}/; s/sms: 8}/sms: 8, mechanism: tpc-mask}/; s/sms: 4}/sms: 4, mechanism: tpc-mask}/' idle.yaml | gpurta partition - --search 0

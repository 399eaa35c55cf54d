gpurta simulate large.yaml --svg k.svg
grep -o "more than [^<]*" k.svg
grep -c "<rect" k.svg
gpurta simulate large.yaml --svg w.svg --sms 3:4 --window 400.5:403 >/dev/null
gpurta simulate large.yaml --svg b.svg --sms 3:4 --window 400.5:403 --blocks >/dev/null
cmp w.svg b.svg && grep -c "<rect" w.svg
echo 'platform: {base: cc-9.0, sms: 132}
kernels: [{blocks: 1000000000000, threads: 256, registers: 32, wcet: 1}]' >many.yaml
gpurta simulate many.yaml --svg - | grep -o "A timeline[^<]*"

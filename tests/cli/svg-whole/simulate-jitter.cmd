gpurta simulate kernels.yaml --jitter 0.3 --seed 3 --svg - --sms 0:0 --window 0.2:3

gpurta simulate kernels.yaml --jobs 2 --svg - --window 1/2:7/2 --sms 1:1 --height shared-memory

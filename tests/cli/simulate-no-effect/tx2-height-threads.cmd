gpurta simulate tx2.yaml --height threads

gpurta simulate $EXAMPLES/tx2.yaml --explain k9

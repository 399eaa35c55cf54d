# found by ./dev referee: rounds that freed the SMs in another order were stepped over, and o5 started at 52
gpurta simulate program.yaml

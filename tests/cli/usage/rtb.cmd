gpurta rtb

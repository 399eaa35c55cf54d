gpurta simulate good.y --window 3:2 --svg x.svg

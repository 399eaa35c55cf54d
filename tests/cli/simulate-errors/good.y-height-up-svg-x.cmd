gpurta simulate good.y --height up --svg x.svg

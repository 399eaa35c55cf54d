gpurta simulate good.y --svg /nowhere/x.svg

gpurta simulate good.y --policy best

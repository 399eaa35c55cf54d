gpurta simulate good.y more

gpurta simulate good.y --until soon
ls

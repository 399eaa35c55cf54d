gpurta convert negative.sqlite | gpurta simulate -

gpurta simulate rta.yaml --slots 5 --until 25 --svg -

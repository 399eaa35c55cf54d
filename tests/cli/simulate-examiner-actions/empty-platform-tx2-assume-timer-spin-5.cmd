gpurta simulate empty.json --platform tx2 --assume timer_spin=5

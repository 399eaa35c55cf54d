gpurta sweep --merge

gpurta help rtx

gpurta rta other.yaml --algorithm closed-form

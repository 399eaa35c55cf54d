gpurta rta released.yaml --algorithm closed-form

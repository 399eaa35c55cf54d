gpurta rta stream.yaml --algorithm closed-form

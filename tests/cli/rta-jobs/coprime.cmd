gpurta rta coprime.yaml

gpurta rta --format xml

gpurta rta --frmat json

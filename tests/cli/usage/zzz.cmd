gpurta rta --zzz

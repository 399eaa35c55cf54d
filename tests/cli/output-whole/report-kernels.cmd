gpurta report rta.yaml --search 5 --decimal 2 | sed "/<style>/,/<\/style>/d; /<script>/,/<\/script>/d"

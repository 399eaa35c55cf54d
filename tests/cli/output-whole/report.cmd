gpurta report chains.yaml --search 5 | sed "/<style>/,/<\/style>/d; /<script>/,/<\/script>/d"

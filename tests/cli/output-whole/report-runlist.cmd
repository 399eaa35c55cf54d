gpurta report runlist.yaml --compare edf.yaml | sed "/<style>/,/<\/style>/d; /<script>/,/<\/script>/d"

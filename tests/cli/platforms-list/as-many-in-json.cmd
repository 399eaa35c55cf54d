gpurta platforms --format csv >csv
gpurta platforms --format json >json
[ $(wc -l <csv) = $(($(grep -c '"source"' json) + 1)) ] && echo as many

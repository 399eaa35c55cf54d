gpurta platforms >table
gpurta platforms --format csv >csv
[ $(wc -l <csv) = $(($(wc -l <table) - 2)) ] && echo as many

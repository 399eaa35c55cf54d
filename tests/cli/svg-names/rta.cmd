gpurta rta names.json --ignore tasks --svg a.svg >table
grep -oE "launch of .*<" a.svg
grep -c "$(printf "\357\277\276\|\357\277\277")" a.svg

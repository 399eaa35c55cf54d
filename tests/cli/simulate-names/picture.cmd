gpurta simulate picture.json --svg x.svg >/dev/null
iconv -f UTF-8 -t UTF-8 <x.svg >/dev/null && grep -c "<title>xéxé" x.svg

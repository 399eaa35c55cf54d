gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000 --format json | grep -A1 'left_out'
gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000 --format csv | grep -c K
gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000 --svg - | grep -c '<title>'

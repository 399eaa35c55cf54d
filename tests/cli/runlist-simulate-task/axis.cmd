gpurta runlist axis.yaml --simulate --task cam --svg cam.svg
grep -o 'class="tick" text-anchor="middle">[0-9]*' cam.svg | tail -1

# the longest names, of characters of two bytes behind one byte, in every text
name=$(printf 'é%.0s' $(seq 127))
sed "s/detector/d$name/g; s/lanes/l$name/g; s/llm/m$name/g; s/layer/y$name/g; s/cameras/c$name/g" partition.yaml >p.yaml
sed "s/fork/f$name/g; s/urgent/u$name/g; s/split/s$name/g; s/join/j$name/g; s/all/x$name/g; s/deadline: 35/deadline: 5/" chains.yaml >c.yaml
sed "s/camera/c$name/g; s/lane/l$name/g; s/best-effort/b$name/g; s/name: s,/name: s$name,/; s/server: s/server: s$name/" edf.yaml >e.yaml
sed "s/name: A/name: A$name/; s/name: B/name: B$name/; s/name: S/name: S$name/" runlist.yaml >r.yaml
sed "s/name: a/name: a$name/; s/name: b/name: b$name/" rta.yaml >k.yaml
gpurta partition p.yaml --search 0
gpurta partition p.yaml --search 0 --platform h100-sxm --mechanism mig | grep mig
gpurta partition p.yaml --search 0 --platform h100-sxm --mechanism mps | grep mps
gpurta bound c.yaml --search 2 --threads 1 --explain
gpurta bound c.yaml --search 0 --sensitivity --svg -
gpurta edf e.yaml --explain --sensitivity
gpurta edf e.yaml --simulate --horizon 70 --svg -
gpurta runlist r.yaml --explain "A$name"
gpurta runlist r.yaml --explain nobody
gpurta runlist r.yaml --simulate --task "B$name"
gpurta rta k.yaml --trace
gpurta simulate k.yaml --explain --svg -
gpurta simulate k.yaml --explain nobody
gpurta bound c.yaml --search 0 --explain "f$name/s$name"

# copies that were under way at once, the first operation among them, are beside each other
printf 'operations:\n  - {copy: c, bytes: 10000000, stream: s}\n  - {copy: e, bytes: 10000000, direction: d2h}\n  - {kernel: k, blocks: 1, threads: 32, wcet: 1, stream: s}\n' >copies.yaml
gpurta check copies.yaml --platform tx2 --copy-bandwidth 10000000000 --runs 1 --svg x.svg >o
grep '<title>[ce], meas' x.svg | grep -o ' \(y\|height\)="[^"]*"\|<title>[ce]'

printf 'kernels: [{name: late, blocks: 1, wcet: 2, deadline: 1}]\nplatform: {slots: 1}\n' >k.yaml
gpurta report k.yaml -o r.html
sed -n '/Why deadlines/,/What could/p' r.html

-- file program.yaml --
time_unit: us
platform: {base: jetson-tx2, copy_bandwidth: 3000000000}
streams: {quick: {blocking: false, priority: -2}}
operations:
  - {kernel: a, stream: s, blocks: 3, threads: 768, wcet: 7/3, deadline: 5}
  - {copy: b, stream: s, bytes: 4096, direction: h2d}
  - {kernel: c, stream: default, blocks: 1, threads: 64, wcet: 1, release: 1}
  - {kernel: d, stream: quick, blocks: 1, threads: 64, shared_memory: 1000, wcet: 1, release: 1}
  - {kernel: e, blocks: 1, threads: 64, wcet: 1, after: a, delay: 1ns}

-- case csv-blocks --
$ gpurta simulate program.yaml --format csv --blocks
name,job,block,sm,start,end
a,1,0,0,0,7/3
a,1,1,1,0,7/3
a,1,2,0,0,7/3
c,1,0,0,1387/375,1762/375
d,1,0,1,1,2
e,1,0,0,1762/375,2137/375

-- case csv-explain --
$ gpurta simulate program.yaml --format csv --explain | sed -n 1,5p
time,rule,operation,job,blocks,repeat,event
0,G1,a,1,0,1,a is launched
0,G1,b,1,0,1,"b is launched, in its stream behind a"
0,G2,a,1,0,1,a joins the EE queue
0,X1,a,1,3,1,"a: 3 blocks placed: 2 on SM 0, 1 on SM 1"

-- case csv --
$ gpurta simulate program.yaml --format csv
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,s,0,0,0,7/3,7/3,5,true
b,1,copy,s,0,7/3,7/3,1387/375,1387/375,,
c,1,kernel,default,1,1387/375,1387/375,1762/375,1387/375,,
d,1,kernel,quick,1,1,1,2,1,,
e,1,kernel,,7003/3000,1762/375,1762/375,2137/375,10093/3000,,

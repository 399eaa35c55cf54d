-- case page --
$ sed -n '/# The pipeline/,/wcet: 1.5}/s/^    //p' "$EXAMPLES/../start.md" | cmp - "$EXAMPLES/pipeline.yaml"
> cd "$EXAMPLES" && gpurta bound pipeline.yaml --explain detect
platform jetson-orin-nano; times in ms

camera/detect: at most 5.5; its last block starts within 3.5
  1.5  one pending job of the same priority, planner/rollouts: 1 wave x 1.5
  2  own waves before the last block: 1 wave x 2
  2  the last block itself
  = 5.5

how to read this, and the section of page bound that proves it:
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions: 18, listed by gpurta bound pipeline.yaml (and by --json)

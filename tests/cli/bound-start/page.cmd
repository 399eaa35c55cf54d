sed -n '/# The pipeline/,/wcet: 1.5}/s/^    //p' "$EXAMPLES/../start.md" | cmp - "$EXAMPLES/pipeline.yaml"
gpurta bound "$EXAMPLES/pipeline.yaml" --explain detect

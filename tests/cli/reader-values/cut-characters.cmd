# messages cut what they found between characters, wherever the cut falls
for name in éééééééééééééééééééééééééééééééééééééééééééééééé aéééééééééééééééééééééééééééééééééééééééééééééééé 日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語 a日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語 ab日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語; do
    printf 'platform: {slots: %s, %s: 1}\nkernels: [{name: k, blocks: %s, wcet: 1, stream: %s}]\nstreams: {s: {priority: %s, partition: %s}}\n' $name $name $name $name $name $name | gpurta rta - 2>&1
    printf 'platform: %s\nkernels: [{wcet: %s}]\n' $name $name | gpurta rta - 2>&1
done

# the files are made by the command
for file in "$EXAMPLES"/../schema/gpurta-*; do
    name=${file##*/gpurta-}
    gpurta --schema "${name%.schema.json}" | diff "$file" - || exit
done

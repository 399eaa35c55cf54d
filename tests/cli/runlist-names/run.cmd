gpurta runlist tasks.yaml --simulate --task 日本語日本語日本語日本語 --svg out.svg
grep -E "title|text" out.svg | grep -vE "style|^text|^\.t"

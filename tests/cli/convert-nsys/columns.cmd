# each column that its table cannot do without, and what is changed where another one is missing
python3 - <<'EOT'
import shutil
import sqlite3
with sqlite3.connect("turns.sqlite") as db:
    tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    columns = [(t, c[1]) for t in tables for c in db.execute("PRAGMA table_info({})".format(t))]
for t, c in columns:
    shutil.copy("turns.sqlite", "without-{}-{}".format(t, c))
    with sqlite3.connect("without-{}-{}".format(t, c)) as db:
        db.execute("ALTER TABLE {} RENAME COLUMN {} TO other".format(t, c))
EOT
gpurta convert turns.sqlite 2>/dev/null | sed 1,5d >all
for file in without-*; do
    echo "${file#*-}"
    mv "$file" it
    if gpurta convert it >out 2>why; then
        sed 1,5d out | diff all - | grep '^>' | sed 2q
    else
        cat why
    fi
done

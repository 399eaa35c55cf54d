python3 - <<'P'
import sqlite3
with sqlite3.connect("v2.9.1.sqlite") as db:
    db.execute("UPDATE StringIds SET value = hex(zeroblob(50000000)) WHERE id = 0")
P
gpurta convert v2.9.1.sqlite

python3 - <<'P'
import sqlite3
with sqlite3.connect("v2.9.1.sqlite") as db:
    db.execute("WITH RECURSIVE r(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM r WHERE i < 100000) "
               "INSERT INTO StringIds SELECT i, printf('%0200d', i) FROM r")
P
gpurta convert v2.9.1.sqlite 2>/dev/null

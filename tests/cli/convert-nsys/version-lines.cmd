python3 - <<'EOT'
import sqlite3
with sqlite3.connect("v2.9.1.sqlite") as db:
    db.execute("UPDATE EXPORT_META_DATA SET value = '2020' || char(10) || 'evil: 1' WHERE name = 'EXPORT_PRODUCT_VERSION'")
EOT
gpurta convert v2.9.1.sqlite 2>/dev/null | sed 3q

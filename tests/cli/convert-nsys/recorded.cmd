python3 - <<'END'
import sqlite3
db = sqlite3.connect("v2.9.1.sqlite")
db.execute("INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, end, globalTid, correlationId, nameId) "
           "SELECT 350, 360, globalTid, 100, nameId FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE correlationId = 11")
db.execute("UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET start = 3000 WHERE correlationId = 13")  # behind the record of stream 13
db.commit()
END
gpurta convert v2.9.1.sqlite 2>/dev/null

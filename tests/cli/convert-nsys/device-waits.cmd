# the host waits for all that is on the device: the other process' copy of the context is not meant
python3 - <<'P'
import sqlite3
with sqlite3.connect("turn-by-turn.sqlite") as db:
    db.execute("UPDATE CUPTI_ACTIVITY_KIND_SYNCHRONIZATION SET syncType = 4")
    db.execute("UPDATE TARGET_INFO_GPU SET name = ?", ("x" * 126 + "ä",))
P
gpurta convert turn-by-turn.sqlite --to chains

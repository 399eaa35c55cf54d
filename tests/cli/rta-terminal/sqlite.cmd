# what SQLite says has names of the file in it
python3 -c 'import sqlite3; d = sqlite3.connect("a.sqlite"); d.execute("create table \"\x1b[31mx\" (a)"); d.execute("pragma writable_schema=1"); d.execute("update sqlite_master set sql=\"nonsense\""); d.commit()'
gpurta convert a.sqlite --platform tx2

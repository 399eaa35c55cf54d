gpurta convert truncated.sqlite

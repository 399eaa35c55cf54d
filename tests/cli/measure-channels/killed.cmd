gpurta measure levels.yaml --set-level ./set-and-kill 2>/dev/null; gone

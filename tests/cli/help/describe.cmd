# every option of every command, and what values it takes
gpurta --describe >all.json
python3 -c 'import json
for command in json.load(open("all.json"))["commands"]:
    print(command["name"], sum(len(rows["fields"]) for rows in command["results"]))
    for o in command["options"]:
        values = str(o["low"]) + ".." + str(o["high"]) if "low" in o else " ".join(o.get("words", []))
        print(" ", o["name"], o["kind"], *filter(None, [o["option"], values]))'

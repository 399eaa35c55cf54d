sed 's/wcet: 3/wcet: 4.5/' section.yaml | gpurta edf -

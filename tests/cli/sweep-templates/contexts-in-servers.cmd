gpurta sweep contexts-in-servers.yaml --format csv

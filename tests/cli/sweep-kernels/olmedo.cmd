gpurta sweep olmedo.yaml --format csv

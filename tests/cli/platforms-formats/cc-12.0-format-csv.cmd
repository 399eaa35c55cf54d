gpurta platforms cc-12.0 --format csv

gpurta measure --devices --format csv

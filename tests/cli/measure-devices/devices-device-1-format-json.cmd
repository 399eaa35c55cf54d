gpurta measure --devices --device 1 --format json

gpurta measure --devices --format json | grep -c index

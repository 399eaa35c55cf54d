gpurta report

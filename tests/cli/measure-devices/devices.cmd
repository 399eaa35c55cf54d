gpurta measure --devices

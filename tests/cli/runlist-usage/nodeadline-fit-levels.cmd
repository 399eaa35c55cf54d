gpurta runlist nodeadline.yaml --fit levels

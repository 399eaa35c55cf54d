gpurta edf tasks.yaml --certificate tasks.yaml

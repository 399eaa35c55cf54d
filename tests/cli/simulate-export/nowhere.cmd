gpurta simulate program.yaml --export-examiner nowhere

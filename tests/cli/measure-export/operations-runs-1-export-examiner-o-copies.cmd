mkdir copies
gpurta measure operations.yaml --runs 1 --export examiner -o copies
ls copies

gpurta measure --devices --runs 3

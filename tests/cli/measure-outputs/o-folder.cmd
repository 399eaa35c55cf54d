mkdir folder
gpurta measure kernels.yaml -o folder

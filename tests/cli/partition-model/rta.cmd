sed s/shared/separate/ kernels.yaml | gpurta rta -

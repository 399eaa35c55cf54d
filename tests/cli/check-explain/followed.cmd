device U5=1

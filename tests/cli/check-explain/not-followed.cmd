device U5=0,sm_order=3

gpurta platforms | grep -E '^(platform|cc-6.2|jetson-tx2|rtx-2080-ti|h200|-)' | tr -s ' '

gpurta --complete 3 gpurta rta --platform ""
gpurta --complete 2 gpurta platforms ""
gpurta --complete 1 gpurta ""
gpurta --complete 4 gpurta simulate x.yaml --policy ""
gpurta --complete 3 gpurta bound --s

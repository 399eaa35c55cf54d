# fewer words than the one that is asked for, or none
gpurta --complete 2
gpurta --complete 0 gpurta
gpurta --complete 2 gpurta

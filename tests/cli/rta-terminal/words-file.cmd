# escape, a line break and what is no UTF-8 in the words of the command line, and in what a library of another says
gpurta rta "$(printf "\033[2Jnone\nschedulable.yaml")"

touch private
chmod 600 private
gpurta rta kernels.yaml --format csv -o private
stat -c %a private
head -n 1 private

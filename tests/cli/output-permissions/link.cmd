touch private
chmod 600 private
ln -s private link
gpurta rta kernels.yaml --format csv -o link
stat -c '%F %a' link private | sed 's/empty //'

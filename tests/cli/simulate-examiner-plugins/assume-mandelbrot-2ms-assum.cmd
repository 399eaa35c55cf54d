gpurta convert --from examiner config.json --assume mandelbrot=2ms --assume counter_spin=5ms --assume malloc=1us --copy-bandwidth 1000000000

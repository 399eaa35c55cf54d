benchmark mandelbrot '"thread_count": 256, "data_size": 1000000' | gpurta simulate - --platform tx2
benchmark mandelbrot '"thread_count": 256' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms
benchmark mandelbrot '"data_size": 100' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms
benchmark mandelbrot '"thread_count": 256, "data_size": 2147483648' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms
benchmark mandelbrot '"thread_count": 256, "data_size": 0' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms

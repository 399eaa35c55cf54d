gpurta platforms jetson-xavier-agx --format json

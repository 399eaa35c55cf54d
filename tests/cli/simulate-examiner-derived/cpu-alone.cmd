benchmark cpu_random_walk '"thread_count": 0, "data_size": 100' | gpurta simulate - --platform tx2

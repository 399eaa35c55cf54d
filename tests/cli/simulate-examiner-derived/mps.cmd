two() { benchmark timer_spin "\"thread_count\": 64, \"data_size\": 0}, {\"filename\": \"./bin/$1.so\", $2 \"thread_count\": 64, \"block_count\": 1, \"data_size\": 0" | sed 's/"cuda_device": 0,/& "use_processes": true,/'; }
two timer_spin '"mps_thread_percentage": 100.0,' | gpurta simulate - --platform v100
two timer_spin '"mps_thread_percentage": 75.0,' | gpurta simulate - --platform v100
two timer_spin '' | gpurta simulate - --platform v100
two timer_spin_default_stream '"mps_thread_percentage": 100,' | gpurta simulate - --platform v100

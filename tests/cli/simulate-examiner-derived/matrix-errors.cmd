benchmark matrix_multiply '"thread_count": [16, 16], "additional_info": {"matrix_width": 2048}' | gpurta simulate - --platform tx2
benchmark matrix_multiply '"thread_count": [16, 16], "additional_info": {"matrix_width": 0, "skip_copy": 1}' | gpurta simulate - --platform tx2 --assume matrix_multiply=1ms
benchmark matrix_multiply '"thread_count": [16, 0], "additional_info": {"width": 9}' | gpurta simulate - --platform tx2 --assume matrix_multiply=1ms
benchmark matrix_multiply '"data_size": 0' | gpurta simulate - --platform tx2 --assume matrix_multiply=1ms

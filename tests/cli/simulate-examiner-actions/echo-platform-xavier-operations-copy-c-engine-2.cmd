echo '{platform: xavier, operations: [{copy: c, engine: 2, duration: 1}]}' | gpurta simulate -

sed "/name: Detection/d" waters2019.yaml | gpurta edf -

sed "/Localization/d" waters2019.yaml | gpurta edf -

gpurta report hostile.yaml | grep -c -e '<script' -e 'onerror=alert(1)>' -e '<b>[^a-z]'

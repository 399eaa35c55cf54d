for copy in '"size": 4096' '"size": 4096, "direction": "hostToDevice"' '"size": 1, "direction": "deviceToHost"' '"size": 0, "direction": "deviceToHost"' '"size": 9223372036854775807, "direction": "deviceToDevice"' '"direction": "deviceToHost"' '"size": 4096, "direction": "sideways"'; do
    sed "s/\"type\": \"memset\", \"label\": \"M\", \"parameters\": {\"size\": 4096}/\"type\": \"memcpy\", \"label\": \"M\", \"parameters\": {$copy}/" memset.json | gpurta convert - --platform tx2 --copy-bandwidth 1000000 2>&1
done

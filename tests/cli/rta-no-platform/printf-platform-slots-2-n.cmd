printf "platform: {slots: 2}\n" | gpurta rta -

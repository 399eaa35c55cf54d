gpurta occupancy --platform tx2 --threads 16x6 --registers 40 --shared-memory 8192 --format json
gpurta occupancy --platform tx2 --threads 96 --registers 40 --for-blocks 5
gpurta occupancy --compute-capability 8.6 --sms 3 --threads 96 --registers 40 --sweep threads
gpurta occupancy --platform tx2 --threads 512 --sweep shared_memory --format csv
gpurta occupancy kernels.yaml
gpurta occupancy kernels.yaml --format json

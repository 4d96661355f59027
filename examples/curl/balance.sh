. "$(dirname "$0")/lumbung.sh"

lumbung GET /balance

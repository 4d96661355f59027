# sh order.sh REF_ID PRICE: PRICE as /items tells it.
. "$(dirname "$0")/lumbung.sh"

# Sent again with the same REF_ID, it buys nothing a second time.
lumbung POST /orders "{
  \"ref_id\": \"$1\",
  \"sku\": \"ML-86\",
  \"price\": $2,
  \"customer\": { \"user_id\": \"12341230\", \"zone_id\": \"2614\" }
}"

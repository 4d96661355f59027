# python3 order.py REF_ID
import os
import sys

from lumbung import Lumbung

lumbung = Lumbung(os.environ["LUMBUNG_URL"], os.environ["LUMBUNG_KEY"], os.environ["LUMBUNG_SECRET"])

items, _ = lumbung.items(brand="mobile-legends")
item = next(one for one in items if one["sku"] == "ML-86")

# Sent again with the same ref_id, it buys nothing a second time.
order = lumbung.buy(
    {
        "ref_id": sys.argv[1],
        "sku": item["sku"],
        "price": item["price"],
        "customer": {"user_id": "12341230", "zone_id": "2614"},
    }
)
print(order["code"], order["status"])

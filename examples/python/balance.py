import os

from lumbung import Lumbung

lumbung = Lumbung(os.environ["LUMBUNG_URL"], os.environ["LUMBUNG_KEY"], os.environ["LUMBUNG_SECRET"])

print(lumbung.balance())

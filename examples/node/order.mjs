// node order.mjs REF_ID
import { Lumbung } from './lumbung.mjs';

const { LUMBUNG_URL: url, LUMBUNG_KEY: key, LUMBUNG_SECRET: secret } = process.env;
const lumbung = new Lumbung({ url, key, secret });

const { items } = await lumbung.items({ brand: 'mobile-legends' });
const { sku, price } = items.find((item) => item.sku === 'ML-86');

// Sent again with the same ref_id, it buys nothing a second time.
const order = await lumbung.buy({
  ref_id: process.argv[2],
  sku,
  price,
  customer: { user_id: '12341230', zone_id: '2614' },
});
console.log(order.code, order.status);

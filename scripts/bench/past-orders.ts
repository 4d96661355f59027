import { v7 } from 'uuid';
import type { Database } from '../../src/platform/db/client';
import type { Client } from '../../tests/support/client';

interface Shelf {
  categories: number;
  brands: number;
  items: number;
  /** SQL expression for the price of item `n`. */
  price: string;
}

const id = (kind: number, n: string) =>
  `('00000000-0000-7000-800${kind}-' || lpad((${n})::text, 12, '0'))::uuid`;

const itemId = (n: string): string => id(3, n);

async function fillShelf(database: Database, { categories, brands, items, price }: Shelf) {
  for (const [name, text] of [
    [
      'categories',
      `insert into categories (id, slug, name, icon, type, sort)
       select ${id(1, 'n')}, 'c' || n, 'Kategori ' || n, 'gamepad-2', 1, n from generate_series(0, ${categories - 1}) n`,
    ],
    [
      'brands',
      `insert into brands (id, key, category_id, name, publisher, monogram, is_voucher, status, has_check_id, regions,
         how_to_html, forms, sort)
       select ${id(2, 'n')}, 'b' || n, ${id(1, `n % ${categories}`)}, 'Brand ' || n, 'P', 'BR', false, 1, false, '{}', '',
         '[]', n from generate_series(0, ${brands - 1}) n`,
    ],
    [
      'variations',
      `insert into variations (id, sku, brand_id, "group", name, base_price, sla_seconds, max_qty, multi, status, is_new,
         is_promo, sort)
       select ${id(3, 'n')}, 'S' || n, ${id(2, `n % ${brands}`)}, 'G', 'Item ' || n, ${price}, 60, 1, false, 1, false,
         false, n from generate_series(0, ${items - 1}) n`,
    ],
  ] as const) {
    await database.run({ name: `bench_${name}`, text }, []);
  }
}

/** Days covered by the orders: the longest range and the one before it are full. */
const SPREAD = 732;
const ITEMS = 600;
/** Parallel connections, and orders per statement. */
const LANES = 2;
const PORTION = 25_000;

export const partnerOf = async (client: Client): Promise<string> =>
  (await client.get('/v1/crm/profile')).body.data.partner_id;

/** A catalogue of typical size. */
export const fillUsualShelf = (database: Database) =>
  fillShelf(database, { categories: 8, brands: 60, items: ITEMS, price: '10000' });

/** Orders of two years by three users of one partner, from every source; nine of ten succeed. */
export async function fillOrders(database: Database, partner: string, count: number): Promise<void> {
  const text = `with buyers as (select array_agg(id order by id) as ids from users where partner_id = $1::uuid),
    made as (
      select n, $5 || '-' || lpad(upper(to_hex(n)), 6, '0') as code, (n::bigint * 7919) % ${ITEMS} as item, now() - (n::float8 / $2::int) * ${SPREAD} * interval '1 day' as at
      from generate_series($3::int, $4::int) as n
    )
    insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id, product_name,
      item_name, sku, destination, order_param, qty, unit_price, selling_total, resale_total, status, refunded,
      refund_amount, status_reason_code, source, balance_before, balance_after, sla_seconds, history, created_at, finished_at)
    select gen_random_uuid(), 'TRX-' || code, $1::uuid, ids[1 + n % array_length(ids, 1)], '', 'H2H-' || code,
      v.brand_id, v.id, 'B', 'I', v.sku, '08' || lpad((n::bigint * 7919 % 10000000000)::text, 10, '0'), '[]', 1, 10000, 10000, case when n % 5 > 0 then 11000 end,
      case when n % 10 = 0 then 4 else 2 end, case when n % 10 = 0 then 1 else 0 end,
      case when n % 10 = 0 then 10000 else 0 end,
      case when n % 10 = 0 then (array['STOK_HABIS', 'GANGGUAN', 'NOMOR_SALAH', 'TIMEOUT'])[1 + n / 10 % 4] end,
      1 + n % 4, 0, 0, 60, '[]', at, at + interval '8 seconds'
    from made cross join buyers
    join variations v on v.id = ${itemId('item')}`;
  const mark = v7().slice(-6).toUpperCase();
  let next = 1;
  await atOnce(async () => {
    while (next <= count) {
      const from = next;
      next += PORTION;
      const to = Math.min(count, next - 1);
      await database.run({ name: 'bench_orders_made', text }, [partner, count, from, to, mark]);
    }
  });
}

/** Runs the same work on two connections in parallel. */
export const atOnce = (work: () => Promise<void>) => Promise.all(Array.from({ length: LANES }, work));

import type { Db } from '../../../db/client';
import { runIn, statement } from '../../../db/statement';

/**
 * Reserves the oldest codes for an unpaid order (`taken_at` stays null). Concurrent calls skip locked rows,
 * so nobody waits and no two orders get the same code.
 */
const reserveStatement = statement<
  { order: string; partner: string; product: string; qty: number },
  { id: string }
>(
  'panel_codes_reserve',
  `with next as (
  select id from panel_codes
  where partner_id = :partner::uuid and product_id = :product::uuid and order_id is null
  order by id limit :qty::int for update skip locked
)
update panel_codes set order_id = :order::uuid from next where panel_codes.id = next.id returning panel_codes.id`,
);

const freeStatement = statement<{ order: string; product: string }>(
  'panel_codes_free',
  `update panel_codes set order_id = null
where product_id = :product::uuid and order_id = :order::uuid and taken_at is null`,
);

/** Returns the number reserved: fewer than requested if stock is short. */
export async function reserveForOrder(
  tx: Db,
  order: string,
  { partnerId: partner, productId: product, qty }: { partnerId: string; productId: string; qty: number },
): Promise<number> {
  return (await runIn(tx, reserveStatement, { order, partner, product, qty })).length;
}

export async function freeOfOrder(tx: Db, order: string, product: string): Promise<void> {
  await runIn(tx, freeStatement, { order, product });
}

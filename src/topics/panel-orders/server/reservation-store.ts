import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { runIn, statement } from '../../../platform/db/statement';
import { AppError } from '../../../platform/http/app-error';
import { freeCodes, reserveCodes } from '../../suppliers/server/code-stock/service';
import { changeOrder, type PanelOrder } from './order-store';

export interface Reservation {
  buyer: string;
  codes: { partnerId: string; productId: string; qty: number } | null;
  flash: { saleId: string; productId: string; qty: number; stock: number; limit: number | null } | null;
  promo: { id: string; quota: number | null; perBuyer: number | null } | null;
}

interface FlashParams {
  sale: string;
  product: string;
  buyer: string;
  qty: number;
}

interface PromoParams {
  promo: string;
  buyer: string;
}

/**
 * Counts a flash sale purchase atomically. The buyer is counted only if stock suffices; a missing row means a
 * refusal.
 */
const takeFlashStatement = statement<
  FlashParams & { stock: number; most: number | null },
  { stock_left: boolean; buyer_left: boolean }
>(
  'flash_take',
  `with counted as (
  insert into flash_sale_counts as c (flash_sale_id, product_id, stock, sold)
  select :sale::uuid, :product::uuid, :stock::int, :qty::int where :qty::int <= :stock::int
  on conflict (flash_sale_id, product_id) do update set sold = c.sold + :qty::int,
    stock = greatest(:stock::int, c.sold + :qty::int)
  where c.sold + :qty::int <= :stock::int
  returning sold
), bought as (
  insert into flash_sale_buyers as b (flash_sale_id, product_id, buyer_key, bought)
  select :sale::uuid, :product::uuid, :buyer::text, :qty::int from counted
  where :most::int is null or :qty::int <= :most::int
  on conflict (flash_sale_id, product_id, buyer_key) do update set bought = b.bought + :qty::int
  where :most::int is null or b.bought + :qty::int <= :most::int
  returning bought
)
select exists (select from counted) as stock_left, exists (select from bought) as buyer_left`,
);

// The buyer's row follows the counter, the lock order of `lockOrder`.
const giveFlashStatement = statement<FlashParams>(
  'flash_give',
  `with counted as (
  update flash_sale_counts set sold = greatest(0, sold - :qty::int)
  where flash_sale_id = :sale::uuid and product_id = :product::uuid
  returning 1
)
update flash_sale_buyers set bought = greatest(0, bought - :qty::int) from counted
where flash_sale_id = :sale::uuid and product_id = :product::uuid and buyer_key = :buyer::text`,
);

const takePromoStatement = statement<
  PromoParams & { quota: number | null; most: number | null },
  { quota_left: boolean; buyer_left: boolean }
>(
  'promo_take',
  `with counted as (
  insert into promo_counts as c (promo_id, used)
  select :promo::uuid, 1 where :quota::int is null or :quota::int >= 1
  on conflict (promo_id) do update set used = c.used + 1 where :quota::int is null or c.used < :quota::int
  returning used
), mine as (
  insert into promo_buyers as b (promo_id, buyer_key, used)
  select :promo::uuid, :buyer::text, 1 from counted where :most::int is null or :most::int >= 1
  on conflict (promo_id, buyer_key) do update set used = b.used + 1 where :most::int is null or b.used < :most::int
  returning used
)
select exists (select from counted) as quota_left, exists (select from mine) as buyer_left`,
);

const givePromoStatement = statement<PromoParams>(
  'promo_give',
  `with counted as (
  update promo_counts set used = greatest(0, used - 1) where promo_id = :promo::uuid returning 1
)
update promo_buyers set used = greatest(0, used - 1) from counted
where promo_id = :promo::uuid and buyer_key = :buyer::text`,
);

/**
 * Reserves in lock order: codes, counters, buyers, then balances (panel before main). Throws OUT_OF_STOCK,
 * FLASH_SALE_LIMIT, PROMO_REFUSED; the caller must roll back.
 */
export async function reserve(
  tx: Db,
  order: string,
  { buyer, codes, flash, promo }: Reservation,
): Promise<void> {
  if (codes) {
    const reserved = await reserveCodes(tx, order, codes);
    if (reserved < codes.qty) throw new AppError('OUT_OF_STOCK');
  }
  if (flash) {
    const [row] = await runIn(tx, takeFlashStatement, {
      sale: flash.saleId,
      product: flash.productId,
      buyer,
      qty: flash.qty,
      stock: flash.stock,
      most: flash.limit,
    });
    if (!row?.stock_left) throw new AppError('OUT_OF_STOCK');
    if (!row.buyer_left) throw new AppError('FLASH_SALE_LIMIT', { max: flash.limit ?? 0 });
  }
  if (promo) {
    const [row] = await runIn(tx, takePromoStatement, {
      promo: promo.id,
      buyer,
      quota: promo.quota,
      most: promo.perBuyer,
    });
    if (!row?.quota_left) throw new AppError('PROMO_REFUSED', { reason: 'kuota habis' });
    if (!row.buyer_left) throw new AppError('PROMO_REFUSED', { reason: 'sudah pernah dipakai' });
  }
}

/** Releases the reservations of a locked order, once. */
export async function releaseReservation(tx: Db, order: PanelOrder): Promise<PanelOrder> {
  if (!order.has_reservation) return order;
  const { flash, promo } = reservedBy(order);
  if (order.fulfilment === 'code' && order.product_id) {
    await freeCodes(tx, { order: order.id, product: order.product_id });
  }
  if (flash) await runIn(tx, giveFlashStatement, flash);
  if (promo) await runIn(tx, givePromoStatement, promo);
  return changeOrder(tx, order, { has_reservation: false });
}

const retakeFlashStatement = statement<FlashParams>(
  'flash_retake',
  `with counted as (
  update flash_sale_counts set sold = sold + :qty::int, stock = greatest(stock, sold + :qty::int)
  where flash_sale_id = :sale::uuid and product_id = :product::uuid
  returning 1
)
update flash_sale_buyers set bought = bought + :qty::int from counted
where flash_sale_id = :sale::uuid and product_id = :product::uuid and buyer_key = :buyer::text`,
);

const retakePromoStatement = statement<PromoParams>(
  'promo_retake',
  `with counted as (update promo_counts set used = used + 1 where promo_id = :promo::uuid returning 1)
update promo_buyers set used = used + 1 from counted
where promo_id = :promo::uuid and buyer_key = :buyer::text`,
);

/** Counts a retried order again, without limits because it is paid. */
export async function reserveAgain(tx: Db, order: PanelOrder): Promise<void> {
  if (order.has_reservation) return;
  const { flash, promo } = reservedBy(order);
  if (flash) await runIn(tx, retakeFlashStatement, flash);
  if (promo) await runIn(tx, retakePromoStatement, promo);
  await changeOrder(tx, order, { has_reservation: true });
}

function reservedBy({ buyer_key, flash_sale_id, product_id, promo_id, qty }: PanelOrder): {
  flash: FlashParams | null;
  promo: PromoParams | null;
} {
  const buyer = buyer_key ?? '';
  return {
    flash: flash_sale_id && product_id ? { sale: flash_sale_id, product: product_id, buyer, qty } : null,
    promo: promo_id ? { promo: promo_id, buyer } : null,
  };
}

/** Maximum unpaid orders at one website, by buyer and by address. Many people share an address. */
const MOST = { buyer: 5, address: 20 } as const;

interface Placer {
  partner_id: string;
  buyer_key?: string | null;
  placed_from?: string | null;
}

/**
 * Throws ORDERS_UNPAID above the limit. Serializes concurrent orders; nothing else is locked before, which
 * prevents deadlocks.
 */
export async function checkUnpaid(tx: Db, { partner_id, buyer_key, placed_from }: Placer): Promise<void> {
  const within = async (column: 'buyer_key' | 'placed_from', value: string, most: number) => {
    const key = `unpaid ${partner_id} ${column} ${value}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const { rows } = await tx.execute<{ open: number }>(sql`
      select count(*)::int as open from panel_orders
      where partner_id = ${partner_id} and payment_status = 1 and ${sql.identifier(column)} = ${value}`);
    if ((rows[0]?.open ?? 0) >= most) throw new AppError('ORDERS_UNPAID', { most });
  };
  if (buyer_key) await within('buyer_key', buyer_key, MOST.buyer);
  if (placed_from) await within('placed_from', placed_from, MOST.address);
}

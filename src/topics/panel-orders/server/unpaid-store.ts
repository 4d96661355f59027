import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/http/app-error';

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

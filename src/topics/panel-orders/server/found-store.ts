import type { Db } from '../../../platform/db/client';
import { containingWords } from '../../../platform/db/containing';
import { isoInstant } from '../../../platform/db/row-parsers';
import { sql } from '../../../platform/db/sql';
import type { Found } from '../../finder/contract';

type FoundOrder = Found['panel_orders'][number];

export async function searchPanelOrders(
  db: Db,
  partnerId: string,
  text: string,
  most: number,
): Promise<FoundOrder[]> {
  const { rows } = await db.execute<FoundOrder & Record<string, unknown>>(sql`
    select id, invoice, product_name, item_name, order_status, created_at from panel_orders
    where partner_id = ${partnerId} and ${containingWords(text, [sql`search`])}
    order by created_at desc, id desc limit ${most}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}

import type { Found } from '../../../../src/core/contract/finder';
import { searchedTerms } from '../../../../src/core/format/phone';
import type { Db } from '../../../db/client';
import { containingAny } from '../../../db/containing';
import { isoInstant } from '../../../db/row-parsers';
import { sql } from '../../../db/sql';

type FoundOrder = Found['panel_orders'][number];

export async function foundPanelOrders(
  db: Db,
  partnerId: string,
  text: string,
  most: number,
): Promise<FoundOrder[]> {
  const { rows } = await db.execute<FoundOrder & Record<string, unknown>>(sql`
    select id, invoice, product_name, item_name, order_status, created_at from panel_orders
    where partner_id = ${partnerId} and ${containingAny(sql`search`, searchedTerms(text))}
    order by created_at desc, id desc limit ${most}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}

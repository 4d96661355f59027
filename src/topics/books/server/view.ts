import type { Scope } from '../../../admin/server/service-shape';
import type { Database } from '../../../platform/db/client';
import { queryValue } from '../../../platform/db/statement';
import { profitLines } from '../domain/lines';

const sellsOnWebsite = queryValue<{ partner: string }, boolean>(
  'books_website',
  `select exists (select 1 from panel_orders where partner_id = :partner::uuid)
  or exists (select 1 from balances where partner_id = :partner::uuid and kind = 'panel' and version > 0) as sells`,
);

/**
 * True if a user may see sales and profit. The balance history is open to all; this needs the key of selling
 * prices, and for sub-accounts also website profit if there is a website.
 */
export async function seesProfit(database: Database, { partnerId, role, can }: Scope): Promise<boolean> {
  if (!can?.('selling_price').can) return false;
  if (role === 'owner' || can('panel.saldo_profit').can) return true;
  return !(await sellsOnWebsite(database, { partner: partnerId }));
}

export const hiddenLines = (sees: boolean): readonly string[] => (sees ? [] : profitLines);

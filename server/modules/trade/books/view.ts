import { profitLines } from '../../../../src/core/books/lines';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import type { Scope } from '../../ground/entities/service-shape';

const websiteStatement = statement<{ partner: string }, { sells: boolean }>(
  'books_website',
  `select exists (select 1 from panel_orders where partner_id = :partner::uuid)
  or exists (select 1 from balances where partner_id = :partner::uuid and kind = 'panel' and version > 0) as sells`,
);

/**
 * Whether a person may see what was sold and earned. Everybody here may read the balance history; that needs the key of
 * selling prices too, and of a sub-account the one of the profit of the website where there is one.
 */
export async function seesProfit(database: Database, { partnerId, role, can }: Scope): Promise<boolean> {
  if (!can?.('selling_price').can) return false;
  if (role === 'owner' || can('panel.saldo_profit').can) return true;
  const [website] = await run(database, websiteStatement, { partner: partnerId });
  return website?.sells === false;
}

/** Lines that are left out for this person. */
export const hiddenLines = (sees: boolean): readonly string[] => (sees ? [] : profitLines);

import type { Database, Db } from '../../../platform/db/client';
import { run, runIn, statement } from '../../../platform/db/statement';

const brandStatement = statement<{ variation: string }, { brand_id: string }>(
  'panel_order_brand',
  'select brand_id from variations where id = :variation::uuid',
);

export async function readBrand(database: Database, variation: string): Promise<string | null> {
  const [row] = await run(database, brandStatement, { variation });
  return row?.brand_id ?? null;
}

const pendingStatement = statement<{ id: string }, { pending: boolean }>(
  'panel_order_purchase_pending',
  'select status = 1 as pending from transactions where id = :id::uuid',
);

export async function isPurchasePending(tx: Db, transactionId: string): Promise<boolean> {
  const [row] = await runIn(tx, pendingStatement, { id: transactionId });
  return row?.pending ?? false;
}

import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Db } from '../db/client';
import { partners } from '../db/schema/identity';
import { balances } from '../db/schema/ledger';

/** Opens both balances of every partner at zero where there are none, and answers the ids of the main ones by partner. */
export async function openBalances(db: Db): Promise<Map<string, string>> {
  const owners = await db.select({ id: partners.id }).from(partners);
  const rows = owners.flatMap((owner) =>
    (['main', 'panel'] as const).map((kind) => ({ id: v7(), partner_id: owner.id, kind })),
  );
  if (rows.length > 0) await db.insert(balances).values(rows).onConflictDoNothing();
  const main = await db
    .select({ id: balances.id, partnerId: balances.partner_id })
    .from(balances)
    .where(eq(balances.kind, 'main'));
  return new Map(main.map((row) => [row.partnerId, row.id]));
}

/** Where a balance stands after its past. */
export interface Standing {
  id: string;
  balance: number;
  version: number;
}

export async function settleBalances(db: Db, standings: readonly Standing[]): Promise<void> {
  await db.execute(sql`update balances set balance = past.balance, version = past.version
    from jsonb_to_recordset(${JSON.stringify(standings)}::text::jsonb)
      past (id uuid, balance bigint, version bigint)
    where balances.id = past.id`);
}

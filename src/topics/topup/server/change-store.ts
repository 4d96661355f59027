import type { Db } from '../../../platform/db/client';
import { assignments } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import type { TopupRow } from './row';

export type LockedTopup = TopupRow;

export type TopupChange = Partial<
  Pick<
    LockedTopup,
    | 'status'
    | 'payment'
    | 'gateway_reference'
    | 'expires_at'
    | 'idempotency_key'
    | 'paid_at'
    | 'balance_after'
    | 'sender_name'
    | 'sender_bank'
    | 'proof_file_id'
    | 'proof_name'
    | 'note'
    | 'reject_reason'
  >
>;

export const lockTopup = (tx: Db, id: string): Promise<LockedTopup | null> =>
  tx.row<TopupRow>(sql`select * from topups where id = ${id} for update`);

/** Updates a locked top up and notifies open pages on commit; `credited` sets the timestamp. */
export async function changeTopup(
  tx: Db,
  id: string,
  change: TopupChange,
  { credited = false } = {},
): Promise<void> {
  const written = {
    ...change,
    version: sql`version + 1`,
    updated_at: sql`now()`,
    ...(credited && { credited_at: sql`now()` }),
  };
  await tx.execute(sql`update topups set ${assignments(written)} where id = ${id}`);
  await tx.execute(sql`select notify_topup(partner_id, id, status, version) from topups where id = ${id}`);
}

/** Notifies open pages, because the first top up changes the profile. */
export const pushFacts = (tx: Db, partnerId: string): Promise<void> =>
  tx.command(sql`select notify_facts(${partnerId}::uuid)`);

/**
 * Assigns the next invoice number of the month (Jakarta). The month's counter stays locked until the commit,
 * so that no number is lost: call it last.
 */
export const giveInvoiceNumber = (tx: Db, id: string): Promise<void> =>
  tx.command(sql`
    with counted as (
      insert into invoice_counters as c (month, last)
      values (to_char(now() at time zone 'Asia/Jakarta', 'YYYY/MM'), 1)
      on conflict (month) do update set last = c.last + 1
      returning 'INV/' || month || '/' || lpad(last::text, 6, '0') as number
    )
    update topups set invoice_number = counted.number from counted where topups.id = ${id}`);

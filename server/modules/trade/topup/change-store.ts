import type { Db } from '../../../db/client';
import { isoInstant } from '../../../db/row-parsers';
import { assignments } from '../../../db/row-sql';
import { sql } from '../../../db/sql';
import { withInstants } from '../../../db/with-instants';
import { TOPUP_INSTANTS, type TopupRow } from './row';

/** A top up whose row this transaction has locked: nobody else changes it meanwhile. */
export type LockedTopup = TopupRow;

/** What a change may write. */
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

/** Null when there is none of this id. */
export async function lockTopup(tx: Db, id: string): Promise<LockedTopup | null> {
  const { rows } = await tx.execute<TopupRow>(sql`select * from topups where id = ${id} for update`);
  return rows[0] ? withInstants(rows[0], TOPUP_INSTANTS) : null;
}

/** Writes a change of a locked top up and tells open pages with the commit; `credited` stamps the time of it. */
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
  await tx.execute(sql`select tell_topup(partner_id, id, status, version) from topups where id = ${id}`);
}

/** The profile may have its first top up now: open pages read their facts again. */
export async function pushFacts(tx: Db, partnerId: string): Promise<void> {
  await tx.execute(sql`select tell_facts(${partnerId}::uuid)`);
}

/**
 * Gives the next number of this month in Jakarta. The row of the month, one for everybody, stays locked until the
 * commit, so that a number belongs to a credit or to nobody: call it last.
 */
export async function giveInvoiceNumber(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    with counted as (
      insert into invoice_counters as c (month, last)
      values (to_char(now() at time zone 'Asia/Jakarta', 'YYYY/MM'), 1)
      on conflict (month) do update set last = c.last + 1
      returning 'INV/' || month || '/' || lpad(last::text, 6, '0') as number
    )
    update topups set invoice_number = counted.number from counted where topups.id = ${id}`);
}

/** The database's clock, by which everything expires. */
export async function clockOf(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ at: string }>(sql`select now()::text as at`);
  return Date.parse(isoInstant(rows[0]?.at ?? ''));
}

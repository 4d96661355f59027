import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { queueJob } from '../jobs/queue';
import { WATCH } from '../modules/trade/topup/watch-kind';

/**
 * What belongs to the seeded top ups: books of the sandbox gateway for those that can still be paid, jobs that end
 * them, balances and invoice numbers for those that were.
 */
export async function seedTopupPayments(db: Db): Promise<void> {
  await db.execute(sql`
    insert into sandbox_payments (reference, merchant_ref, amount, secret, expires_at)
    select gateway_reference, id, invoice_paid_amount, md5(random()::text) || md5(random()::text), expires_at
    from topups where status = 1 and gateway = 'sandbox'`);
  const { rows } = await db.execute<{ id: string }>(sql`select id from topups where status = 1`);
  for (const { id } of rows) await queueJob(db, WATCH, id);
  await db.execute(sql`
    update topups t set balance_after = e.balance_after from ledger_entries e
    where e.ref_type = 'topup' and e.ref_id = t.id and e.balance_id is not null`);
  await db.execute(sql`
    update topups t set invoice_number = 'INV/' || numbered.month || '/' || lpad(numbered.nth::text, 6, '0')
    from (
      select id, month, row_number() over (partition by month order by credited_at, id) as nth
      from (
        select id, credited_at, to_char(credited_at at time zone 'Asia/Jakarta', 'YYYY/MM') as month
        from topups where status = 2 and not is_admin
      ) paid
    ) numbered where numbered.id = t.id`);
  await db.execute(sql`
    insert into invoice_counters (month, last)
    select substr(invoice_number, 5, 7), count(*)::int from topups where invoice_number is not null group by 1`);
}

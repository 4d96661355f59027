import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { PLAN_CHARGE } from '../../src/core/states';
import type { Db } from '../db/client';
import { planCharges } from '../db/schema/website';
import { chanceOf } from './history-chance';
import { codesOf } from './history-codes';
import type { Plan } from './history-plan';
import { demoPlan } from './history-renewals';
import { insertRows } from './insert-rows';

const PERIOD = demoPlan.period_days * 86_400_000;

/** The renewals behind the ledger's, and the one that failed for whoever has expired. `now` is milliseconds since 1970. */
export async function seedPlanCharges(db: Db, plans: readonly Plan[], now: number): Promise<void> {
  const entries = plans.flatMap(({ book }) => book.entries);
  const paid = entries.filter(
    ({ ref_type, balance_id }) => ref_type === 'plan-charge' && balance_id !== null,
  );
  await insertRows(
    db,
    planCharges,
    paid.map(({ partner_id, ref_id, ref_code, amount, created_at: at }) => ({
      id: ref_id ?? v7(),
      code: ref_code,
      partner_id,
      due_at: at,
      amount: -amount,
      result: PLAN_CHARGE.taken,
      period_start: at,
      period_end: new Date(Date.parse(at) + PERIOD).toISOString(),
      tried_at: at,
      paid_at: at,
    })),
  );
  const codes = codesOf(chanceOf('short charges'));
  for (const { account } of plans) {
    if (account.panelExpires === null || account.panelExpires > now) continue;
    // The date itself comes from its row: rounded on the way, it would be another expiry.
    await db.execute(sql`
      insert into plan_charges (id, code, partner_id, due_at, amount, result, tried_at)
      select ${v7()}::uuid, ${codes.renewal(account.panelExpires)}, id, panel_expired_date, ${demoPlan.price}::bigint, 2,
        panel_expired_date
      from partners where id = ${account.partnerId}`);
  }
}

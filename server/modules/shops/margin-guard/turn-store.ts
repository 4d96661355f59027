import type { GuardVerdict, MarginGuard } from '../../../../src/core/pricing/margin-guard';
import type { RecordOf } from '../../../../src/core/schema/reads';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';
import type { guardReads } from './reads';

/** Options that code compares with are narrowed; one that an administrator adds equals none of them. */
export type GuardData = RecordOf<(typeof guardReads)['margin-guard']> &
  Pick<MarginGuard, 'trigger' | 'action'> & { channel: 'h2h' | 'website' };

/** One change of a price as one guard is to judge it. */
export interface Turn extends Record<string, unknown> {
  guard_id: string;
  change_id: string;
  /** Null: the guard is gone, or switched off. */
  guard: GuardData | null;
  /** Who made the guard. */
  author: string | null;
  variation_id: string;
  brand_id: string;
  category_id: string;
  /** `Mobile Legends – 86 Diamond`. */
  item: string;
  /** Before the discount of the partner's tier. */
  old_price: number;
  new_price: number;
  /** Hundredths of a percent. */
  discount: number;
}

/** The oldest turn of a partner that nobody has judged, by whoever has locked the partner's book. */
export async function nextTurn(tx: Db, partnerId: string): Promise<Turn | null> {
  const { rows } = await tx.execute<Turn>(sql`
    select t.guard_id, t.change_id, g.data as guard, g.created_by as author, c.variation_id, v.brand_id, b.category_id,
      b.name || ' – ' || v.name as item, c.old_price, c.new_price, tier.price_discount_bps as discount
    from margin_guard_turns t
      join price_changes c on c.id = t.change_id join variations v on v.id = c.variation_id
      join brands b on b.id = v.brand_id
      join partners p on p.id = t.partner_id join tiers tier on tier.id = p.tier_id
      left join entities g on g.id = t.guard_id and g.deleted_at is null and g.data @> '{"is_active": true}'
    where t.partner_id = ${partnerId} and t.judged_at is null order by t.queued_at, t.nth limit 1`);
  return rows[0] ?? null;
}

export async function endTurn(
  tx: Db,
  { guard_id, change_id }: Pick<Turn, 'guard_id' | 'change_id'>,
  verdict: GuardVerdict['kind'] | 'gone',
): Promise<void> {
  await tx.execute(sql`
    update margin_guard_turns set verdict = ${verdict}, judged_at = now()
    where guard_id = ${guard_id} and change_id = ${change_id}`);
}

const forgetStatement = statement<{ days: number; most: number }>(
  'margin_guard_forget_turns',
  `delete from margin_guard_turns where (guard_id, change_id) in (select guard_id, change_id from margin_guard_turns
where judged_at < now() - make_interval(days => :days::int) limit :most::int)`,
);

/** Drops what was judged so many days ago, a bounded number a call. A change gives a guard its turn only as it is made. */
export const forgetTurns = (database: Database, days: number) =>
  run(database, forgetStatement, { days, most: 5_000 });

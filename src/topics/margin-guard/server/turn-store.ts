import type { RecordOf } from '../../../admin/schema/reads';
import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { command } from '../../../platform/db/statement';
import type { GuardVerdict, MarginGuard } from '../domain';
import type { guardReads } from './reads';

/** Narrowed to options that code compares with; options added by an administrator match none. */
export type GuardData = RecordOf<(typeof guardReads)['margin-guard']> &
  Pick<MarginGuard, 'trigger' | 'action'> & { channel: 'h2h' | 'website' };

export interface Turn extends Record<string, unknown> {
  guard_id: string;
  change_id: string;
  /** Null if the guard is deleted or disabled. */
  guard: GuardData | null;
  author: string | null;
  variation_id: string;
  brand_id: string;
  category_id: string;
  /** `Mobile Legends – 86 Diamond`. */
  item: string;
  /** Before the partner's tier discount. */
  old_price: number;
  new_price: number;
  /** Basis points. */
  discount: number;
}

/** The oldest pending change of a partner; the caller holds the lock of its price book. */
export const nextTurn = (tx: Db, partnerId: string): Promise<Turn | null> =>
  tx.row<Turn>(sql`
    select t.guard_id, t.change_id, g.data as guard, g.created_by as author, c.variation_id, v.brand_id, b.category_id,
      b.name || ' – ' || v.name as item, c.old_price, c.new_price, tier.price_discount_bps as discount
    from margin_guard_turns t
      join price_changes c on c.id = t.change_id join variations v on v.id = c.variation_id
      join brands b on b.id = v.brand_id
      join partners p on p.id = t.partner_id join tiers tier on tier.id = p.tier_id
      left join entities g on g.id = t.guard_id and g.deleted_at is null and g.data @> '{"is_active": true}'
    where t.partner_id = ${partnerId} and t.evaluated_at is null order by t.queued_at, t.nth limit 1`);

export const endTurn = (
  tx: Db,
  { guard_id, change_id }: Pick<Turn, 'guard_id' | 'change_id'>,
  verdict: GuardVerdict['kind'] | 'gone',
): Promise<void> =>
  tx.command(sql`
    update margin_guard_turns set verdict = ${verdict}, evaluated_at = now()
    where guard_id = ${guard_id} and change_id = ${change_id}`);

/** Deletes entries evaluated `days` days ago, a bounded number per call. */
export const forgetTurns = command<{ days: number; most: number }>(
  'margin_guard_forget_turns',
  `delete from margin_guard_turns where (guard_id, change_id) in (select guard_id, change_id from margin_guard_turns
where evaluated_at < now() - make_interval(days => :days::int) limit :most::int)`,
);

import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { RuleChange, StoredRule } from '../domain/rule-change';

/** Serializes changes of a partner's rules until `tx` ends. */
export const lockBook = (tx: Db, partnerId: string): Promise<void> =>
  tx.command(sql`select pg_advisory_xact_lock(hashtextextended(${`selling ${partnerId}`}, 0))`);

export async function putRules(
  tx: Db,
  partnerId: string,
  userId: string | null,
  rules: StoredRule[],
): Promise<void> {
  if (rules.length === 0) return;
  await tx.execute(sql`
    insert into selling_rules (id, partner_id, scope, scope_id, method, value, rounding, round_up, ending, min_margin,
      max_margin, is_active, version, updated_by)
    select id, ${partnerId}::uuid, scope, scope_id, method, value, rounding, round_up, ending, min_margin, max_margin,
      is_active, version, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as rule (id uuid, scope text, scope_id uuid, method text,
      value numeric, rounding int, round_up boolean, ending text, min_margin bigint, max_margin bigint,
      is_active boolean, version int)
    on conflict (id) do update set scope = excluded.scope, scope_id = excluded.scope_id, method = excluded.method,
      value = excluded.value, rounding = excluded.rounding, round_up = excluded.round_up, ending = excluded.ending,
      min_margin = excluded.min_margin, max_margin = excluded.max_margin, is_active = excluded.is_active,
      version = excluded.version, updated_by = excluded.updated_by, updated_at = now()
    where selling_rules.partner_id = excluded.partner_id`);
}

export async function dropRules(tx: Db, partnerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`delete from selling_rules where partner_id = ${partnerId} and id in ${ids}`);
}

export async function existing(
  tx: Db,
  scope: 'category' | 'brand' | 'variation',
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const from = {
    category: sql`select id, name from categories c where c.id in ${ids}`,
    brand: sql`select id, name from brands b where b.id in ${ids}`,
    variation: sql`select v.id, b.name || ' – ' || v.name as name from variations v
      join brands b on b.id = v.brand_id where v.id in ${ids}`,
  };
  return tx.rows<{ id: string; name: string }>(from[scope]);
}

interface NewChange extends RuleChange {
  id: string;
  partnerId: string;
  userId: string | null;
  actor: string;
}

export const storeChange = (tx: Db, change: NewChange): Promise<void> =>
  tx.command(sql`
    insert into selling_rule_changes (id, partner_id, user_id, actor, kind, rules)
    values (${change.id}, ${change.partnerId}, ${change.userId}, ${change.actor}, ${change.kind},
      ${JSON.stringify(change.rules)}::jsonb)`);

/** Latest change that deleted this rule, within `seconds`. */
export const deletionOf = (
  tx: Db,
  partnerId: string,
  ruleId: string,
): Promise<{ rule: StoredRule; name: string; age: number } | null> =>
  tx.row<{ rule: StoredRule; name: string; age: number }>(sql`
    select rules -> 0 -> 'before' as rule, rules -> 0 ->> 'name' as name,
      extract(epoch from now() - created_at)::float8 as age
    from selling_rule_changes
    where partner_id = ${partnerId} and kind = 'delete' and rules -> 0 -> 'before' ->> 'id' = ${ruleId}
    order by created_at desc, id desc limit 1`);

export interface StoredChange extends RuleChange, Record<string, unknown> {
  id: string;
  undone_by: string | null;
  created_at: string;
  /** Milliseconds since the change. */
  age: number;
}

/** Locked until `tx` ends. */
export const readChangeToUndo = (tx: Db, partnerId: string, id: string): Promise<StoredChange | null> =>
  tx.row<StoredChange>(sql`
    select id, kind, rules, undone_by, created_at, (extract(epoch from now() - created_at) * 1000)::float8 as age
    from selling_rule_changes where partner_id = ${partnerId} and id = ${id} for update`);

export const markUndone = (tx: Db, partnerId: string, id: string, by: string): Promise<void> =>
  tx.command(sql`
    update selling_rule_changes set undone_by = ${by} where partner_id = ${partnerId} and id = ${id}`);

/**
 * Rules that a later change has touched; change ids ascend, because they are created under the lock of the
 * book.
 */
export const readChangedSince = (tx: Db, partnerId: string, changeId: string): Promise<string[]> =>
  tx.column<string>(sql`
    select distinct coalesce(edit -> 'before' ->> 'id', edit -> 'after' ->> 'id') as id
    from selling_rule_changes, jsonb_array_elements(rules) edit
    where partner_id = ${partnerId} and selling_rule_changes.id > ${changeId}`);

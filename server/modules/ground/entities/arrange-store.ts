import type { ResourceModel } from '../../../../src/core/schema/model';
import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { literal, sortExpression } from './expressions';
import type { Scope } from './service-shape';

/** Serializes reordering, because two at once would deadlock. */
export const aloneArranging = (tx: Db, { name }: ResourceModel, { partnerId }: Scope): Promise<void> =>
  tx.command(sql`select pg_advisory_xact_lock(hashtextextended(${`arrange ${partnerId} ${name}`}, 0))`);

/**
 * Moves the records not in `ids` behind them, keeping their order; none moves if all are there already.
 * Beyond the field's maximum they share the last position.
 */
export async function moveRestBehind(
  tx: Db,
  resource: ResourceModel,
  name: string,
  { partnerId, userId }: Scope,
  ids: string[],
): Promise<void> {
  const field = resource.fields[name];
  const most = (field && 'max' in field && field.max) || Number.MAX_SAFE_INTEGER;
  const place = sql.raw(sortExpression(resource, name));
  await tx.execute(sql`
    with rest as (
      select id, row_number() over (order by ${place}, id) + ${ids.length}::int as place, min(${place}) over () as first
      from entities
      where partner_id = ${partnerId} and resource = ${resource.name} and deleted_at is null and id not in ${ids}
    )
    update entities e
    set data = jsonb_set(e.data, array[${sql.raw(literal(name))}], to_jsonb(least(rest.place, ${most}::bigint))),
      version = version + 1, updated_at = now(), updated_by = ${userId}
    from rest
    where e.id = rest.id and rest.first <= ${ids.length}::int
      and e.data->${sql.raw(literal(name))} is distinct from to_jsonb(least(rest.place, ${most}::bigint))`);
}

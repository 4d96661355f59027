import type { Db } from '../../../db/client';
import { type SQL, sql } from '../../../db/sql';

/** An abandoned job that still runs must not count in parallel with its successor. */
export const lockFigures = (tx: Db): Promise<void> =>
  tx.command(sql`lock table item_figures in exclusive mode`);

/** True if the figures of this period are missing or older than `age` milliseconds. */
export async function areOld(tx: Db, hours: number, age: number): Promise<boolean> {
  const { rows } = await tx.execute<{ old: boolean }>(sql`
    select coalesce(max(as_of) < now() - ${age / 1000}::float8 * interval '1 second', true) as old
    from item_figures where hours = ${hours}`);
  return rows[0]?.old ?? true;
}

/**
 * Recounts several periods in one pass over the longest. Partner figures cover only the longest period and
 * products with several offers, where they are compared.
 */
export async function countAnew(tx: Db, hours: readonly number[], ofPartners: boolean): Promise<void> {
  const lengths = sql.join(
    hours.map((length): SQL => sql`(${length}::smallint)`),
    sql`, `,
  );
  const longest = Math.max(...hours);
  await tx.execute(sql`delete from item_figures where hours in ${hours}`);
  await tx.execute(sql`
    insert into item_figures (variation_id, partner_id, hours, finished, succeeded, median_seconds, as_of)
    select variation_id, partner_id, hours, count(*), count(*) filter (where status = 2),
      percentile_cont(0.5) within group (order by seconds) filter (where status = 2), now()
    from (
      select t.variation_id, t.status, extract(epoch from t.finished_at - t.created_at)::float8 as seconds, w.hours,
        case when ${ofPartners}::bool and w.hours = ${longest} and v.group_key is not null then t.partner_id end as buyer
      from brands b
        join lateral (
          select variation_id, partner_id, status, created_at, finished_at from transactions
          where brand_id = b.id and finished_at > now() - make_interval(hours => ${longest}::int)
        ) t on true
        join variations v on v.id = t.variation_id
        join (values ${lengths}) w(hours) on t.finished_at > now() - make_interval(hours => w.hours::int)
    ) ended
      cross join lateral (select null::uuid as partner_id union select buyer) whose
    group by variation_id, partner_id, hours`);
}

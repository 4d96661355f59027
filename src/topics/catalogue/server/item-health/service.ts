import type { Database, Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { JobHandler } from '../../../../platform/jobs/job';
import { queueJob } from '../../../../platform/jobs/queue';
import { WINDOWS } from '../../domain/health';

/** An abandoned job that still runs must not count in parallel with its successor. */
const lockFigures = (tx: Db): Promise<void> => tx.command(sql`lock table item_figures in exclusive mode`);

/** True if the figures of this period are missing or older than `age` milliseconds. */
const areOld = async (tx: Db, hours: number, age: number): Promise<boolean> =>
  (await tx.value<boolean>(sql`
    select coalesce(max(as_of) < now() - ${age / 1000}::float8 * interval '1 second', true) as old
    from item_figures where hours = ${hours}`)) ?? true;

/**
 * Recounts several periods in one pass over the longest. Partner figures cover only the longest period and
 * products with several offers, where they are compared.
 */
async function recount(tx: Db, hours: readonly number[], ofPartners: boolean): Promise<void> {
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

export const ITEM_FIGURES = 'item-figures';
const ALL_ITEMS = '3d9c6f52-0f0e-4b64-9a53-0b5f1f9f7c21';
/** Milliseconds between recounts of hourly and of monthly figures. */
const EVERY = 5 * 60_000;
const SELDOM = 60 * 60_000;

/**
 * Delivery figures of items from real orders: precomputed every few minutes, because a median over a week is
 * too slow for each order form.
 */
export function createItemHealthService({ database }: { database: Database }) {
  const count = (): Promise<void> =>
    database.transaction(async (tx) => {
      await lockFigures(tx);
      await recount(tx, [WINDOWS.hour, WINDOWS.day], false);
      if (await areOld(tx, WINDOWS.month, SELDOM)) await recount(tx, [WINDOWS.week, WINDOWS.month], true);
    });

  return {
    count,

    refresh: (async () => {
      await count();
      return { again: EVERY };
    }) satisfies JobHandler,

    start: (): Promise<void> => queueJob(database.db, ITEM_FIGURES, ALL_ITEMS),
  };
}

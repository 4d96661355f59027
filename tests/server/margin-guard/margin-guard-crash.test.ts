import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { createPriceFeedService } from '../../../src/topics/purchase-prices/server/price-feed/service';
import { type ApiProcess, startApiProcess } from '../../support/api-process';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { seedRule } from '../../support/selling-rules';
import { openShop } from '../../support/shop';
import { until } from '../../support/until';

const CHANGES = 40;
const PARTNERS = 4;
/** Changes after which the oldest process is killed. */
const DEATHS = [15];
/** Milliseconds until a dead process's job lease ends. */
const LEASE_AND_MORE = 60_000;

describe.runIf(await postgresAvailable())('guards of margins on two API processes and one PostgreSQL', () => {
  test('evaluate each change once for each guard and in order, though one process after the other is killed', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const { database, env } = store;
    const shop = await openShop(database);
    const partners = await Promise.all(Array.from({ length: PARTNERS }, () => shop.openPartner(0)));
    const guard = (partner: string, data: object) =>
      query(
        database,
        `insert into entities (id, partner_id, resource, data) values ($1, $2, 'margin-guard', $3)`,
        [...[v7(), partner], JSON.stringify({ channel: 'h2h', is_active: true, email: true, ...data })],
      );
    for (const { partnerId } of partners) {
      await seedRule(database, partnerId, { method: 'fixed', value: 20_100 });
      await guard(partnerId, {
        name: 'Semua',
        scope: 'all',
        trigger: 'cost',
        cost_percent: 0,
        action: 'warn',
      });
      const margin = { trigger: 'margin', least_margin: { type: 'nominal', value: 200 }, action: 'off' };
      await guard(partnerId, { name: 'Item', scope: 'variation', variation_id: shop.game.item, ...margin });
    }
    const [item] = await query(database, 'select sku, base_price from variations where id = $1', [
      shop.game.item,
    ]);
    const feed = createPriceFeedService({ database, supplier: createSandboxSupplier() });

    const start = async (): Promise<ApiProcess> => {
      const api = await startApiProcess(env);
      onTestFinished(() => api.kill());
      return api;
    };
    let processes = await Promise.all([start(), start()]);
    for (let nth = 1; nth <= CHANGES; nth += 1) {
      // Alternates above and below the margin.
      await feed.set(String(item?.sku), {
        price: Number(item?.base_price) + (nth % 2 === 0 ? nth : 400 + nth),
      });
      if (!DEATHS.includes(nth)) continue;
      await until('some turns to be validated', async () => {
        const [row] = await query(
          database,
          'select from margin_guard_turns where evaluated_at is not null limit 1',
        );
        return row !== undefined;
      });
      const [first, second] = processes as [ApiProcess, ApiProcess];
      await first.kill();
      processes = [second, await start()];
    }
    await until(
      'every turn to be validated',
      async () => {
        const [row] = await query(
          database,
          'select from margin_guard_turns where evaluated_at is null limit 1',
        );
        return row === undefined;
      },
      LEASE_AND_MORE,
    );

    const turns = await query(
      database,
      `select t.guard_id, count(*)::int as turns, count(e.id)::int as events,
         count(*) filter (where (e.id is not null) <> (t.verdict <> 'none'))::int as lost
       from margin_guard_turns t left join margin_guard_events e using (guard_id, change_id) group by t.guard_id`,
    );
    expect(turns).toHaveLength(2 * PARTNERS);
    for (const row of turns) expect(row).toMatchObject({ turns: CHANGES, lost: 0 });

    // In order of the changes, several of which may share a millisecond: off and on alternate, each from the
    // previous cost.
    const [wrong] = await query(
      database,
      `with done as (
         select e.kind, e.cost_before, lag(e.kind) over course as kind_before, lag(e.cost_now) over course as cost_then,
           row_number() over course = row_number() over (partition by e.guard_id order by c.effective_at, c.id) as is_next
         from margin_guard_events e join price_changes c on c.id = e.change_id
         window course as (partition by e.guard_id order by e.created_at, e.id))
       select count(*)::int as many from done
       where not is_next or (kind <> 'warn' and (cost_then <> cost_before or kind = kind_before))`,
    );
    expect(wrong?.many).toBe(0);

    // Notification, log and e-mail match the actions.
    const [row] = await query(
      database,
      `select (select count(*) from margin_guard_events)::int as events,
         (select count(*) from notifications where type = 'Harga')::int as bells,
         (select count(*) from activities where code like 'margin_guard.%')::int as lines,
         (select count(*) from messages)::int as mails`,
    );
    expect(row).toEqual({
      events: row?.events,
      bells: row?.events,
      lines: row?.events,
      mails: row?.events,
    });
  }, 300_000);
});

import { v7 } from 'uuid';
import { DEMO_PIN } from '../../demo/logins';
import type { Client } from './client';
import { callbackOf, openTopup, sendCallback } from './payments';
import { withdraw } from './profit';
import { query } from './query';
import { type chanceOf, randomOrders } from './random-orders';
import { seedRule } from './selling-rules';
import type { TestServer } from './server';
import type { Storefront } from './storefront';
import { until } from './until';

type Chance = ReturnType<typeof chanceOf>;

const ENTRIES = '/v1/crm/entries';

/** Random money movements of a partner through regular calls. */
export async function randomHistory(server: TestServer, shop: Storefront, client: Client, chance: Chance) {
  const { services, database } = server;
  const partner = shop.partnerId;
  const sql = (text: string, values: unknown[] = []) => query(database, text, values);
  const items = await sql(
    `select distinct on (b.key) v.id, b.id as brand, b.key,
       round(v.base_price * (10000 - t.price_discount_bps) / 10000.0) as price
     from variations v join brands b on b.id = v.brand_id
     join partners p on p.id = $1::uuid join tiers t on t.id = p.tier_id
     where b.key in ('mobile-legends', 'free-fire') and v.status = 1 order by b.key, v.base_price`,
    [partner],
  );
  const [account] = (await client.get('/v1/vendor-panel/bank-account')).body.data;
  const websiteOrder = await randomOrders(server, shop, chance);
  let nth = 0;
  let opened = 0;

  const buy = async () => {
    const { id, brand, key, price } = chance.pick(items);
    const ending = chance.pick(['1230', '1230', '1230', '1232', '1238', '1234']);
    const made = await client.post(
      '/v1/crm/transaction/create-new',
      {
        ...{ brand_id: brand, variation_id: id, qty: 1 + chance.upTo(2), pin: DEMO_PIN },
        form_values: { user_id: `8899${ending}`, ...(key === 'mobile-legends' && { zone_id: '2614' }) },
        ...{ expected_price: Number(price), allow_duplicate: true },
      },
      { 'idempotency-key': v7() },
    );
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  };
  const topUp = async () => {
    opened += 1;
    const topup = await openTopup(database, partner, {
      amount: 50_000 + chance.upTo(90_000),
      uniqueCode: opened,
    });
    if (chance.upTo(4) > 0) await sendCallback(server.url, callbackOf(topup));
  };
  const adjust = () =>
    services.topup.adjust({
      ...{ key: v7(), partnerId: partner, reason: 'Uji' },
      amount: chance.upTo(1) ? 1_000 + chance.upTo(9_000) : -1 - chance.upTo(500),
    });
  const renew = async () => {
    nth += 1;
    await sql(
      `update partners set panel_expired_date = now() - $2::int * interval '1 second', panel_auto_renew = true
       where id = $1::uuid`,
      [partner, nth],
    );
    await services.plan.renewDue(server.app.log);
  };
  const earnAndTake = async () => {
    await sql(
      `delete from profit_holds where balance_id = (select id from balances where partner_id = $1::uuid and kind = 'panel')`,
      [partner],
    );
    const toBank = chance.upTo(1) === 1;
    const asked = await withdraw(client, 50_000 + chance.upTo(999), {
      ...(toBank && { target: 2, bank_account_id: account.id }),
    });
    if (asked.status !== 200 || !toBank) return;
    const { code } = asked.body.data;
    if (chance.upTo(2) > 0) await services.withdrawalReview.approve(code);
    else await services.withdrawalReview.reject(code, 'Rekening tidak aktif');
  };
  const write = async () => {
    const day = String(1 + chance.upTo(27)).padStart(2, '0');
    const made = await client.post(ENTRIES, {
      date: `2026-10-${day}`,
      type: chance.pick(['in', 'out']),
      category: chance.pick(['salary', 'ads', 'internet', 'rent', 'operation', 'other']),
      amount: 1 + chance.upTo(90_000),
      method: chance.pick(['cash', 'bank', 'wallet']),
    });
    if (chance.upTo(5) === 0) await client.delete(`${ENTRIES}/${made.body.data.id}`);
  };

  return {
    /** Sets a selling price for one of the two brands. */
    priceOneBrand: () =>
      seedRule(database, partner, { scope: 'brand', scope_id: String(items[0]?.brand), value: 12 }),

    /** Runs actions in parallel, because most wait for a supplier or gateway. */
    async live(times: number, together = 10): Promise<void> {
      const actions = [
        buy,
        buy,
        buy,
        buy,
        topUp,
        topUp,
        adjust,
        renew,
        earnAndTake,
        write,
        write,
        websiteOrder,
      ];
      for (let time = 0; time < times; time += 1) {
        const chosen = Array.from({ length: together }, () => chance.pick<() => Promise<unknown>>(actions));
        await Promise.all(chosen.map((action) => action()));
      }
    },

    /** Waits until nothing is pending. */
    settled: () =>
      until('orders to end', async () => {
        services.worker.wake();
        const rows = await sql(
          'select 1 from transactions where partner_id = $1::uuid and status = 1 limit 1',
          [partner],
        );
        return rows.length === 0;
      }),
  };
}

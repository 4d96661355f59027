import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/client';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { Client } from '../support/client';
import { openTestDatabase, postgresAvailable } from '../support/database';
import { query } from '../support/query';
import { type Heard, isGenuine, openReceiver } from '../support/receiver';
import { emailOf, openShop, PASSWORD, PIN } from '../support/shop';
import { until } from '../support/until';

const PATH = '/v1/crm/setting/webhook';
const ORDERS = 500;
const EVENTS = ['transaction.created', 'transaction.updated'];
/** Messages that have arrived when one of two processes dies. */
const DEATH = 150;
/** What the dead process held is free when its lease ends. */
const LEASE_AND_MORE = 90_000;

/** What a message meets the first time: the same in every run for the same message, and no pattern over many. */
const luckOf = (id: string): number => (createHash('sha256').update(id).digest()[0] ?? 0) / 256;

test.skipIf(!(await postgresAvailable()))(
  'of 1,000 events everyone that lives hears all in order, past 500s, silence, a dead host and a kill -9 (R8)',
  async () => {
    const store = await openTestDatabase('postgres');
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const owner = await shop.openPartner(0);
    const answer = ({ id, times }: Heard) => {
      const luck = times === 1 ? luckOf(id) : 1;
      if (luck < 0.3) return 500;
      return luck < 0.4 ? ('silence' as const) : 200;
    };
    const stormy = await openReceiver(answer);
    const calm = await openReceiver();
    onTestFinished(async () => {
      await stormy.close();
      await calm.close();
    });
    const gone = await openReceiver();
    await gone.close();

    const start = async (): Promise<ApiProcess> => {
      const api = await startApiProcess({
        ...store.env,
        ...{
          WEBHOOK_LOOPBACK: 'allowed',
          WEBHOOK_PATIENCE_SECONDS: '1',
          WEBHOOK_BACKOFF_SECONDS: '1,1,1,1,1,1',
        },
      });
      onTestFinished(() => api.kill());
      return api;
    };
    const [first, second] = [await start(), await start()];
    const client = await new Client(second.url).signIn(emailOf(owner), PASSWORD);
    const add = async (url: string): Promise<{ webhook: { id: string }; secret: string }> => {
      const { body } = await client.post(PATH, { url, events: EVENTS, pin: PIN });
      return body.data;
    };
    const [toStormy, toCalm, toGone] = [await add(stormy.url), await add(calm.url), await add(gone.url)];

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    await query(
      database,
      `insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id,
         product_name, item_name, sku, destination, order_param, qty, unit_price, selling_total, status, source,
         balance_before, balance_after, sla_seconds, history)
       select gen_random_uuid(), 'TRX-' || nth, $1::uuid, $2::uuid, '', 'R-' || nth, v.brand_id, v.id, 'Mobile Legends',
         v.name, v.sku, '1 (2)', '[]', 1, 1000, 1000, 1, 2, 1000, 0, 60, '[]'
       from generate_series(1, $3::int) nth, (select * from variations limit 1) v`,
      [owner.partnerId, owner.userId, ORDERS],
    );
    await query(database, 'update transactions set status = 2, version = version + 1');

    await until(`${DEATH} messages to arrive`, () => stormy.kept.length >= DEATH, LEASE_AND_MORE);
    await first.kill();
    const waiting = async () => {
      const { body } = await client.get(PATH);
      const states = body.data as { id: string; status: string; waiting: number }[];
      return new Map(states.map((one) => [one.id, one]));
    };
    await until(
      'nothing to wait for who lives',
      async () => {
        const states = await waiting();
        return [toStormy, toCalm].every(({ webhook }) => states.get(webhook.id)?.waiting === 0);
      },
      LEASE_AND_MORE,
    );

    for (const [at, { secret }] of [
      [stormy, toStormy],
      [calm, toCalm],
    ] as const) {
      const arrived = new Map(at.kept.map((one) => [one.id, one]));
      expect(arrived.size).toBe(2 * ORDERS);
      expect(at.heard.filter((one) => !isGenuine(one, secret))).toEqual([]);
      // The first time that each arrived: of one order the first state before the last.
      const firsts = at.kept.filter((one, nth) => at.kept.findIndex(({ id }) => id === one.id) === nth);
      const seen = new Map<unknown, unknown[]>();
      for (const { data } of firsts) seen.set(data.id, [...(seen.get(data.id) ?? []), data.status]);
      expect([...seen.values()].filter((states) => String(states) !== '1,2')).toEqual([]);
    }
    expect(new Set(stormy.kept.map(({ id }) => id))).toEqual(new Set(calm.kept.map(({ id }) => id)));
    expect((await waiting()).get(toGone.webhook.id)).toMatchObject({ status: 'failing' });
    const news = (await client.get('/v1/crm/notifications')).body.data;
    expect(news).toMatchObject([{ title: expect.stringContaining('Webhook dijeda') }]);
    const [least] = await query(
      database,
      `select min(t.times)::int as times from webhook_deliveries d join lateral (
         select count(*) as times from webhook_tries where delivery_id = d.id) t on true where d.status = 1`,
    );
    expect(least).toEqual({ times: 1 });
    expect(await second.stop()).toBe(0);
  },
  300_000,
);

import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/platform/db/client';
import { type ApiProcess, startApiProcess } from '../../support/api-process';
import { Client } from '../../support/client';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { isGenuine, openReceiver } from '../../support/receiver';
import { emailOf, openShop, PASSWORD, PIN } from '../../support/shop';
import { until } from '../../support/until';
import { beginOrders, endOrders, STORM_ENV, STORM_EVENTS, stormyAnswer } from '../../support/webhook-storm';

const PATH = '/v1/crm/setting/webhook';
const ORDERS = 500;
/** Messages received before one of two processes is killed. */
const DEATH = 150;
/** Milliseconds until the dead process's lease ends. */
const LEASE_AND_MORE = 90_000;

test.skipIf(!(await postgresAvailable()))(
  'of 1,000 events everyone that lives hears all in order, past 500s, silence, a dead host and a kill -9 (R8)',
  async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const owner = await shop.openPartner(0);
    const stormy = await openReceiver(stormyAnswer);
    const calm = await openReceiver();
    onTestFinished(async () => {
      await stormy.close();
      await calm.close();
    });
    const gone = await openReceiver();
    await gone.close();

    const start = async (): Promise<ApiProcess> => {
      const api = await startApiProcess({ ...store.env, ...STORM_ENV });
      onTestFinished(() => api.kill());
      return api;
    };
    const [first, second] = [await start(), await start()];
    const client = await new Client(second.url).signIn(emailOf(owner), PASSWORD);
    const add = async (url: string): Promise<{ webhook: { id: string }; secret: string }> => {
      const { body } = await client.post(PATH, { url, events: STORM_EVENTS, pin: PIN });
      return body.data;
    };
    const [toStormy, toCalm, toGone] = [await add(stormy.url), await add(calm.url), await add(gone.url)];

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    await beginOrders(database, owner, 1, ORDERS);
    await endOrders(database);

    await until(`${DEATH} messages to arrive`, () => stormy.received.length >= DEATH, LEASE_AND_MORE);
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
      const arrived = new Map(at.received.map((one) => [one.id, one]));
      expect(arrived.size).toBe(2 * ORDERS);
      expect(at.heard.filter((one) => !isGenuine(one, secret))).toEqual([]);
      // First arrivals: the states of one order are in sequence.
      const firsts = at.received.filter(
        (one, nth) => at.received.findIndex(({ id }) => id === one.id) === nth,
      );
      const seen = new Map<unknown, unknown[]>();
      for (const { data } of firsts) seen.set(data.id, [...(seen.get(data.id) ?? []), data.status]);
      expect([...seen.values()].filter((states) => String(states) !== '1,2')).toEqual([]);
    }
    expect(new Set(stormy.received.map(({ id }) => id))).toEqual(new Set(calm.received.map(({ id }) => id)));
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

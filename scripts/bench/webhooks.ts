import { setTimeout as delay } from 'node:timers/promises';
import { type ApiProcess, startApiProcess } from '../../tests/support/api-process';
import { Client } from '../../tests/support/client';
import { openTestDatabase } from '../../tests/support/database';
import { emptyTables } from '../../tests/support/filling';
import { openReceiver } from '../../tests/support/receiver';
import { emailOf, openShop, PASSWORD, PIN } from '../../tests/support/shop';
import { until } from '../../tests/support/until';
import {
  beginOrders,
  endOrders,
  STORM_ENV,
  STORM_EVENTS,
  stormyAnswer,
} from '../../tests/support/webhook-storm';
import { type Figure, quantile } from './figure';

const PATH = '/v1/crm/setting/webhook';
const PROCESSES = 2;
/** Orders per round, and number of rounds with milliseconds in between: 1,000 events in ten seconds. */
const ORDERS = 25;
const TIMES = 20;
const PAUSE = 500;
/** Milliseconds (promise R8). */
const MOST_WAIT = 5_000;

/** Measures the webhook delay of a healthy endpoint while other endpoints are slow or dead. */
export async function webhookFigures(): Promise<Figure[]> {
  const store = await openTestDatabase(emptyTables(), 'postgres');
  const processes: ApiProcess[] = [];
  const waits: number[] = [];
  const calm = await openReceiver(({ body }) => {
    waits.push(Date.now() - Date.parse(JSON.parse(body).timestamp));
    return 200;
  });
  const stormy = await openReceiver(stormyAnswer);
  const gone = await openReceiver();
  await gone.close();
  try {
    const shop = await openShop(store.database);
    const owner = await shop.openPartner(0);
    for (let nth = 0; nth < PROCESSES; nth += 1) {
      processes.push(await startApiProcess({ ...store.env, ...STORM_ENV }));
    }
    const client = await new Client(processes[0]?.url ?? '').signIn(emailOf(owner), PASSWORD);
    for (const { url } of [calm, stormy, gone]) {
      const { status } = await client.post(PATH, { url, events: STORM_EVENTS, pin: PIN });
      if (status !== 200) throw new Error(`a webhook was answered ${status}`);
    }
    for (let nth = 0; nth < TIMES; nth += 1) {
      await beginOrders(store.database, owner, 1 + nth * ORDERS, ORDERS);
      await endOrders(store.database);
      await delay(PAUSE);
    }
    const events = 2 * ORDERS * TIMES;
    await until('everything to arrive', () => waits.length >= events, 60_000);
    return [
      { name: `Webhooks: ${events} events beside a storm, p50`, value: quantile(waits, 0.5), unit: 'ms' },
      {
        ...{ name: `Webhooks: ${events} events beside a storm, p95`, unit: 'ms' },
        ...{ value: quantile(waits, 0.95), most: MOST_WAIT },
      },
    ];
  } finally {
    for (const process of processes) await process.kill();
    await calm.close();
    await stormy.close();
    await store.close();
  }
}

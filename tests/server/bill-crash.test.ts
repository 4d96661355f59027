import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/client';
import { firstError } from '../../server/modules/ground/ledger/verify-store';
import { startApiProcess } from '../support/api-process';
import { customerOf, openBills } from '../support/bills';
import { Client } from '../support/client';
import { openTestDatabase } from '../support/database';
import { query } from '../support/query';
import { emailOf, openShop, PASSWORD, PIN } from '../support/shop';
import { until } from '../support/until';

const BILLS = 12;
/** A job that the dead process had leased is free when its lease ends. */
const LEASE_AND_MORE = 60_000;
const endings = ['1230', '1231', '1240', '5555'];

describe('kill -9 while bills are paid', () => {
  test('pays each bill once, whoever sends it again, and gives back what fails', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const { bills } = await openBills(store.database, shop);
    const actor = await shop.openPartner(90_000_000);
    const payments = await Promise.all(
      Array.from({ length: BILLS }, async (_unused, at) => {
        const customer_no = customerOf(endings[at % endings.length] ?? '', at);
        const { inquiry_id, total } = await bills.check(actor, { sku: 'PLN-PASCA', customer_no });
        return { key: v7(), body: { inquiry_id, pin: PIN }, total, id: null as string | null };
      }),
    );
    // The embedded database belongs to one process at a time.
    await store.database.close();

    const start = async () => {
      const api = await startApiProcess(store.env);
      onTestFinished(() => api.kill());
      return { api, client: await new Client(api.url).signIn(emailOf(actor), PASSWORD) };
    };
    const send = (client: Client, { key, body }: (typeof payments)[number], other = key) =>
      client.post('/v1/crm/transaction/postpaid/inquiry-payment', body, { 'idempotency-key': other });

    const first = await start();
    let answered = 0;
    let killed: Promise<void> | undefined;
    await Promise.all(
      payments.map(async (payment) => {
        const answer = await send(first.client, payment).catch(() => null);
        if (answer?.status !== 200) return;
        payment.id = answer.body.data.id;
        answered += 1;
        if (answered === BILLS / 3) killed = first.api.kill();
      }),
    );
    await killed;

    const { api, client } = await start();
    for (const payment of payments) {
      const answer = await send(client, payment);
      expect(answer.status).toBe(200);
      if (payment.id) expect(answer.body.data.id).toBe(payment.id);
      payment.id = answer.body.data.id;
      expect((await send(client, payment, v7())).body.code).toBe('INQUIRY_USED');
    }
    expect(new Set(payments.map(({ id }) => id)).size).toBe(BILLS);
    await until(
      'every payment has ended',
      async () => (await client.get('/v1/crm/transaction/all?status=pending')).body.meta.total === 0,
      LEASE_AND_MORE,
    );
    const { body } = await client.get('/v1/crm/transaction/all?status=refund');
    expect(body.meta.total).toBe(BILLS / endings.length);
    expect(await api.stop()).toBe(0);

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    expect(await firstError(database)).toBeNull();
    const [taken] = await query(
      database,
      `select sum(-amount)::float8 as total from ledger_entries where type = 2 and balance_id is not null`,
    );
    expect(taken).toEqual({ total: payments.reduce((sum, { total }) => sum + total, 0) });
  }, 300_000);
});

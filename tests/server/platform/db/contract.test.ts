import { v7 } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src/platform/db/client';
import { firstError } from '../../../../src/platform/ledger/verify-store';
import { type ApiProcess, startApiProcess } from '../../../support/api-process';
import { Client } from '../../../support/client';
import { databaseKinds, openTestDatabase } from '../../../support/database';
import { emptyTables } from '../../../support/filling';
import { query } from '../../../support/query';
import { emailOf, openShop, PASSWORD, PRICE } from '../../../support/shop';

/** Concurrent buyers, and how many the balance affords (promise R1). */
const AT_ONCE = 200;
const AFFORDED = 50;
/** Answered purchases before the process is killed, and total sent (promise R3). */
const ANSWERED = 20;
const SENT = 60;

describe.each(await databaseKinds())('the product on the %s database', (kind) => {
  // `start.test.ts` covers an empty embedded database.
  it.runIf(kind === 'postgres')(
    'makes the tables of an empty database at its start, and finds them at the next',
    async () => {
      const store = await openTestDatabase({ name: 'nothing', fill: async () => undefined }, kind);
      onTestFinished(() => store.close());
      await store.database.close();
      for (const _start of ['first', 'second']) {
        const api = await startApiProcess(store.env);
        expect((await new Client(api.url).get('/readyz')).status).toBe(200);
        expect(await api.stop()).toBe(0);
      }
    },
  );

  it('spends no rupiah twice and loses no purchase, many at once and through kill -9', async () => {
    const store = await openTestDatabase(emptyTables(), kind);
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const [poor, rich] = [await shop.openPartner(AFFORDED * PRICE), await shop.openPartner(SENT * PRICE)];
    // The embedded database allows one process.
    await store.database.close();
    const start = async (): Promise<[ApiProcess, Client, Client]> => {
      const api = await startApiProcess(store.env);
      onTestFinished(() => api.kill());
      const signIn = (email: string) => new Client(api.url).signIn(email, PASSWORD);
      return [api, await signIn(emailOf(poor)), await signIn(emailOf(rich))];
    };
    const buy = (client: Client, ending: string, key = v7()) =>
      client.post('/v1/crm/transaction/create-new', shop.order(ending), { 'idempotency-key': key });

    const [first, buyer, other] = await start();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => buy(buyer, '1230')));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'bought' : String(body.code)));
    expect(codes.filter((code) => code === 'bought')).toHaveLength(AFFORDED);
    expect(codes.filter((code) => code === 'INSUFFICIENT_BALANCE')).toHaveLength(AT_ONCE - AFFORDED);
    expect((await buyer.get('/v1/crm/profile')).body.data.saldo).toBe(0);

    const purchases = Array.from({ length: SENT }, () => ({ key: v7(), id: null as string | null }));
    let answered = 0;
    let killed: Promise<void> | undefined;
    await Promise.all(
      purchases.map(async (purchase) => {
        const answer = await buy(other, '1230', purchase.key).catch(() => null);
        if (answer?.status !== 200) return;
        purchase.id = answer.body.data.id;
        answered += 1;
        if (answered === ANSWERED) killed = first.kill();
      }),
    );
    await killed;
    expect(purchases.some(({ id }) => id === null)).toBe(true);

    const [second, , again] = await start();
    for (const purchase of purchases) {
      const { status, body } = await buy(again, '1230', purchase.key);
      expect(status).toBe(200);
      expect(body.data.id).toBe(purchase.id ?? body.data.id);
      purchase.id = body.data.id;
    }
    expect(new Set(purchases.map(({ id }) => id)).size).toBe(SENT);
    expect((await again.get('/v1/crm/profile')).body.data.saldo).toBe(0);
    expect(await second.stop()).toBe(0);

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    expect(await firstError(database)).toBeNull();
    const debits = 'select from ledger_entries where type = 2 and balance_id is not null';
    expect(await query(database, debits)).toHaveLength(AFFORDED + SENT);
  }, 300_000);
});

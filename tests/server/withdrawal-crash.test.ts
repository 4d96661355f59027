import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/client';
import { firstError } from '../../server/modules/ground/ledger/verify-store';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { Client } from '../support/client';
import { openTestDatabase } from '../support/database';
import { emailOf, openShop, PASSWORD, PIN } from '../support/shop';

const ROUNDS = 2;
const EACH = 12;
const AMOUNT = 50_000;
const EARNED = 5_000_000;

interface Wish {
  key: string;
  /** Null until an answer came. */
  code: string | null;
}

describe('kill -9 during withdrawals', () => {
  test('loses no acknowledged one, pays none twice, and moves both balances alike', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const owner = await shop.openPartner(0);
    const earned = { kind: 'panel', house: 'profit', type: 5, refType: 'test', refId: null } as const;
    await shop.ledger.post({
      ...earned,
      partnerId: owner.partnerId,
      amount: EARNED,
      refCode: 'UJI',
      description: 'Uji',
      actor: 'Sistem',
      userId: null,
    });
    // The embedded database belongs to one process at a time.
    await store.database.close();

    const start = async (): Promise<[ApiProcess, Client]> => {
      const api = await startApiProcess(store.env);
      onTestFinished(() => api.kill());
      return [api, await new Client(api.url).signIn(emailOf(owner), PASSWORD)];
    };
    const send = (client: Client, { key }: Wish) =>
      client.post(
        '/v1/vendor-panel/withdrawal',
        { amount: AMOUNT, target: 1, pin: PIN },
        { 'idempotency-key': key },
      );

    const wishes: Wish[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [api, client] = await start();
      const mine = Array.from({ length: EACH }, (): Wish => ({ key: v7(), code: null }));
      wishes.push(...mine);
      const after = randomInt(1, EACH - 1);
      let answered = 0;
      let killed: Promise<void> | undefined;
      await Promise.all(
        mine.map(async (wish) => {
          const answer = await send(client, wish).catch(() => null);
          if (!answer) return;
          expect(answer.status).toBe(200);
          wish.code = answer.body.data.code;
          answered += 1;
          if (answered === after) killed = api.kill();
        }),
      );
      await killed;
    }

    const [api, client] = await start();
    for (const wish of wishes) {
      const answer = await send(client, wish);
      expect(answer.status).toBe(200);
      if (wish.code !== null) expect(answer.body.data.code).toBe(wish.code);
      wish.code = answer.body.data.code;
    }
    expect(new Set(wishes.map(({ code }) => code)).size).toBe(wishes.length);
    const { saldo } = (await client.get('/v1/crm/profile')).body.data;
    const { panel_saldo } = (await client.get('/v1/vendor-panel/get-panel-saldo')).body.data;
    expect({ saldo, panel_saldo }).toEqual({
      saldo: wishes.length * AMOUNT,
      panel_saldo: EARNED - wishes.length * AMOUNT,
    });
    expect(await api.stop()).toBe(0);
    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    expect(await firstError(database)).toBeNull();
  }, 240_000);
});

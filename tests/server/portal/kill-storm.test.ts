import { randomInt } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/platform/db/client';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { startApiProcess } from '../../support/api-process';
import { openBills } from '../../support/bills';
import { openTestDatabase } from '../../support/database';
import { isLostAnswer, type Strand } from '../../support/kill-strand';
import { bulkBatch } from '../../support/kill-strand-bulk';
import { approvedOrders, billPayments, purchases, withdrawals } from '../../support/kill-strands';
import { openShop } from '../../support/shop';

const ROUNDS = 3;
/** Answers (minimum and maximum) before a process is killed. */
const LIVES = [8, 35] as const;

test('kill -9 loses, doubles and orphans no purchase, bill, batch, approved order or withdrawal', async () => {
  const store = await openTestDatabase();
  onTestFinished(() => store.close());
  const shop = await openShop(store.database);
  const { bills } = await openBills(store.database, shop);
  const strands: Strand[] = [
    await purchases(shop),
    await billPayments(shop, bills),
    await approvedOrders(store.database, shop),
    await bulkBatch(store.database, shop),
    await withdrawals(shop),
  ];
  // The embedded database allows one process.
  await store.database.close();
  const start = async () => {
    const api = await startApiProcess(store.env);
    onTestFinished(() => api.kill());
    return api;
  };
  /** Runs each scenario's check and the ledger verification. */
  const inspect = async (part: 'check' | 'verify') => {
    const database = await openDatabase(store.env);
    try {
      expect(await firstError(database)).toBeNull();
      for (const strand of strands) await strand[part]?.(database);
    } finally {
      await database.close();
    }
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const api = await start();
    if (round === 0) for (const strand of strands) await strand.begin?.(api);
    let left = randomInt(...LIVES);
    let killed: Promise<void> | undefined;
    const victim = {
      api,
      isDead: () => killed !== undefined,
      answered: () => {
        left -= 1;
        if (left === 0) killed = api.kill();
      },
    };
    await Promise.all(
      strands.map((strand) =>
        strand.send(victim, round).catch((failure) => {
          if (!isLostAnswer(failure)) throw failure;
        }),
      ),
    );
    expect(killed).toBeDefined();
    await killed;
    await inspect('check');
  }
  const api = await start();
  for (const strand of strands) await strand.finish(api);
  expect(await api.stop()).toBe(0);
  await inspect('verify');
}, 600_000);

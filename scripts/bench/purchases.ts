import { v7 } from 'uuid';
import type { Database } from '../../server/db/client';
import { buy } from '../../server/modules/trade/transaction/buy';
import { openTestDatabase } from '../../tests/support/database';
import { openShop, type Shop } from '../../tests/support/shop';
import { type BenchAccounts, openAccounts } from './accounts';
import { type Figure, median } from './figure';
import { pgbenchRate } from './pgbench';
import { rateOf } from './rate';

/** As many connections as the server's pool has. */
const CONNECTIONS = 10;
const AT_ONCE = 40;
const SECONDS = 4;
const ROUNDS = 3;

const serviceRate = (database: Database, shop: Shop, { actors, order }: BenchAccounts): Promise<number> =>
  rateOf(AT_ONCE, SECONDS * 1000, () => {
    const actor = actors[Math.floor(Math.random() * actors.length)];
    if (!actor) throw new Error('no accounts');
    return buy(database, shop.ledger, { ...order, partner: actor.partnerId, user: actor.userId, key: v7() });
  });

/**
 * `buy()` after the PIN against pgbench with the same statement, and that without the triggers of orders, in turns on
 * the same tables.
 */
export async function postgresPurchases(): Promise<Figure[]> {
  const store = await openTestDatabase('postgres');
  try {
    const shop = await openShop(store.database);
    const accounts = await openAccounts(shop);
    await serviceRate(store.database, shop, accounts);
    const ours: number[] = [];
    const theirs: number[] = [];
    const bare: number[] = [];
    let turns = 0;
    const pgbenchOnce = () => {
      turns += 1;
      return pgbenchRate(store.env.DATABASE_URL ?? '', accounts, {
        folder: store.env.DATA_DIR,
        seconds: SECONDS,
        connections: CONNECTIONS,
        base: turns * 1_000_000_000_000,
      });
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      theirs.push(await pgbenchOnce());
      await triggersOf(store.database, 'disable');
      bare.push(await pgbenchOnce());
      await triggersOf(store.database, 'enable');
      ours.push(await serviceRate(store.database, shop, accounts));
    }
    const [service, pgbench, untold] = [median(ours), median(theirs), median(bare)];
    return [
      { name: 'PostgreSQL: pgbench, without the triggers of orders', value: untold, unit: '/s' },
      { name: 'PostgreSQL: pgbench, the same statement', value: pgbench, unit: '/s' },
      {
        name: 'PostgreSQL: what the triggers of orders cost',
        value: 100 * (1 - pgbench / untold),
        unit: '%',
      },
      { name: 'PostgreSQL: purchases, buy() after the PIN', value: service, unit: '/s' },
      { name: 'PostgreSQL: purchases as a share of pgbench', value: service / pgbench, unit: '', least: 0.6 },
    ];
  } finally {
    await store.close();
  }
}

/** What is noted of each order for the statistic, and whatever else follows from the table itself. */
async function triggersOf(database: Database, state: 'enable' | 'disable'): Promise<void> {
  const text = `alter table transactions ${state} trigger user`;
  await database.run({ name: `bench_triggers_${state}`, text }, []);
}

export async function embeddedPurchases(): Promise<Figure[]> {
  const store = await openTestDatabase('embedded');
  try {
    const shop = await openShop(store.database);
    const accounts = await openAccounts(shop);
    await serviceRate(store.database, shop, accounts);
    const value = await serviceRate(store.database, shop, accounts);
    return [{ name: 'Embedded: purchases, buy() after the PIN', value, unit: '/s' }];
  } finally {
    await store.close();
  }
}

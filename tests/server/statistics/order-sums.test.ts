import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAllChanges } from '../../../src/topics/statistics/server/change-store';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { openShop, PRICE } from '../../support/shop';

let test_: TestDatabase;

beforeAll(async () => {
  test_ = await openTestDatabase();
});
afterAll(() => test_.close());

test('changes of orders wait for the next process when this one stops', async () => {
  const { database } = test_;
  const shop = await openShop(database);
  await shop.transactions.create(await shop.openPartner(PRICE), v7(), shop.order('5555'));
  const waiting = async () => (await query(database, 'select count(*)::int as n from order_changes'))[0]?.n;
  expect(await waiting()).toBeGreaterThan(0);
  await addAllChanges(database, AbortSignal.abort());
  expect(await waiting()).toBeGreaterThan(0);
  await addAllChanges(database);
  expect(await waiting()).toBe(0);
});

import { v7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { notePlace } from '../../server/modules/trade/supplier/restored-store';
import { openTestDatabase } from '../support/database';
import { query } from '../support/query';
import { openShop } from '../support/shop';

test('rows that stand where nobody has noted them, beside orders, came from elsewhere', async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const restoredAt = async () => {
    await notePlace(database);
    const [known] = await query(database, 'select restored_at from data_places', []);
    return known?.restored_at;
  };
  expect(await restoredAt()).toBeNull();
  const shop = await openShop(database);
  const actor = await shop.openPartner(1_000_000);
  await shop.transactions.create(actor, v7(), shop.order('7001'));
  // The same place as before.
  expect(await restoredAt()).toBeNull();
  // As `npm run restore` leaves it.
  await query(database, 'delete from data_places', []);
  const first = await restoredAt();
  expect(first).not.toBeNull();
  expect(await restoredAt()).toEqual(first);
});

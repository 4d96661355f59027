import { v7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxSupplier } from '../../server/adapters/supplier/sandbox';
import type { DepositSupplier } from '../../server/adapters/supplier/supplier';
import { createNoticeService } from '../../server/modules/ground/notice/service';
import { claimCall } from '../../server/modules/trade/supplier/attempt-store';
import { createCarry } from '../../server/modules/trade/supplier/carry';
import { createEndings } from '../../server/modules/trade/supplier/conclude';
import { createStanding } from '../../server/modules/trade/supplier/standing';
import { createEndOrder, pendingOrderOf } from '../../server/modules/trade/transaction/end-order';
import { openTestDatabase } from '../support/database';
import { query } from '../support/query';
import { vouchers } from '../support/seals';
import { openShop } from '../support/shop';

const nothing = () => undefined;

test('an order whose call was not sent stays where it is when another process has made the call meanwhile', async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const shop = await openShop(database);
  const supplier: DepositSupplier = {
    ...createSandboxSupplier(),
    ...{ name: 'digiflazz', pace: 60_000 },
    deposit: async () => ({ state: 'open', deposit: 5_000_000 }),
    listing: async () => ({ items: [], unread: 0 }),
    hear: () => ({ refused: 'signature' }),
    // Nobody listens for so long that another process has its turn, and is heard.
    place: async ({ id }) => {
      await claimCall(database, id, 0);
      return { state: 'pending', checkAfter: 60_000, unsent: true };
    },
  };
  const suppliers = {
    ...{ sandbox: shop.supplier, usual: 'digiflazz' },
    outside: new Map([[supplier.name, supplier]]),
  };
  const notice = createNoticeService({ database });
  const standing = createStanding({ database, suppliers: [supplier], notice, low: 0, wake: nothing });
  const endings = createEndings({
    ...{ database, suppliers, notice, end: createEndOrder({ vouchers }), onEnd: nothing },
    lateNumber: async () => null,
  });
  const carry = createCarry({ database, suppliers, notice, standing, endings });
  for (const [at, [name, code]] of [
    ['digiflazz', 'ml-a'],
    ['sandbox', 'ML'],
  ].entries()) {
    await query(
      database,
      `insert into supplier_routes (id, variation_id, supplier, code, priority, falls_over)
       values ($1::uuid, $2::uuid, $3, $4, $5::smallint, true)`,
      [v7(), shop.game.item, name, code, at + 1],
    );
  }
  const actor = await shop.openPartner(1_000_000);
  const { order } = await shop.transactions.create(actor, v7(), shop.order('7001'));
  const pending = await pendingOrderOf(database, order.id);
  if (!pending) throw new Error('the order has ended');

  expect(await carry(pending)).toEqual({ again: 60_000 });
  expect(
    await query(database, 'select supplier, state, calls from supplier_attempts order by nth', []),
  ).toEqual([{ supplier: 'digiflazz', state: 1, calls: 2 }]);
});

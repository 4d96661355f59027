import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { pointsOf } from '../../../src/topics/shops/domain/limits';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());
describe('a refund', () => {
  const by = { name: 'Uji', userId: null };
  const refund = async (invoice: string, to: 'balance' | 'manual') => {
    const { id } = await shop.row(invoice);
    return server.database.transaction((tx) =>
      server.services.panelOrder.actions.refund(tx, shop.partnerId, String(id), {
        to,
        reason: 'Salah beli',
        by,
      }),
    );
  };

  it('of a member goes to the balance and takes points back; the shop has all that was paid', async () => {
    const order = { product_id: shop.custom, buyer: shop.member.buyer };
    const [has, points] = [await shop.memberHas('balance'), await shop.memberHas('point')];
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    const { body } = await shop.place(order);
    await shop.gateway(body.data.invoice);
    const { id } = await shop.row(body.data.invoice);
    await server.database.transaction((tx) =>
      server.services.panelOrder.actions.complete(tx, shop.partnerId, String(id), null, by),
    );
    const done = await refund(body.data.invoice, 'balance');

    expect(done).toMatchObject({ to: 'balance', points: pointsOf(body.data.total) });
    expect(done.after).toMatchObject({ order_status: 6, payment_status: 5, profit_credited: 0 });
    expect(await shop.memberHas('balance')).toBe(has + body.data.total);
    expect([await shop.balance('panel'), await shop.memberHas('point')]).toEqual([panel, points]);
    expect(await shop.balance('main')).toBe(main + body.data.total);
    await expect(refund(body.data.invoice, 'balance')).rejects.toMatchObject({ code: 'PANEL_ORDER_STATE' });
  });

  it('of a guest is marked as done by hand', async () => {
    const { body } = await shop.place({ product_id: shop.custom });
    await shop.gateway(body.data.invoice);

    await expect(refund(body.data.invoice, 'balance')).rejects.toMatchObject({ code: 'REFUND_NEEDS_MEMBER' });
    expect((await refund(body.data.invoice, 'manual')).after).toMatchObject({ order_status: 6 });
  });

  it('waits while the supplier has not answered', async () => {
    const { body } = await shop.place({ product_id: shop.vcg }, { ending: '1235' });
    await shop.gateway(body.data.invoice);
    await expect(refund(body.data.invoice, 'manual')).rejects.toMatchObject({
      code: 'PANEL_ORDER_IN_PROGRESS',
    });
  });
});
it('leaves a ledger that verifies', async () => {
  expect(await firstError(server.database)).toBeNull();
});

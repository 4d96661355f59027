import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { query } from '../../support/query';
import { chanceOf, randomOrders } from '../../support/random-orders';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';
import { until } from '../../support/until';

/** Parallel orders. */
const TOGETHER = 50;

const BY = { name: 'Uji', userId: null };

describe('what buyers paid', () => {
  const many = 250;
  let server: TestServer;
  let shop: Storefront;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
  });
  afterAll(() => server.close());

  const sql = (text: string, values: unknown[]) => query(server.database, text, values);
  const balances = async () => [await shop.balance('main'), await shop.balance('panel')] as const;
  const book = (balance: 'main' | 'panel', amount: number) =>
    server.services.ledger.post({
      ...{
        partnerId: shop.partnerId,
        amount,
        kind: balance,
        house: 'adjustment',
        refType: 'test',
        refId: null,
      },
      ...{ type: balance === 'main' ? 4 : 3, refCode: 'UJI', description: 'Uji', actor: 'Uji', userId: null },
    });
  const actions = () => server.services.panelOrder.actions;
  const retry = (id: string) =>
    server.database.transaction((tx) => actions().retry(tx, shop.partnerId, id, BY));
  const refund = (id: string) =>
    server.database.transaction((tx) =>
      actions().refund(tx, shop.partnerId, id, { to: 'manual', reason: 'Uji', by: BY }),
    );
  const paid = async (product: string, ending?: string) => {
    const { body } = await shop.place({ product_id: product }, ending ? { ending } : {});
    await shop.gateway(body.data.invoice);
    return { id: String((await shop.row(body.data.invoice)).id), ...body.data } as {
      id: string;
      invoice: string;
      total: number;
    };
  };
  const ended = (invoice: string, status: number) =>
    until(`${invoice} to have status ${status}`, async () => {
      server.services.worker.wake();
      return (await shop.row(invoice)).order_status === status;
    });
  const rightNumber = (id: string) =>
    sql(
      `update panel_orders set form_values = form_values || '{"user_id": "99001230"}' where id = $1::uuid`,
      [id],
    );

  it(`is the partner’s to the rupiah after ${many} orders with any endings`, async () => {
    await book('main', 200_000_000);
    const before = await balances();
    const [start] = await sql('select now() as at', []);
    const live = await randomOrders(server, shop, chanceOf(20_261_121));
    let received = 0;
    for (let nth = 0; nth < many; nth += TOGETHER) {
      const portion = await Promise.all(Array.from({ length: TOGETHER }, live));
      received += portion.reduce((sum, one) => sum + one, 0);
    }
    const [supply] = await sql(
      `select count(*)::int as times, coalesce(sum(selling_total - refund_amount), 0)::bigint as cost,
         bool_and(status <> 1) as ended
       from transactions where partner_id = $1::uuid and source = 3 and created_at >= $2`,
      [shop.partnerId, start?.at],
    );
    const after = await balances();

    expect(supply).toMatchObject({ ended: true });
    expect(Number(supply?.times)).toBeGreaterThan(many / 4);
    expect(after[0] + after[1] - before[0] - before[1]).toBe(received - Number(supply?.cost));
    expect(await firstError(server.database)).toBeNull();
  }, 240_000);

  it('stays with the shop when the supplier fails, and is divided again when the order goes on', async () => {
    const [main, panel] = await balances();
    const { id, invoice, total } = await paid(shop.vcg, '1232');
    await ended(invoice, 4);
    expect(await balances()).toEqual([main + total, panel]);
    expect((await shop.steps(invoice)).slice(-2)).toEqual(['profit_returned', 'failed']);

    await rightNumber(id);
    await retry(id);
    await ended(invoice, 3);
    expect(await balances()).toEqual([main, panel + total - shop.cost]);
    await refund(id);
    expect(await balances()).toEqual([main + total - shop.cost, panel]);
  });

  it('that the shop has spent meanwhile makes the order wait for it', async () => {
    const { id, invoice, total } = await paid(shop.vcg, '1232');
    await ended(invoice, 4);
    const [main, panel] = await balances();
    await book('main', shop.cost - main);
    await rightNumber(id);
    await retry(id);
    await until('the order to say why it waits', async () => (await shop.row(invoice)).reason !== null);

    expect((await shop.row(invoice)).reason).toContain('Saldo H2H kurang');
    expect((await shop.row(invoice)).reason).toContain('dan memindahkan profit');
    expect(await balances()).toEqual([shop.cost, panel]);
    await book('main', main - shop.cost);
    await retry(id);
    await ended(invoice, 3);
    expect(await balances()).toEqual([main - total, panel + total - shop.cost]);
  });

  it('and was withdrawn as profit stays withdrawn when the order is paid back', async () => {
    const { id } = await paid(shop.custom);
    await server.database.transaction((tx) => actions().complete(tx, shop.partnerId, id, null, BY));
    await sql(
      `update profit_holds set free_at = now() where balance_id =
         (select id from balances where partner_id = $1::uuid and kind = 'panel')`,
      [shop.partnerId],
    );
    const other = await paid(shop.custom);
    await book('panel', -((await shop.balance('panel')) - 10_000));
    const left = await balances();
    await refund(id);

    // The rest is held for the other order.
    expect(await balances()).toEqual(left);
    await refund(other.id);
    expect(await balances()).toEqual([left[0] + 10_000, left[1] - 10_000]);
  });

  it('leaves a ledger that verifies', async () => {
    expect(await firstError(server.database)).toBeNull();
  });
});

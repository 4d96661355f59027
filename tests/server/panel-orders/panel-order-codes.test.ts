import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { createLateNumber } from '../../../src/topics/orders/server/transaction/late-number';
import { query } from '../../support/query';
import { vouchers } from '../../support/seals';
import { GUEST } from '../../support/storefront';
import { until } from '../../support/until';
import { websiteStage } from '../../support/website-stage';

const ORDERS = '/v1/vendor-panel/transaction';
const PRODUCTS = '/v1/vendor-panel/product-custom';

const shop = websiteStage();

const action = (path: string, name: string, id: string, input: object = {}) =>
  shop.owner.post(`${path}/act/${name}`, { key: v7(), ids: [id], ...input });
const shown = async (id: string) => (await shop.owner.get(`${ORDERS}/${id}`)).body.data;

/** A product with codes in stock. */
const stocked = async (...codes: string[]) => {
  const id = await shop.record('product-custom', {
    category_id: shop.category,
    name: 'Kode game',
    sku: `KODE-${v7()}`,
    fulfilment: 'code',
    cost: 5_000,
    prices: [{ tier_id: shop.tierId, price: 9_000 }],
    is_active: true,
  });
  const add = (...more: string[]) => action(PRODUCTS, 'add-codes', id, { codes: more });
  expect((await add(...codes)).status).toBe(200);
  return { id, add };
};

const placed = async (product_id: string) => {
  const { body } = await shop.place({ product_id });
  const invoice = String(body.data.invoice);
  const { id } = await shop.row(invoice);
  return { id: String(id), invoice, pay: () => shop.gateway(invoice) };
};

/** Two orders for one code: the second expired, so the first gets it. */
const afterAnother = async (product: string) => {
  const late = await placed(product);
  await shop.gateway(late.invoice, 'expire');
  return [await placed(product), late] as const;
};

describe('codes in stock', () => {
  it('are handed out when the order is paid, and a missing one waits for more', async () => {
    const { id: product, add } = await stocked('AAAA-1111-2222');
    const first = await placed(product);
    await first.pay();
    expect(await shown(first.id)).toMatchObject({ stage: 'done', sn: 'AAAA-1111-2222' });
    expect((await shop.place({ product_id: product })).body.code).toBe('OUT_OF_STOCK');

    await add('BBBB-1111-2222');
    const [one, two] = await afterAnother(product);
    await one.pay();
    await two.pay();
    await action(ORDERS, 'retry', two.id);
    await until('the order to miss a code', async () =>
      String((await shown(two.id)).reason).includes('Stok kode habis'),
    );
    await add('CCCC-1111-2222');
    await action(ORDERS, 'retry', two.id);
    await until('the code to be handed out', async () => (await shown(two.id)).sn === 'CCCC-1111-2222');
  });

  it('that have run out leave the shop its profit, however the order is delivered then', async () => {
    const { id: product } = await stocked('DDDD-1111-2222');
    const [one, two] = await afterAnother(product);
    await one.pay();
    const panel = await shop.balance('panel');
    await two.pay();
    await action(ORDERS, 'complete', two.id, { sn: 'Dikirim lewat chat' });

    expect(await shown(two.id)).toMatchObject({ stage: 'done', profit: 4_000 });
    expect(await shop.balance('panel')).toBe(panel + 4_000);
    const steps = await shop.steps(two.invoice);
    expect(steps.filter((step) => step === 'profit_credited')).toHaveLength(1);
    expect(await firstError(shop.server.database)).toBeNull();
  });
});

describe('what an order delivered', () => {
  const CODE = 'RAHASIA-7777-8888';

  it('lies sealed, and is read by its shop and its buyer alone', async () => {
    const { id: product } = await stocked(CODE);
    const { id, invoice, pay } = await placed(product);
    const paid = await pay();

    expect(JSON.stringify(paid.body)).not.toContain(CODE);
    const rows = await query(
      shop.server.database,
      `select to_jsonb(o) as row, (select jsonb_agg(e) from panel_order_events e where e.order_id = o.id) as events
       from panel_orders o where o.id = $1::uuid`,
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(CODE);

    expect((await shown(id)).sn).toBe(CODE);
    const seen = await shop.server.guest.get(`${shop.path}/orders/${invoice}?contact=${GUEST.phone}`);
    expect(seen.body.data.sn).toBe(CODE);
    const messages = await shop.server.services.message.outbox('6281234567001', 100);
    expect(messages.some(({ text }) => text.includes(CODE))).toBe(true);
  });

  it('is in no list and no export, nor is the timeline', async () => {
    const { body } = await shop.owner.get(`${ORDERS}?f.order_status=3&limit=100`);
    expect(body.data.length).toBeGreaterThan(0);
    for (const row of body.data) {
      expect(row).not.toHaveProperty('sn');
      expect(row).not.toHaveProperty('timeline');
    }
    const file = await shop.owner.get(`${ORDERS}/export?format=csv&f.order_status=3`);
    expect(file.body).not.toContain(CODE);
  });

  it('has the number that a supplier sends after the goods', async () => {
    const { database, services } = shop.server;
    const invoice = String((await shop.place({ product_id: shop.vcg })).body.data.invoice);
    await shop.gateway(invoice);
    const bought = async () => {
      const { id, h2h_transaction_id: transaction } = await shop.row(invoice);
      return (
        (await shown(String(id))).stage === 'done' && { id: String(id), transaction: String(transaction) }
      );
    };
    const { id, transaction } = await until('the purchase to be delivered', bought);
    await query(database, 'update panel_orders set sn_sealed = null where id = $1::uuid', [id]);
    await query(
      database,
      `update transactions set sn = null, voucher_codes = '{}', voucher_sealed = null where id = $1::uuid`,
      [transaction],
    );
    const { numberOfWebsite } = services.panelOrder;
    const hear = createLateNumber({ database, vouchers, numberOfWebsite });
    expect(await hear(transaction, 'SN-9')).toBe('filled');
    expect((await shown(id)).sn).toBe('SN-9');
  });
});

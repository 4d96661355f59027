import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { doSeen } from '../../support/actions';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { GUEST } from '../../support/storefront';
import { until } from '../../support/until';
import { websiteStage } from '../../support/website-stage';

const ORDERS = '/v1/vendor-panel/transaction';
const ACCOUNT = {
  account_number: '1370012345678',
  account_holder: 'Toko Budi',
  instructions: 'Tulis invoice.',
};

const shop = websiteStage();

beforeAll(async () => {
  await shop.change(shop.bank, ACCOUNT);
});

const ordered = async (over: object = {}) => {
  const { body } = await shop.place({ product_id: shop.custom, payment_method: shop.bank, ...over });
  const { id } = await shop.row(body.data.invoice);
  return { id: String(id), ...body.data } as { id: string; invoice: string; transfer: unknown };
};
const seen = async (invoice: string) =>
  (await shop.server.guest.get(`${shop.path}/orders/${invoice}?contact=${GUEST.phone}`)).body.data;
const shown = async (id: string) => (await shop.owner.get(`${ORDERS}/${id}`)).body.data;
const confirm = (client: Client, ids: string[], over: object = {}) => {
  const name = ids.length > 1 ? 'confirm-payments' : 'confirm-payment';
  return client.post(`${ORDERS}/act/${name}`, { key: v7(), ids, pin: DEMO_PIN, ...over });
};

describe('an order that is paid to the account of its shop', () => {
  it('shows its buyer where the money goes, until it is paid', async () => {
    const { id, invoice, transfer } = await ordered();
    expect(transfer).toEqual(ACCOUNT);
    expect((await seen(invoice)).transfer).toEqual(ACCOUNT);

    await confirm(shop.owner, [id]);
    expect(await seen(invoice)).toMatchObject({ payment_status: 2, transfer: null });
    const atPlatform = await ordered({ payment_method: shop.qris });
    expect(atPlatform.transfer).toBeNull();
  });

  it('is confirmed by its shop with PIN, and goes on as if a gateway had said so', async () => {
    const { id, invoice } = await ordered();
    expect(await shown(id)).toMatchObject({ stage: 'transfer', payment_status: '1' });
    expect((await confirm(shop.owner, [id], { pin: undefined })).status).toBe(422);
    expect((await confirm(shop.owner, [id], { pin: '999999' })).body.code).toBe('WRONG_PIN');

    const { status, body } = await confirm(shop.owner, [id], { note: 'BUDI SANTOSO 0911' });
    expect([status, body.data.message]).toEqual([200, `Pembayaran ${invoice} dikonfirmasi.`]);
    await until('the order to be with its shop', async () => (await shown(id)).stage === 'hand');
    const order = await shown(id);
    expect(order.payment_status).toBe('2');
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ step: 'Pembayaran diterima', note: 'BCA · BUDI SANTOSO 0911' }),
    );
    expect((await confirm(shop.owner, [id])).body.code).toBe('PANEL_ORDER_STATE');
  });

  it('is bought from the supplier like any other once it is confirmed', async () => {
    const { body } = await shop.place({ product_id: shop.vcg, payment_method: shop.bank });
    const { id } = await shop.row(body.data.invoice);
    await confirm(shop.owner, [String(id)]);
    await until('the order to be delivered', async () => (await shown(String(id))).order_status === '3');
  });

  it('is confirmed with others that are marked, all or none', async () => {
    const [one, two] = [await ordered(), await ordered()];
    const other = await ordered({ payment_method: shop.qris });
    expect((await confirm(shop.owner, [one.id, two.id, other.id])).body.code).toBe('PANEL_ORDER_STATE');
    expect((await shown(one.id)).payment_status).toBe('1');

    const { body } = await confirm(shop.owner, [one.id, two.id]);
    expect(body.data.message).toBe('2 pembayaran dikonfirmasi.');
    for (const { id } of [one, two]) expect((await shown(id)).payment_status).toBe('2');
    const { body: waiting } = await shop.owner.get(`${ORDERS}?f.stage=transfer&limit=100`);
    expect(waiting.data.map(({ id }: { id: string }) => id)).not.toContain(one.id);
  });

  it('is confirmed by no one else', async () => {
    const { id } = await ordered();
    expect((await confirm(shop.stranger, [id])).body.code).toBe('NOT_FOUND');
    expect((await confirm(shop.owner, [(await ordered({ payment_method: shop.qris })).id])).body.code).toBe(
      'PANEL_ORDER_STATE',
    );
  });
});

describe('a transfer that its shop sees after the order has expired', () => {
  const expired = async (over: object = {}) => {
    const order = await ordered(over);
    await shop.gateway(order.invoice, 'expire');
    expect(await shown(order.id)).toMatchObject({ stage: 'overdue', payment_status: '3' });
    return order;
  };
  const TOO_LATE = 'Dibayar setelah batas waktunya. Proses pesanan ini, atau kembalikan dana pembeli.';

  it('is confirmed all the same: the order holds its goods again and waits for its shop', async () => {
    const { id, invoice } = await expired();
    const { body } = await confirm(shop.owner, [id]);
    expect(body.data.message).toBe(`Pembayaran ${invoice} dikonfirmasi. ${TOO_LATE}`);
    expect(await shown(id)).toMatchObject({
      ...{ stage: 'hand', payment_status: '2', order_status: '2', reason: TOO_LATE },
    });
    expect(await shop.row(invoice)).toMatchObject({ has_reservation: true, finished_at: null });
    expect((await confirm(shop.owner, [id])).body.code).toBe('PANEL_ORDER_STATE');
  });

  it('is bought from the supplier once its shop says so', async () => {
    const { id } = await expired({ product_id: shop.vcg });
    await confirm(shop.owner, [id]);
    expect(await shown(id)).toMatchObject({ stage: 'supply', reason: TOO_LATE });
    await shop.owner.post(`${ORDERS}/act/retry`, { key: v7(), ids: [id] });
    await until('the order to be delivered', async () => (await shown(id)).order_status === '3');
  });

  it('is paid back like any other payment', async () => {
    const { id } = await expired();
    await confirm(shop.owner, [id]);
    const wish = { key: v7(), ids: [id], pin: DEMO_PIN, target: 'manual', reason: 'Sudah tidak dijual' };
    expect((await doSeen(shop.owner, `${ORDERS}/act/refund`, wish)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ stage: 'closed', payment_status: '5' });
  });

  it('is confirmed among others that are marked, which are distinguished', async () => {
    const [late, inTime] = [await expired(), await ordered()];
    const { body } = await confirm(shop.owner, [late.id, inTime.id]);
    expect(body.data.message).toBe(
      '2 pembayaran dikonfirmasi. 1 di antaranya lewat batas waktu dan menunggu keputusan Anda.',
    );
    const { body: left } = await shop.owner.get(`${ORDERS}?f.stage=overdue,closed&limit=100`);
    expect(left.data.map((row: { id: string }) => row.id)).not.toContain(late.id);
  });

  it('is the only one with its amount for a day', async () => {
    const { invoice } = await expired();
    const { unique_code: code } = await shop.row(invoice);
    const wanted = { partnerId: shop.partnerId, methodId: shop.bank, amount: 30_000, most: 999 };
    expect(await shop.server.services.panelOrder.openCodes(wanted)).toContain(Number(code));

    await query(
      shop.server.database,
      `update panel_orders set finished_at = now() - interval '25 hours' where invoice = $1`,
      [invoice],
    );
    expect(await shop.server.services.panelOrder.openCodes(wanted)).not.toContain(Number(code));
  });
});

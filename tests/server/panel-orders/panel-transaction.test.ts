import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { rupiah } from '../../../src/core/format/money';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { doSeen } from '../../support/actions';
import { csvRow } from '../../support/csv-row';
import { query } from '../../support/query';
import type { Storefront } from '../../support/storefront';
import { until } from '../../support/until';
import { websiteStage } from '../../support/website-stage';

const ORDERS = '/v1/vendor-panel/transaction';

const shop = websiteStage();

const refund = (id: string, input: object) =>
  doSeen(shop.owner, `${ORDERS}/act/refund`, { ids: [id], reason: 'Stok salah', pin: DEMO_PIN, ...input });

const action = (path: string, name: string, id: string, input: object = {}, over: object = {}) =>
  shop.owner.post(`${path}/act/${name}`, { key: v7(), ids: [id], ...input, ...over });

const paid = async (over: Parameters<Storefront['place']>[0], ending = '1230') => {
  const { body } = await shop.place(over, { ending });
  await shop.gateway(body.data.invoice);
  const row = await shop.row(body.data.invoice);
  return { id: String(row.id), invoice: String(body.data.invoice), total: Number(body.data.total) };
};
const readMessages = () => shop.server.services.message.outbox('6281234567001', 100);
const shown = async (id: string) => (await shop.owner.get(`${ORDERS}/${id}`)).body.data;

describe('the list of orders', () => {
  it('is searched by invoice, buyer and goods, however the number is typed', async () => {
    const { invoice } = await paid({
      product_id: shop.custom,
      buyer: { kind: 'guest', name: 'Zainuddin Uji', phone: '0813-7777-1234' },
    });
    const numbers = ['081377771234', '6281377771234', '0813-7777-1234', '+62 813 7777 1234', '0813-7777'];
    for (const search of [invoice, invoice.toLowerCase(), 'zainuddin', 'joki RANK', ...numbers]) {
      const { body } = await shop.owner.get(`${ORDERS}?search=${encodeURIComponent(search)}`);
      expect(body.data.map((row: { invoice: string }) => row.invoice)).toContain(invoice);
    }
    expect((await shop.stranger.get(`${ORDERS}?search=${invoice}`)).body.meta.total).toBe(0);
  });

  it('is searched by brand and destination, which stand in its rows', async () => {
    const { invoice } = await paid({ product_id: shop.vcg }, '1230');
    for (const search of ['99001230', 'mobile legends']) {
      const { body } = await shop.owner.get(`${ORDERS}?search=${encodeURIComponent(search)}`);
      expect(body.data[0]).toMatchObject({ invoice, product_name: 'Mobile Legends' });
      expect(body.data[0].target).toContain('99001230');
    }
  });

  it('is narrowed to days of Jakarta, both included, with either end open', async () => {
    const midnight = '2026-03-09T17:00:00Z';
    await query(
      shop.server.database,
      `update panel_orders set created_at = $1::timestamptz + (i - 2) * interval '1 second'
       from (select id as which, row_number() over () as i from panel_orders where partner_id = $2::uuid limit 3) o
       where id = which`,
      [midnight, shop.partnerId],
    );
    const count = async (days: string) =>
      (await shop.owner.get(`${ORDERS}?f.created_at=${days}`)).body.meta.total;

    expect(await count('2026-03-10..2026-03-10')).toBe(2);
    expect(await count('..2026-03-09')).toBe(1);
    expect(await count('2026-03-09..2026-03-10')).toBe(3);
    expect((await count('2026-03-10..')) + 1).toBe((await shop.owner.get(ORDERS)).body.meta.total);
    for (const wrong of ['2026-03-10', '..', '2026-02-30..', '2026-03-10..2026-03-09', 'today']) {
      expect((await shop.owner.get(`${ORDERS}?f.created_at=${wrong}`)).status).toBe(400);
    }
  });

  it('returns no profit for an order that failed, was cancelled or refunded, and the expected one of a running order', async () => {
    await paid({ product_id: shop.custom });
    await shop.place({ product_id: shop.custom });
    const rows: Row[] = [];
    for (const status of [1, 2, 3, 4, 5, 6]) {
      const { body } = await shop.owner.get(`${ORDERS}?f.order_status=${status}&limit=3`);
      rows.push(...body.data);
    }
    for (const { order_status, profit, expected_profit } of rows) {
      if (order_status === '3') expect([profit, expected_profit]).toEqual([expect.any(Number), undefined]);
      else if (order_status < '3') expect([profit, expected_profit]).toEqual([undefined, expect.any(Number)]);
      else expect([profit, expected_profit]).toEqual([0, undefined]);
    }
    expect(new Set(rows.map(({ order_status }) => order_status)).size).toBe(6);
  });

  it('adds up, also as a file, to the profit of the statistic', async () => {
    const { from, now } = (await shop.owner.get('/v1/vendor-panel/dashboard?days=90')).body.data;
    const { body } = await shop.owner.get(`${ORDERS}/export?format=csv&f.created_at=${from}..`);
    const [head = '', ...lines] = String(body).trim().split('\r\n');
    const at = cellsOf(head).indexOf('Profit');
    const sum = lines.reduce((all, line) => all + Number(cellsOf(line)[at]), 0);

    expect(lines.length).toBe(now.orders);
    expect(sum).toBe(now.profit);
  });

  it.each([
    ['f.order_status=3', ({ order_status }: Row) => order_status === '3'],
    ['f.payment_status=3,5', ({ payment_status }: Row) => ['3', '5'].includes(payment_status)],
    ['f.product_source=custom', ({ product_source }: Row) => product_source === 'custom'],
    ['f.payment_source=balance', ({ payment_source }: Row) => payment_source === 'balance'],
    ['f.stage=hand,supply', ({ stage }: Row) => ['hand', 'supply'].includes(stage)],
    ['f.stage=closed', ({ stage }: Row) => stage === 'closed'],
  ])('is narrowed by %s', async (filter, fits) => {
    const { body } = await shop.owner.get(`${ORDERS}?${filter}&limit=100`);
    expect(body.meta.total).toBeGreaterThan(0);
    expect(body.data.filter(fits)).toHaveLength(body.data.length);
  });

  it.each(['created_at', 'total', 'profit'])(
    'is ordered by %s, page after page, from both ends',
    async (field) => {
      const read = async (sort: string) => {
        const { body } = await shop.owner.get(`${ORDERS}?sort=${sort}&limit=100`);
        const last = Math.ceil(body.meta.total / 100);
        const end = await shop.owner.get(`${ORDERS}?sort=${sort}&limit=100&page=${last}`);
        return [...body.data, ...end.body.data].map((row: Row) => row[field as 'total'] ?? 0);
      };
      const up = await read(field);
      const down = await read(`-${field}`);

      expect(up).toEqual([...up].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
      expect(down[0]).toEqual(up.at(-1));
      expect(down.at(-1)).toEqual(up[0]);
    },
  );

  it('is exported with the words of the list', async () => {
    const { body } = await shop.owner.get(`${ORDERS}/export?format=csv&f.order_status=6`);
    expect(body).toContain('Invoice');
    expect(body).toContain('Refund');
  });
});

const cellsOf = (line: string): string[] => line.replaceAll(/^\ufeff?"|"$/g, '').split('","');

interface Row {
  order_status: string;
  payment_status: string;
  product_source: string;
  payment_source: string;
  stage: string;
  total: number;
  profit?: number;
  expected_profit?: number;
}

describe('an order of the panel', () => {
  it('shows its timeline and what it needs next', async () => {
    const order = await shown((await paid({ product_id: shop.custom })).id);

    expect(order).toMatchObject({
      stage: 'hand',
      order_status: '2',
      payment_status: '2',
      product_source: 'custom',
    });
    expect(order.timeline.map(({ step }: { step: string }) => step)).toEqual([
      'Pesanan dibuat',
      'Pembayaran diterima',
      'Profit masuk saldo profit (tertahan 1×24 jam)',
      'Hasil penjualan masuk saldo H2H',
      'Menunggu diproses',
    ]);
  });

  it('shows what it brought in the balance history, in words and in the file', async () => {
    const { id, invoice } = await paid({ product_id: shop.custom });
    const path = '/v1/crm/balance-history';
    const { body } = await shop.owner.get(`${path}/all?type=9&search=${invoice}`);
    const file = await shop.owner.get(`${path}/export?format=csv&type=9&search=${invoice}`);

    expect(body.data).toMatchObject([
      { type: 9, direction: 'in', amount: 20_000, ref_type: 'panel_order', ref_id: id, ref_code: invoice },
    ]);
    expect(body.data[0].description).toBe(`Hasil penjualan ${invoice}: Mobile Legends · Joki rank`);
    expect(file.body).toContain(csvRow('Hasil Penjualan', invoice));
  });

  it('is marked done with what was delivered, and its buyer is notified', async () => {
    const { id, invoice } = await paid({ product_id: shop.custom });
    const { status, body } = await action(ORDERS, 'complete', id, { sn: 'Mythic 100' });
    expect([status, body.data.message]).toEqual([200, `Pesanan ${invoice} selesai.`]);
    expect(await shown(id)).toMatchObject({ stage: 'done', sn: 'Mythic 100' });
    await until('the buyer to be told', async () =>
      (await readMessages()).some(({ text }) => text.includes('Mythic 100')),
    );
    expect((await action(ORDERS, 'complete', id)).body.code).toBe('PANEL_ORDER_STATE');
  });

  it('that the supplier failed is processed again until it is delivered', async () => {
    const { id, invoice } = await paid({ product_id: shop.vcg }, '1232');
    await until('the supplier to have refused', async () => (await shown(id)).stage === 'supply');
    // The buyer corrects the number.
    await query(
      shop.server.database,
      `update panel_orders set form_values = '{"user_id": "99001230", "zone_id": "2614"}' where id = $1::uuid`,
      [id],
    );
    const { status } = await action(ORDERS, 'retry', id);

    expect(status).toBe(200);
    await until('the order to be delivered', async () => (await shown(id)).order_status === '3');
    expect(await shop.steps(invoice)).toEqual(expect.arrayContaining(['failed', 'retried', 'succeeded']));
  });

  it('sent on its way twenty times at once goes once, and its timeline says so once', async () => {
    const { id, invoice } = await paid({ product_id: shop.vcg }, '1232');
    await until('the supplier to have refused', async () => (await shown(id)).stage === 'supply');
    await query(
      shop.server.database,
      `update panel_orders set form_values = '{"user_id": "99001230", "zone_id": "2614"}' where id = $1::uuid`,
      [id],
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => action(ORDERS, 'retry', id)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => one.status !== 200)) {
      expect([status, body.code]).toEqual([409, expect.stringMatching(/^PANEL_ORDER_(IN_PROGRESS|STATE)$/)]);
    }
    await until('the order to be delivered', async () => (await shown(id)).order_status === '3');
    const steps = await shop.steps(invoice);
    expect(steps.filter((step) => step === 'retried')).toHaveLength(1);
  });

  it('is paid back to the member with a PIN, once for a key', async () => {
    const [has, panel] = [await shop.memberHas('balance'), await shop.balance('panel')];
    const { id, total } = await paid({ product_id: shop.custom, buyer: shop.member.buyer });
    const wish = { target: 'balance', key: v7() };

    expect((await refund(id, { ...wish, pin: undefined })).status).toBe(422);
    expect((await refund(id, { ...wish, pin: '999999' })).body.code).toBe('WRONG_PIN');
    const first = await refund(id, wish);
    const again = await action(ORDERS, 'refund', id, {
      ...wish,
      reason: 'Stok salah',
      pin: DEMO_PIN,
      seen: 'x',
    });

    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await shop.memberHas('balance')).toBe(has + total);
    expect(await shop.balance('panel')).toBe(panel);
    expect(await shown(id)).toMatchObject({ stage: 'closed', order_status: '6', payment_status: '5' });
  });

  it.each([
    ['auto', 'a member', 'dikembalikan ke saldo member.'],
    ['manual', 'a member', 'ke pembeli secara manual.'],
    ['auto', 'a guest', 'ke pembeli secara manual.'],
  ])('paid back with "%s" to %s shows its shop where the money goes', async (target, who, sentence) => {
    const has = await shop.memberHas('balance');
    const buyer = who === 'a member' ? { buyer: shop.member.buyer } : {};
    const { id, total } = await paid({ product_id: shop.custom, ...buyer });
    const { body } = await refund(id, { target });
    expect(body.data.message).toContain(sentence);
    const back = sentence.includes('saldo member') ? total : 0;
    expect(await shop.memberHas('balance')).toBe(has + back);
  });

  it('shows amount, buyer and what happens to the profit before it is paid back, and moves nothing', async () => {
    const preview = async (id: string) => {
      const wish = { target: 'auto', reason: 'Stok salah', preview: true };
      const { body } = await action(ORDERS, 'refund', id, wish);
      return Object.fromEntries(
        body.data.facts.map(({ label, value }: Record<'label' | 'value', string>) => [label, value]),
      );
    };
    const [has, panel] = [await shop.memberHas('balance'), await shop.balance('panel')];
    const [mine, guest] = [
      await paid({ product_id: shop.custom, buyer: shop.member.buyer }),
      await paid({ product_id: shop.custom }),
    ];
    const { expected_profit } = await shown(mine.id);

    expect(await preview(mine.id)).toMatchObject({
      Pembeli: expect.stringMatching(/ \(member\)$/),
      Dikembalikan: rupiah(mine.total),
      Dana: 'Masuk ke saldo member',
      'Profit dialihkan ke saldo H2H': rupiah(expected_profit),
    });
    expect(await preview(guest.id)).toMatchObject({
      Pembeli: expect.stringMatching(/ \(tamu\)$/),
      Dana: 'Anda kirim sendiri ke pembeli',
    });
    expect(await shop.memberHas('balance')).toBe(has);
    expect(await shop.balance('panel')).toBe(panel + 2 * expected_profit);
    expect((await shown(mine.id)).stage).toBe('hand');
    for (const { id } of [mine, guest]) await refund(id, { target: 'auto' });
    expect(await shop.steps(mine.invoice)).toContain('profit_returned');
  });

  it('is not paid back in another way than was shown', async () => {
    const { id } = await paid({ product_id: shop.custom, buyer: shop.member.buyer });
    const has = await shop.memberHas('balance');
    const wish = { target: 'balance', reason: 'Stok salah' };
    const { seen } = (await action(ORDERS, 'refund', id, { ...wish, preview: true })).body.data;
    const other = await action(ORDERS, 'refund', id, { ...wish, target: 'manual', pin: DEMO_PIN, seen });
    expect([other.status, other.body.code]).toEqual([409, 'CHANGED_SINCE_SEEN']);
    expect((await action(ORDERS, 'refund', id, { ...wish, pin: DEMO_PIN, seen })).status).toBe(200);
    expect(await shop.memberHas('balance')).toBeGreaterThan(has);
  });

  it('sends its buyer the state again', async () => {
    const { id } = await paid({ product_id: shop.custom });
    expect((await action(ORDERS, 'notify', id)).status).toBe(200);
    const { invoice } = await shown(id);
    await until('the buyer to be told', async () =>
      (await readMessages()).some(({ text }) => text.includes(invoice)),
    );
  });

  it.each(['retry', 'complete', 'refund', 'notify'])('of another partner knows no "%s"', async (name) => {
    const { id } = await paid({ product_id: shop.custom });
    const input = name === 'refund' ? { target: 'manual', reason: 'coba', pin: DEMO_PIN, seen: 'x' } : {};
    const { body } = await shop.stranger.post(`${ORDERS}/act/${name}`, { key: v7(), ids: [id], ...input });
    expect(body.code).toBe('NOT_FOUND');
  });
});
it('leaves a ledger that verifies', async () => {
  expect(await firstError(shop.server.database)).toBeNull();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerShape, outcomeOf } from '../../../src/platform/adapters/supplier/digiflazz/answer';
import { createDigiflazz } from '../../../src/platform/adapters/supplier/digiflazz/digiflazz';
import { listedOf } from '../../../src/platform/adapters/supplier/digiflazz/price-list';
import { SupplierAwayError } from '../../../src/platform/adapters/supplier/supplier';
import { DIGIFLAZZ, type DigiflazzStandIn, startDigiflazz } from '../../support/digiflazz';

let standIn: DigiflazzStandIn;
let digiflazz: ReturnType<typeof createDigiflazz>;
beforeAll(async () => {
  standIn = await startDigiflazz();
  digiflazz = createDigiflazz({ ...DIGIFLAZZ, url: standIn.url, voucherNumber: '081234567890' });
});
afterAll(() => standIn.close());

const order = (customer: string) => ({
  ...{ id: `ref-${customer}`, sku: 'pln', qty: 1, inputs: [customer], age: 0, bill: null },
});

describe('a response code of Digiflazz', () => {
  const said = (rc: string, status = 'Gagal') => ({
    ...{ rc, status, message: '', price: 1, buyer_last_saldo: 1.5, sn: 'SN' },
  });
  const state = (rc: string, isFirst: boolean, status?: string) =>
    outcomeOf(said(rc, status), { isFirst, age: 0 }).state;

  it('is a success with its status alone', () => {
    expect([state('00', true, 'Sukses'), state('00', true), state('54', true, 'Sukses')]).toEqual([
      'success',
      'pending',
      'pending',
    ]);
  });

  it('is read with blanks around its status, and without a serial number whose digits JSON has rounded', () => {
    const read = (sn: unknown) => answerShape.parse({ ...said('00', 'Sukses '), sn });
    expect(outcomeOf(read('SN-1'), { isFirst: true, age: 0 })).toMatchObject({
      state: 'success',
      sn: 'SN-1',
    });
    expect(read(7197028117684056).sn).toBe('7197028117684056');
    for (const sn of [JSON.parse('12345678901234567890'), 1.5, '-', null]) expect(read(sn).sn).toBeNull();
  });

  it.each(['02', '51', '52', '53', '54', '55', '57', '58', '59', '60', '71', '72', '73', '74'])(
    '%s is a failure, at the first call and at every other',
    (rc) => expect([state(rc, true), state(rc, false)]).toEqual(['failed', 'failed']),
  );

  it.each([
    '40',
    '41',
    '42',
    '43',
    '44',
    '45',
    '47',
    '56',
    '61',
    '62',
    '63',
    '65',
    '66',
    '67',
    '68',
    '69',
    '80',
    '81',
    '82',
    '84',
    '85',
  ])('%s made no transaction: a failure at the first call, a doubt at every other', (rc) =>
    expect([state(rc, true), state(rc, false)]).toEqual(['failed', 'pending']),
  );

  it.each(['01', '03', '49', '50', '70', '83', '99', '04', '', 'XX'])('%s leaves a doubt', (rc) => {
    expect([state(rc, true), state(rc, false), state(rc, true, 'Pending')]).toEqual(Array(3).fill('pending'));
  });

  it.each([
    ['44', 'deposit'],
    ['61', 'deposit'],
    ['45', 'address'],
    ['41', 'key'],
    ['42', 'key'],
    ['82', 'key'],
  ])('%s is for the operator: %s', (rc, trouble) => {
    expect(outcomeOf(said(rc), { isFirst: true, age: 0 })).toMatchObject({ trouble });
    expect(outcomeOf(said(rc), { isFirst: false, age: 0 })).toMatchObject({ trouble, state: 'pending' });
  });
});

describe('a bill at Digiflazz', () => {
  const ask = (customerNo: string) => digiflazz.inquire({ sku: 'pln', customerNo, months: null });

  it('is asked for under a name of ours, and paid and asked about under the same', async () => {
    standIn.bills.set('530000000001', {
      ...{ customer_name: 'BUDI SANTOSO', admin: 2_750, price: 310_000, selling_price: 312_750 },
      desc: {
        lembar_tagihan: 2,
        detail: [
          { periode: '202611', nilai_tagihan: '200000', admin: '2750', denda: '0' },
          { periode: '202610', nilai_tagihan: '100000', admin: '2750', denda: '10000' },
        ],
      },
    });
    const bill = await ask('530000000001');
    if (bill.state !== 'found') throw new Error(bill.state);
    expect(bill).toMatchObject({
      ...{ customerName: 'BUDI SANTOSO', sheets: 2 },
      periods: [
        { period: '2026-10', amount: 100_000, penalty: 10_000 },
        { period: '2026-11', amount: 200_000, penalty: 0 },
      ],
    });
    const payment = { ...order('530000000001'), bill: { reference: bill.reference, amount: 310_000 } };
    expect(await digiflazz.pay(payment)).toMatchObject({ state: 'success' });
    await digiflazz.status(payment);
    expect(standIn.callsFor('530000000001').map(({ commands, ref_id }) => [commands, ref_id])).toEqual([
      ['pay-pasca', bill.reference],
      ['status-pasca', bill.reference],
    ]);
  });

  it('that has no months stands on one sheet, without the fee', async () => {
    standIn.bills.set('0812000', { admin: 2_500, price: 52_000, selling_price: 52_500, periode: '201903' });
    expect(await ask('0812000')).toMatchObject({
      ...{ state: 'found', sheets: 1 },
      periods: [{ period: '2019-03', amount: 50_000, penalty: 0 }],
    });
  });

  it('shows the fee of the whole bill, and what its payment takes from our deposit', async () => {
    standIn.bills.set('0812001', { admin: 5_000, price: 52_000.5, selling_price: 55_000 });
    expect(await ask('0812001')).toMatchObject({ state: 'found', fee: 5_000, cost: 52_001 });
  });

  it('names its customer without signs that no database keeps', async () => {
    standIn.bills.set('0812003', { customer_name: 'BUDI\u0000\n', admin: 0, price: 52_000 });
    expect(await ask('0812003')).toMatchObject({ customerName: 'BUDI' });
  });

  it.each([
    [
      'with other costs of a month has them in its amount',
      [350_000, '202611', '300000', '0', '50000'],
      352_750,
    ],
    [
      'stands on one sheet of its month when its sheets are not the whole',
      [350_000, '202611', '300000', '0', '0'],
      352_750,
    ],
  ] as const)('%s', async (_name, [amount, periode, nilai_tagihan, denda, biaya_lain], selling_price) => {
    const detail = [{ periode, nilai_tagihan, denda, biaya_lain }];
    standIn.bills.set('0812002', { admin: 2_750, price: 351_350, selling_price, desc: { detail } });
    expect(await ask('0812002')).toMatchObject({
      ...{ sheets: 1, periods: [{ period: '2026-11', amount, penalty: 0 }] },
    });
  });

  it('without an amount cannot be paid', async () => {
    for (const price of [null, true, 0, -1]) {
      standIn.bills.set('0812003', { admin: 2_750, price, selling_price: 302_750 });
      expect(await ask('0812003')).toEqual({ state: 'biller-away' });
    }
  });

  it('that comes to nothing is none', async () => {
    standIn.bills.set('0812004', { admin: 2_750, price: 2_750, selling_price: 2_750 });
    expect(await ask('0812004')).toEqual({ state: 'none' });
  });

  it('of an unknown number is none', async () => {
    expect(await ask('1')).toEqual({ state: 'unknown-number' });
  });
});

describe('a price list of Digiflazz', () => {
  const entry = (over: object) => ({
    ...{ product_name: '5 Diamond', category: 'Games', brand: 'MOBILE LEGENDS', buyer_sku_code: 'ml5' },
    ...{ buyer_product_status: true, seller_product_status: true, ...over },
  });
  const nothing = [null, '', false, true, [1_500], '0x10', '1.500', 'Rp 1500', 1_500.5, -5, undefined];

  it.each([1_500, '1500'])('tells the price %j', (price) => {
    expect(listedOf([entry({ price })], false)).toMatchObject({ items: [{ price: 1_500 }], unread: 0 });
  });

  it.each([...nothing, 0, 1e12])('leaves out what costs %j, and counts it', (price) => {
    expect(listedOf([entry({ price })], false)).toEqual({ items: [], unread: 1 });
  });

  it.each(nothing)('leaves out a bill whose fee or commission is %j, and counts it', (odd) => {
    const list = [entry({ admin: odd, commission: 500 }), entry({ admin: 2_500, commission: odd })];
    expect(listedOf(list, true)).toEqual({ items: [], unread: 2 });
  });

  it('is read without signs that no database keeps, and without what has them in its code', () => {
    const odd = { price: 1_500, product_name: '5\u0000Dia\ud800mond\n', type: '\u0007Umum' };
    expect(listedOf([entry(odd), entry({ ...odd, buyer_sku_code: 'ml\u00005' })], false)).toMatchObject({
      items: [{ name: '5 Dia mond', type: 'Umum' }],
      unread: 1,
    });
  });

  it('returns a bill without a fee', () => {
    expect(listedOf([entry({ admin: 0, commission: '0' })], true).items).toMatchObject([
      { admin_fee: 0, commission: 0 },
    ]);
  });
});

describe('Digiflazz', () => {
  it('gets nothing of an order that it cannot deliver at once', async () => {
    expect(await digiflazz.place({ ...order('0811'), qty: 2 })).toMatchObject({ state: 'failed' });
    expect(standIn.callsFor('0811')).toEqual([]);
  });

  it('returns what is left of our deposit, or why it does not speak to us', async () => {
    expect(await digiflazz.deposit()).toEqual({ state: 'open', deposit: 5_000_000 });
    const other = createDigiflazz({
      ...DIGIFLAZZ,
      apiKey: 'kunci-lain',
      url: standIn.url,
      voucherNumber: '0',
    });
    expect(await other.deposit()).toEqual({ state: 'refused', trouble: 'key' });
    const nobody = createDigiflazz({ ...DIGIFLAZZ, url: 'http://127.0.0.1:9', voucherNumber: '0' });
    await expect(nobody.deposit()).rejects.toThrow(SupplierAwayError);
    expect(await nobody.place(order('0812'))).toMatchObject({ state: 'pending' });
  });

  it('pings without a word about any order', () => {
    const raw = Buffer.from(JSON.stringify({ sed: 'x', hook_id: '1', hook: {} }));
    expect(digiflazz.parseCallback({}, raw)).toEqual({ refused: 'signature' });
  });
});

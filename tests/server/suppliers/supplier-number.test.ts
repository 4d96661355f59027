import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateTransactionInput } from '../../../src/topics/orders/contract/transaction';
import { openBills } from '../../support/bills';
import type { DigiflazzStandIn, Turn } from '../../support/digiflazz';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import { PIN, type Shop } from '../../support/shop';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';
import { until } from '../../support/until';

const BALANCE = 5_000_000;

describe('the number that a supplier delivers', () => {
  let digiflazz: DigiflazzStandIn;
  let server: TestServer;
  let close: SuppliedShop['close'];
  let shop: Shop;
  let customers = 7_000;

  beforeAll(async () => {
    ({ digiflazz, server, shop, close } = await openSuppliedShop());
    await openBills(server.database, shop);
  });
  afterAll(() => close?.());

  const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);
  type Partner = Awaited<ReturnType<Shop['openPartner']>>;

  /** A bought order and its visible number. */
  function watch(actor: Partner, { id, code }: { id: string; code: string }) {
    server.services.worker.wake();
    const now = () => shop.transactions.one(actor, id);
    const attempt = async () => {
      const [row] = await sql(
        'select reference, calls, state, answer_code from supplier_attempts where transaction_id = $1::uuid',
        [id],
      );
      return row;
    };
    return {
      ...{ actor, id, code, now, attempt },
      ended: () => until('the order ends', async () => (await now()).status !== 1 && now()),
      /** It was checked and waits. */
      rests: () =>
        until('the order rests', async () => {
          const rows = await sql(
            `select 1 from supplier_attempts a join jobs j on j.ref_id = a.transaction_id and j.kind = 'fulfil'
             where a.transaction_id = $1::uuid and a.answer is not null and j.locked_until is null and j.run_at > now()`,
            [id],
          );
          return rows.length > 0;
        }),
      later: async () => {
        await sql(
          `update supplier_attempts set asked_at = asked_at - interval '2 minutes', answer = null
           where transaction_id = $1::uuid`,
          [id],
        );
        await sql(`update jobs set run_at = now() where ref_id = $1::uuid and kind = 'fulfil'`, [id]);
        server.services.worker.wake();
      },
      callback: async (sn: string, price?: number) =>
        digiflazz.callBack(server.url, String((await attempt())?.reference), {
          ...{ rc: '00', sn },
          ...(price !== undefined && { price }),
        }),
      notices: async () =>
        (await sql('select kind from operator_notices where ref = $1', [code])).map(({ kind }) => kind),
    };
  }

  async function buy(over: Partial<CreateTransactionInput>, customer: string, ...turns: Turn[]) {
    digiflazz.ends(customer, ...turns);
    const actor = await shop.openPartner(BALANCE);
    const { order } = await shop.transactions.create(actor, v7(), shop.order(customer.slice(4), over));
    return watch(actor, order);
  }
  const buyCode = (...turns: Turn[]) =>
    buy(
      { brand_id: shop.voucher.brand, variation_id: shop.voucher.item, form_values: {} },
      '081234567890',
      ...turns,
    );
  const buyGame = (...turns: Turn[]) => buy({}, `9900${++customers}`, ...turns);

  test('is waited for where it is the goods themselves: a code without one is nothing', async () => {
    const order = await buyCode({ rc: '00', sn: 'Menunggu SN' });
    await order.rests();
    expect(await order.now()).toMatchObject({ status: 1, voucher_codes: [] });
    for (const standIn of ['', '-', '0', 'N/A']) expect(await order.callback(standIn)).toBe(200);
    expect((await order.now()).status).toBe(1);
    expect(await order.callback('ABCD-EFGH-JKMN-PQRS')).toBe(200);
    expect(await order.now()).toMatchObject({ status: 2, sn: null, voucher_codes: ['••••••PQRS'] });
  });

  test('is waited for by a meter, and asked for until it is there', async () => {
    await sql(`update brands set key = 'token-pln' where id = $1::uuid`, [shop.game.brand]);
    const order = await buyGame({ rc: '00', sn: '-' });
    await order.rests();
    expect((await order.now()).status).toBe(1);
    digiflazz.answers(String((await order.attempt())?.reference), {
      rc: '00',
      sn: '1111-2222-3333-4444-5555',
    });
    await order.later();
    expect(await order.ended()).toMatchObject({ status: 2, sn: '1111-2222-3333-4444-5555' });
    await sql(`update brands set key = 'mobile-legends' where id = $1::uuid`, [shop.game.brand]);
  });

  test('distinguishes a paid bill from an inquiry', async () => {
    const customer = '530000000003';
    digiflazz.bills.set(customer, {
      ...{ customer_name: 'BUDI', admin: 2_750, price: 301_350, selling_price: 302_750 },
      desc: {
        lembar_tagihan: 1,
        detail: [{ periode: '202611', nilai_tagihan: '300000', admin: '2750', denda: '0' }],
      },
    });
    // The payment call is lost, and later answers equal the inquiry.
    digiflazz.ends(customer, 'dropped', { rc: '00' });
    const actor = await shop.openPartner(BALANCE);
    const { bill } = server.services;
    const { inquiry_id } = await bill.check(actor, { sku: 'PLN-PASCA', customer_no: customer });
    const order = watch(actor, (await bill.pay(actor, v7(), { inquiry_id, pin: PIN })).order);
    await order.rests();
    await order.later();
    await order.rests();
    expect(await order.now()).toMatchObject({ status: 1, sn: null });
    expect(await order.attempt()).toMatchObject({ state: 1, calls: 2, answer_code: '00' });
    expect(digiflazz.callsFor(customer).map(({ commands }) => commands)).toEqual([
      'pay-pasca',
      'status-pasca',
    ]);
    await order.callback('LUNAS-1');
    expect(await order.now()).toMatchObject({ status: 2, sn: 'LUNAS-1' });
  });

  test('is stored without signs that no database keeps, and beside a price that is none', async () => {
    const order = await buyGame({ rc: '03' });
    await order.rests();
    expect(await order.callback('SN\u0000-1\r\n2\u0007', 1e300)).toBe(200);
    expect(await order.now()).toMatchObject({ status: 2, sn: 'SN -1 2' });
  });

  test('may be missing where the goods came without it', async () => {
    const order = await buyGame({ rc: '00' });
    expect(await order.ended()).toMatchObject({ status: 2, sn: null });
  });

  test('that comes after the goods is stored, reported as another version, and never replaced', async () => {
    const order = await buyGame({ rc: '00' });
    await order.ended();
    const version = async () =>
      (await sql('select version from transactions where id = $1::uuid', [order.id]))[0]?.version;
    const before = Number(await version());
    expect(await order.callback('SN-1')).toBe(200);
    expect(await order.now()).toMatchObject({ status: 2, sn: 'SN-1' });
    expect(await order.callback('SN-1')).toBe(200);
    expect(await order.notices()).toEqual([]);
    expect(await order.callback('SN-2')).toBe(200);
    expect((await order.now()).sn).toBe('SN-1');
    expect(await version()).toBe(before + 1);
    expect(await order.notices()).toEqual(['supplier_contradicts']);
  });

  test('of a code is compared with what lies sealed', async () => {
    const order = await buyCode({ rc: '00', sn: 'ABCD-EFGH-JKMN-PQRS' });
    await order.ended();
    await order.callback('ABCD-EFGH-JKMN-PQRS');
    expect(await order.notices()).toEqual([]);
    await order.callback('WXYZ-EFGH-JKMN-PQRS');
    expect(await order.notices()).toEqual(['supplier_contradicts']);
    expect(await order.now()).toMatchObject({ sn: null, voucher_codes: ['••••••PQRS'] });
  });
});

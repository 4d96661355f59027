import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { errorText } from '../../../src/core/text/errors';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import type { BillAnswer } from '../../../src/platform/adapters/supplier/supplier';
import type { Actor } from '../../../src/platform/http/actor';
import { AppError } from '../../../src/platform/http/app-error';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { createSandboxWorld } from '../../../src/topics/developer-api/server/open-api/sandbox-world';
import { FEE, openBills } from '../../support/bills';
import type { DigiflazzStandIn } from '../../support/digiflazz';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import { PIN, type Shop } from '../../support/shop';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';
import { until } from '../../support/until';

const SKU = 'PLN-PASCA';

describe('a bill that a supplier outside pays', () => {
  let digiflazz: DigiflazzStandIn;
  let server: TestServer;
  let close: SuppliedShop['close'];
  let shop: Shop;
  let actor: Actor;
  let customers = 0;

  beforeAll(async () => {
    ({ digiflazz, server, shop, close } = await openSuppliedShop());
    await openBills(server.database, shop);
    actor = await shop.openPartner(10_000_000);
  });
  afterAll(() => close?.());

  /** A customer with a bill; `sheets` are rupiah per month. */
  function owes(
    amounts: { admin: number; price: number; selling_price: number },
    sheets: number[] = [300_000],
    desc: object = {},
  ): string {
    customers += 1;
    const customer = `53${String(customers).padStart(10, '0')}`;
    const detail = sheets.map((nilai_tagihan, at) => ({
      ...{ periode: `20261${at}`, nilai_tagihan: String(nilai_tagihan), admin: '2750', denda: '0' },
    }));
    const lembar_tagihan = sheets.length;
    digiflazz.bills.set(customer, {
      ...{ customer_name: 'BUDI', ...amounts, desc: { lembar_tagihan, detail, ...desc } },
    });
    return customer;
  }
  const ask = (customer_no: string) => server.services.bill.check(actor, { sku: SKU, customer_no });
  const refusal = (action: Promise<unknown>) =>
    action.then(
      () => 'none',
      (error) => (error instanceof AppError ? error.code : String(error)),
    );
  const balance = async () => (await shop.ledger.balanceOf(actor.partnerId, 'main')).balance;
  const notices = () =>
    query(server.database, 'select kind, ref, times, text from operator_notices order by kind', []);
  const paid = async (inquiry_id: string) => {
    const { order } = await server.services.bill.pay(actor, v7(), { inquiry_id, pin: PIN });
    server.services.worker.wake();
    return until('the payment ends', async () => {
      const seen = await shop.transactions.one(actor, order.id);
      return seen.status !== 1 && seen;
    });
  };

  test('costs what our list promises where the supplier leaves us as much', async () => {
    const found = await ask(owes({ admin: 2_750, price: 301_350, selling_price: 302_750 }));
    expect(found).toMatchObject({
      ...{ bill_amount: 300_000, admin_fee: FEE.admin, commission: FEE.commission, total: 301_350 },
    });
  });

  test('has the fee that the supplier sends, and none of it is given away that is not left to us', async () => {
    const found = await ask(owes({ admin: 5_000, price: 305_000, selling_price: 305_000 }));
    expect(found).toMatchObject({ bill_amount: 300_000, admin_fee: 5_000, commission: 0, total: 305_000 });
    const before = await balance();
    expect(await paid(found.inquiry_id)).toMatchObject({
      ...{ status: 2, selling_total: 305_000, resale_total: 305_000 },
      bill: { admin_fee: 5_000, commission: 0 },
    });
    expect(before - (await balance())).toBe(305_000);
  });

  test('shares the commission that the supplier pays once for all its sheets', async () => {
    const months = [300_000, 300_000, 300_000];
    const found = await ask(owes({ admin: 8_250, price: 906_850, selling_price: 908_250 }, months));
    expect(found).toMatchObject({ bill_count: 3, admin_fee: 8_250, commission: 1_400, total: 906_850 });
    expect(found.periods.map(({ period }) => period)).toEqual(['2026-10', '2026-11', '2026-12']);
  });

  test('has a fee once if it is sent once for all its sheets', async () => {
    const bill = { admin: 2_750, price: 151_350, selling_price: 152_750 };
    const found = await ask(owes(bill, [], { lembar_tagihan: 3, detail: [{ periode: '01' }] }));
    expect(found).toMatchObject({ bill_count: 3, bill_amount: 150_000, admin_fee: 2_750, total: 151_350 });
  });

  test('is charged for everything that its customer owes, sheets or not', async () => {
    const other = [{ periode: '202611', nilai_tagihan: '300000', denda: '0', biaya_lain: '50000' }];
    const bill = { admin: 2_750, price: 351_350, selling_price: 352_750 };
    for (const customer of [owes(bill, [], { detail: other }), owes(bill, [300_000])]) {
      expect(await ask(customer)).toMatchObject({ bill_amount: 350_000, total: 351_350 });
    }
  });

  test('that would be paid at a loss is refused like one whose biller is away, and reported to the operator once', async () => {
    const customer = owes({ admin: 2_750, price: 303_000, selling_price: 302_750 });
    expect(await refusal(ask(customer))).toBe('BILLER_AWAY');
    const typed = { line: `${SKU} ${customer}`, again: false, ported: false };
    const { rows } = await server.services.bulkOrder.check(actor, { rows: [typed] });
    expect(rows).toMatchObject([{ bill: null, problem: errorText('BILLER_AWAY') }]);
    expect(await notices()).toEqual([
      {
        ...{ kind: 'supplier_bill_cost', ref: SKU, times: 2 },
        text: `Tagihan PLN-PASCA ditolak sebelum dibayar: pemasok memotong ${rupiah(303_000)}, pelanggan membayar ${rupiah(302_750)}. Periksa biayanya di sana.`,
      },
    ]);
    expect(digiflazz.callsFor(customer)).toEqual([]);
  });

  test('a bill of the sandbox that would be paid at a loss is refused alike, and not reported', async () => {
    const before = await notices();
    const bill: BillAnswer = {
      ...{ state: 'found', reference: 'R', customerName: 'BUDI', sheets: 1, fee: 2_500, cost: 900_000 },
      periods: [{ period: '2026-11', amount: 300_000, penalty: 0 }],
    };
    const world = createSandboxWorld({
      ...{ database: server.database, onOrder: () => undefined },
      supplier: { ...createSandboxSupplier(), inquire: async () => bill },
    });
    const program = {
      ...actor,
      tokenId: v7(),
      label: 'Uji',
      environment: 'sandbox',
      discount: 0,
      now: 0,
    } as const;
    const wish = { sku: SKU, customer_no: '530000000000' };
    expect(await refusal(world.inquire(program, wish))).toBe('BILLER_AWAY');
    expect(await notices()).toEqual(before);
  });

  test('that costs more than our deposit is refused until there is enough', async () => {
    const customer = owes({ admin: 2_750, price: 301_350, selling_price: 302_750 });
    const { poll } = server.services.supply.standing;
    digiflazz.desk.deposit = 301_349;
    await poll();
    expect(await refusal(ask(customer))).toBe('Error: the deposit does not pay this order');
    digiflazz.desk.deposit = 5_000_000;
    await poll();
    expect(await refusal(ask(customer))).toBe('none');
  });

  test('that takes more when it is paid than announced is paid, and reported to the operator', async () => {
    const customer = owes({ admin: 2_750, price: 301_350, selling_price: 302_750 });
    const found = await ask(customer);
    digiflazz.ends(customer, { rc: '00', sn: 'LUNAS-2', price: 304_000 });
    const order = await paid(found.inquiry_id);
    expect(order).toMatchObject({ status: 2, selling_total: 301_350 });
    expect((await notices()).filter(({ kind }) => kind === 'supplier_loss')).toEqual([
      {
        ...{ kind: 'supplier_loss', ref: SKU, times: 1 },
        text: `digiflazz memotong ${rupiah(304_000)} untuk ${order.code} (PLN-PASCA), mitra membayar ${rupiah(301_350)}. Periksa harga dan rutenya.`,
      },
    ]);
    expect(await firstError(server.database)).toBeNull();
  });
});

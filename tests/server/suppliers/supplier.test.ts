import { describe, expect, test } from 'vitest';
import { plnTokenOf } from '../../../src/core/format/pln-token';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';

const supplier = createSandboxSupplier();
const order = (ending: string, age: number, qty = 1) => ({
  id: '01a1fd68-3b06-76f6-9ac5-bf657cf743f0',
  sku: 'ML-86',
  qty,
  inputs: ending ? [`9900${ending}`, '2614'] : [],
  age,
  bill: null,
});

describe('the sandbox supplier decides by the last four digits of the first input', () => {
  test.each([
    ['1230', { state: 'success', voucherCodes: [] }],
    ['1231', { state: 'success', sn: null }],
    ['1232', { state: 'failed', reason: 'NOMOR_SALAH' }],
    ['1238', { state: 'partial', undeliveredBps: 5_000 }],
  ])('%s ends at once', async (ending, outcome) => {
    expect(await supplier.place(order(ending, 0))).toMatchObject(outcome);
  });

  test('1230 delivers a serial number, 1231 and vouchers a code for each piece', async () => {
    expect(await supplier.place(order('1230', 0))).toMatchObject({ sn: expect.stringMatching(/^\d{16}$/) });
    for (const pieces of [order('1231', 0, 3), order('', 5_000, 3)]) {
      const outcome = await supplier.place(pieces);
      if (outcome.state !== 'success') throw new Error(outcome.state);
      expect(outcome.sn).toBeNull();
      expect(new Set(outcome.voucherCodes).size).toBe(3);
      for (const code of outcome.voucherCodes)
        expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    }
  });

  test('Token PLN is twenty digits with the name of its check, tariff, power and kWh', async () => {
    const inputs = ['14051091230'];
    const outcome = await supplier.place({ ...order('1230', 0), sku: 'PLN-20000', inputs });
    const checked = await supplier.checkNickname({ brandKey: 'token-pln', inputs });
    if (outcome.state !== 'success') throw new Error(outcome.state);
    expect(plnTokenOf(outcome.sn ?? '')).toEqual({
      token: expect.stringMatching(/^\d{20}$/),
      name: checked?.nickname.toUpperCase(),
      tariff: expect.stringMatching(/^R1M?$/),
      power: expect.stringMatching(/^\d+ VA$/),
      kwh: '13,3 kWh',
    });
  });

  test.each([
    ['1233', { state: 'success' }],
    ['1234', { state: 'failed' }],
  ])('%s is pending for 15 seconds', async (ending, outcome) => {
    expect(await supplier.status(order(ending, 14_000))).toEqual({ state: 'pending', checkAfter: 1_000 });
    expect(await supplier.status(order(ending, 15_000))).toMatchObject(outcome);
  });

  test('1235 stays pending', async () => {
    expect(await supplier.status(order('1235', 30 * 86_400_000))).toMatchObject({ state: 'pending' });
  });

  test('anything else succeeds within 1 to 3 seconds, the same however often one asks', async () => {
    expect(await supplier.place(order('5555', 999))).toMatchObject({ state: 'pending' });
    const first = await supplier.status(order('5555', 3_000));
    expect(first).toMatchObject({ state: 'success' });
    expect(await createSandboxSupplier().place(order('5555', 9_000))).toEqual(first);
  });

  test.each([
    ['1236', { state: 'available', price: 20_300 }],
    ['1237', { state: 'out-of-stock' }],
    ['1239', { state: 'disturbed' }],
    ['5555', { state: 'available', price: 19_700 }],
  ])('%s is quoted before any money moves', async (ending, quote) => {
    expect(await supplier.quote({ sku: 'ML-86', inputs: [`9900${ending}`], price: 19_700 })).toEqual(quote);
  });

  test('an account has one nickname, and 1232 is no account', async () => {
    const ask = (inputs: string[]) => supplier.checkNickname({ brandKey: 'mobile-legends', inputs });
    const found = await ask(['99005555', '2614']);
    expect(found?.nickname).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d\d$/);
    expect(await ask(['99005555', '2614'])).toEqual(found);
    expect(await ask(['99001232', '2614'])).toBeNull();
  });
});

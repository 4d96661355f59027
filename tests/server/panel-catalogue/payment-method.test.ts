import { describe, expect, it } from 'vitest';
import { gatewayMethods } from '../../../src/topics/payments/server/methods';
import { shopRecords } from '../../support/shop-records';

const shop = shopRecords();
const send = (given: Record<string, unknown>) => shop.send('payment-method', given);

describe('a way to pay at a website', () => {
  it('whose fee no one gave to anybody is paid by its buyer, except QRIS', async () => {
    const wish = { source: 'platform', group: undefined, fee_bearer: undefined };
    const va = await send({ ...wish, code: 'BRIVA' });
    const qris = await send({ ...wish, code: 'QRIS' });

    expect(va.body.data).toMatchObject({ group: 'va', fee_flat: 1_750, fee_bearer: 'buyer' });
    expect(qris.body.data).toMatchObject({ group: 'qris', fee_bearer: 'shop' });
  });

  it('is paid by its shop where it was so chosen, and always where it is QRIS', async () => {
    const va = await send({ source: 'platform', code: 'BNIVA', fee_bearer: 'shop' });
    const qris = await send({ source: 'manual', group: 'qris', fee_bearer: 'buyer' });
    expect([va.body.data.fee_bearer, qris.body.data.fee_bearer]).toEqual(['shop', 'shop']);
  });

  it('is picked among all that the platform knows', () => {
    const { code } = shop.resource('payment-method').fields;
    const offered = code?.kind === 'text' ? code.choices?.map(({ value }) => value) : [];
    expect(offered?.toSorted()).toEqual(gatewayMethods.map((method) => method.code).toSorted());
  });

  it('costs what the platform says where it is one of the platform, whatever is sent', async () => {
    const wish = { source: 'platform', group: 'va', fee_flat: 0, fee_percent: 0 };
    const wallet = await send({ ...wish, code: 'DANA' });
    const unknown = await send({ ...wish, code: 'GRATIS' });
    const own = await send({ ...wish, source: 'manual', code: 'SENDIRI', fee_flat: 500 });

    expect(wallet.body.data).toMatchObject({ group: 'ewallet', fee_percent: 1.5 });
    expect(unknown.body.errors).toEqual({ code: [expect.stringMatching(/^Kode metode platform: BCAVA, /)] });
    expect(own.body.data).toMatchObject({ group: 'va', fee_flat: 500, fee_percent: 0 });
  });
});

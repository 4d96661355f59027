import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hmac } from '../../../src/platform/adapters/payment/hmac';
import { type Charge, GatewayError } from '../../../src/platform/adapters/payment/payment';
import { createTripay } from '../../../src/platform/adapters/payment/tripay';

/** Formats of https://tripay.co.id/developer with our values. */
const transaction = (over: Record<string, unknown> = {}) => ({
  reference: 'T0001000000000000006',
  merchant_ref: charge.reference,
  payment_selection_type: 'static',
  payment_method: 'BRIVA',
  payment_name: 'BRI Virtual Account',
  customer_name: 'Budi Santoso',
  customer_email: 'budi@demo.test',
  customer_phone: '6281200000001',
  callback_url: 'https://portal.test/v1/callback/payment/tripay',
  return_url: null,
  amount: 501_750,
  fee_merchant: 1_750,
  fee_customer: 0,
  total_fee: 1_750,
  amount_received: 500_000,
  pay_code: '57585748548596587',
  pay_url: null,
  checkout_url: 'https://tripay.co.id/checkout/T0001000000000000006',
  status: 'UNPAID',
  expired_time: 1_795_300_000,
  order_items: [{ sku: 'TU', name: 'Top up', price: 501_750, quantity: 1, subtotal: 501_750 }],
  instructions: [{ title: 'Internet Banking', steps: ['Login'] }],
  qr_string: null,
  qr_url: null,
  ...over,
});

const charge: Charge = {
  reference: v7(),
  code: 'TU-261121-7F2K',
  title: 'Top up TU-261121-7F2K',
  method: 'BRIVA',
  kind: 'va',
  brand: 'BRI',
  amount: 501_750,
  expiresAt: '2026-11-22T05:06:40.000Z',
  customer: { name: 'Budi Santoso', email: 'budi@demo.test', phone: '6281200000001' },
};

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

let server: Server;
let answer: { status: number; body: string };
/** Data by path, in place of `answer`. */
let byPath: Record<string, unknown> | null = null;
let seen: Seen[];
const says = (data: unknown, status = 200) => {
  answer = { status, body: JSON.stringify({ success: true, message: '', data }) };
};

const KEYS = {
  apiKey: 'DEV-api',
  privateKey: 'private-key',
  merchantCode: 'T0001',
  email: 'keuangan@lumbung.test',
  mode: 'sandbox' as const,
};
let tripay: ReturnType<typeof createTripay>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { method, url, headers } = request;
    seen.push({ method, url, authorization: headers.authorization, body: text ? JSON.parse(text) : {} });
    if (byPath) says(byPath[url?.split('?')[0] ?? '']);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  tripay = createTripay({ ...KEYS, baseUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen = [];
});

describe('asking Tripay for a payment', () => {
  it('sends the order signed, and reads the number to pay at', async () => {
    says(transaction());
    expect(await tripay.create(charge)).toEqual({
      gatewayReference: 'T0001000000000000006',
      payment: { kind: 'va', bank: 'BRI', va_number: '57585748548596587' },
      expiresAt: new Date(1_795_300_000_000).toISOString(),
    });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/transaction/create',
        authorization: 'Bearer DEV-api',
        body: {
          method: 'BRIVA',
          merchant_ref: charge.reference,
          amount: 501_750,
          customer_name: 'Budi Santoso',
          expired_time: Date.parse(charge.expiresAt) / 1000,
          order_items: [{ sku: charge.code, name: charge.title, price: 501_750, quantity: 1 }],
          signature: hmac('private-key', `T0001${charge.reference}501750`),
        },
      },
    ]);
  });

  it('names the house for a payer without an e-mail address, which Tripay requires', async () => {
    says(transaction());
    await tripay.create({ ...charge, customer: { name: 'Rama', email: null, phone: null } });
    expect(seen[0]?.body).toMatchObject({ customer_name: 'Rama', customer_email: KEYS.email });
    expect(seen[0]?.body).not.toHaveProperty('customer_phone');
  });

  it.each([
    ['qris', { qr_string: '00020101…', pay_code: null }, { kind: 'qris', qr_string: '00020101…' }],
    ['retail', { pay_code: '9912345' }, { kind: 'retail', outlet: 'Toko', code: '9912345' }],
    [
      'ewallet',
      { pay_code: null, pay_url: 'https://tripay.co.id/pay/1' },
      { kind: 'ewallet', wallet: 'Toko', deeplink: 'https://tripay.co.id/pay/1' },
    ],
  ] as const)('reads what to pay with by %s', async (kind, over, payment) => {
    says(transaction(over));
    expect((await tripay.create({ ...charge, kind, brand: 'Toko' })).payment).toEqual(payment);
  });

  it.each([
    ['a fee that it adds for the payer', () => says(transaction({ amount: 503_500, fee_customer: 1_750 }))],
    ['a fee of the payer beside the amount', () => says(transaction({ fee_customer: 1_750 }))],
    ['no number to pay at', () => says(transaction({ pay_code: null }))],
    [
      'a refusal',
      () => {
        answer = { status: 400, body: JSON.stringify({ success: false, message: 'Invalid signature' }) };
      },
    ],
    [
      'a page that is no JSON',
      () => {
        answer = { status: 502, body: '<html>' };
      },
    ],
    ['another shape', () => says({ id: 1 })],
  ])('fails as the gateway on %s', async (_words, arrange) => {
    arrange();
    await expect(tripay.create(charge)).rejects.toThrow(GatewayError);
  });

  it('fails as the gateway when no one answers', async () => {
    const nobody = createTripay({ ...KEYS, baseUrl: 'http://127.0.0.1:9' });
    await expect(nobody.create(charge)).rejects.toThrow(GatewayError);
  });

  it('never opens a wallet by a link that is not https', async () => {
    says(transaction({ pay_code: null, pay_url: 'javascript:alert(1)' }));
    await expect(tripay.create({ ...charge, kind: 'ewallet' })).rejects.toThrow(/not safe/);
  });
});

describe('asking Tripay again after an answer that was lost', () => {
  it.each([
    ['the charge that it has for the reference', [transaction()], 'T0001000000000000006'],
    ['nothing when it has none', [], undefined],
    ['nothing when it has another one alone', [transaction({ merchant_ref: v7() })], undefined],
  ])('finds %s', async (_words, list, reference) => {
    byPath = { '/merchant/transactions': list, '/transaction/detail': transaction() };
    const found = await tripay.find(charge);
    byPath = null;
    expect(found?.gatewayReference).toBe(reference);
    expect(seen[0]?.url).toBe(`/merchant/transactions?merchant_ref=${charge.reference}`);
  });
});

describe('what Tripay calls back', () => {
  const callback = (over: Record<string, unknown> = {}) =>
    Buffer.from(
      JSON.stringify({
        reference: 'T0001000000000000006',
        merchant_ref: charge.reference,
        payment_method: 'BRI Virtual Account',
        payment_method_code: 'BRIVA',
        total_amount: 501_750,
        fee_merchant: 1_750,
        fee_customer: 0,
        total_fee: 1_750,
        amount_received: 500_000,
        is_closed_payment: 1,
        status: 'PAID',
        paid_at: 1_795_200_000,
        note: null,
        ...over,
      }),
    );
  const headersOf = (raw: Buffer, key = 'private-key') => ({
    'x-callback-event': 'payment_status',
    'x-callback-signature': hmac(key, raw),
  });

  it.each([
    ['PAID', 'paid'],
    ['EXPIRED', 'expired'],
    ['FAILED', 'failed'],
    ['REFUND', 'refunded'],
  ])('is read when it is signed: %s', async (status, word) => {
    const raw = callback({ status });
    expect(await tripay.verify(headersOf(raw), raw)).toEqual({
      event: {
        eventId: `T0001000000000000006:${status}:501750`,
        reference: charge.reference,
        gatewayReference: 'T0001000000000000006',
        status: word,
        amount: 501_750,
        paidAt: new Date(1_795_200_000_000).toISOString(),
      },
    });
  });

  it('is refused with another key, another body or without a signature', async () => {
    const raw = callback();
    const refused = { refused: 'signature' };
    expect(await tripay.verify(headersOf(raw, 'another'), raw)).toEqual(refused);
    expect(await tripay.verify(headersOf(raw), callback({ total_amount: 501_751 }))).toEqual(refused);
    expect(await tripay.verify({ 'x-callback-event': 'payment_status' }, raw)).toEqual(refused);
  });

  it('is unreadable when it is signed but of another event or shape', async () => {
    const raw = callback();
    const unreadable = { refused: 'unreadable' };
    expect(await tripay.verify({ ...headersOf(raw), 'x-callback-event': 'other' }, raw)).toEqual(unreadable);
    const odd = Buffer.from('{"hello": 1}');
    expect(await tripay.verify(headersOf(odd), odd)).toEqual(unreadable);
  });
});

describe('asking Tripay what became of a payment', () => {
  it('returns a paid one', async () => {
    says(transaction({ status: 'PAID', paid_at: 1_795_200_000 }));
    expect(await tripay.status('T0001000000000000006')).toMatchObject({
      reference: charge.reference,
      status: 'paid',
      amount: 501_750,
      eventId: 'T0001000000000000006:PAID:501750',
    });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/transaction/detail?reference=T0001000000000000006',
    });
  });

  it('returns nothing for an unpaid one', async () => {
    says(transaction());
    expect(await tripay.status('T0001000000000000006')).toBeNull();
  });
});

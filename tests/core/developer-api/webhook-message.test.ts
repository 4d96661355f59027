import { describe, expect, it } from 'vitest';
import { messageText, type WebhookFacts } from '../../../src/topics/developer-api/contract/webhook-message';

const ID = '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f6f';
const timestamp = '2026-11-25T03:20:02.000Z';

const order = {
  ...{ id: ID, code: 'TRX-1', ref_id: 'INV-1', product_name: 'Mobile Legends', item_name: '86 Diamonds' },
  ...{ sku: 'ML-86', destination: '12345678 (2614)', qty: 1, selling_total: 19_500, sn: null },
  ...{ status: 1, refunded: 0, refund_amount: 0, status_reason_code: null, voucher_codes: [] },
  ...{ created_at: '2026-11-25T10:20:00.123999+07:00', finished_at: null },
};
const item = {
  ...{ id: ID, sku: 'ML-86', brand: 'Mobile Legends', name: '86 Diamonds' },
  ...{ base_price: 20_001, old_base_price: 20_000, status: 2, old_status: 1 },
  ...{ admin_fee: null, old_admin_fee: null, commission: null, old_commission: null },
};

/** Stored facts, and the `data` that endpoints receive at a tier discount of 1.5 %. */
const cases: [string, WebhookFacts, string][] = [
  [
    'an order, with instants in milliseconds',
    {
      type: 'transaction.created',
      data: { ...order, nickname: 'Sang Juara', version: 3 },
    },
    `{"id":"${ID}","sn":null,"qty":1,"sku":"ML-86","code":"TRX-1","item":"86 Diamonds","brand":"Mobile Legends","total":19500,"reason":null,"ref_id":"INV-1","status":1,"version":3,"nickname":"Sang Juara","refunded":0,"created_at":"2026-11-25T03:20:00.123Z","destination":"12345678 (2614)","finished_at":null,"refund_amount":0,"voucher_codes":[]}`,
  ],
  [
    'a sandbox order, which has no nickname and no version',
    {
      type: 'transaction.updated',
      data: {
        ...{ ...order, status: 2, voucher_codes: ['••••••PQRS'] },
        finished_at: '2026-11-25T03:20:02+00:00',
      },
    },
    `{"id":"${ID}","sn":null,"qty":1,"sku":"ML-86","code":"TRX-1","item":"86 Diamonds","brand":"Mobile Legends","total":19500,"reason":null,"ref_id":"INV-1","status":2,"version":2,"nickname":null,"refunded":0,"created_at":"2026-11-25T03:20:00.123Z","destination":"12345678 (2614)","finished_at":"2026-11-25T03:20:02.000Z","refund_amount":0,"voucher_codes":["••••••PQRS"]}`,
  ],
  [
    'a top up',
    {
      type: 'topup.paid',
      data: {
        ...{ id: ID, code: 'TU-1', amount: 50_000, invoice_paid_amount: 50_700, method_name: 'QRIS' },
        ...{ status: 2, balance_after: null, paid_at: '2026-11-25T03:20:00.000001+00:00' },
      },
    },
    `{"id":"${ID}","code":"TU-1","amount":50000,"method":"QRIS","status":2,"paid_at":"2026-11-25T03:20:00.000Z","paid_amount":50700,"balance_after":null}`,
  ],
  [
    'a low balance',
    { type: 'balance.low', data: { balance: 99_500, threshold: 100_000, version: 41 } },
    '{"balance":99500,"version":41,"threshold":100000}',
  ],
  [
    'a price, at the tier of the receiver',
    { type: 'product.price_changed', data: item },
    `{"id":"${ID}","sku":"ML-86","item":"86 Diamonds","brand":"Mobile Legends","price":19701,"status":2,"admin_fee":null,"old_price":19700,"commission":null,"old_status":1,"old_admin_fee":null,"old_commission":null}`,
  ],
  [
    'the status of a bill, which has no price',
    {
      type: 'product.status_changed',
      data: { ...item, base_price: null, old_base_price: null, admin_fee: 2_750, old_admin_fee: 2_500 },
    },
    `{"id":"${ID}","sku":"ML-86","item":"86 Diamonds","brand":"Mobile Legends","price":null,"status":2,"admin_fee":2750,"old_price":null,"commission":null,"old_status":1,"old_admin_fee":2500,"old_commission":null}`,
  ],
  [
    'an answered ticket',
    {
      type: 'ticket.replied',
      data: {
        ...{ id: ID, code: 'TK-1', subject: 'Bantuan', status: 3, message: 'Sudah.' },
        replied_at: '2026-11-25T04:00:00.5+00:00',
      },
    },
    `{"id":"${ID}","code":"TK-1","status":3,"message":"Sudah.","subject":"Bantuan","replied_at":"2026-11-25T04:00:00.500Z"}`,
  ],
  ['a ping', { type: 'ping', data: {} }, '{}'],
];

describe('the text of a webhook message', () => {
  it.each(cases)('is built from the facts of %s', (_what, { type, data: facts }, data) => {
    // Stored rows have columns that no message contains.
    const stored = { ...facts, request_hash: 'x' };
    expect(messageText({ type, timestamp, data: stored }, 150)).toBe(
      `{"type":"${type}","timestamp":"${timestamp}","data":${data}}`,
    );
  });
});

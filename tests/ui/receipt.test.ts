import { describe, expect, it } from 'vitest';
import type { TransactionDetail } from '../../src/core/contract/transaction';
import { rupiah } from '../../src/core/format/money';
import { receiptOf, receiptText } from '../../src/pages/detail-transaction/receipt-content';
import { receiptPage } from '../../src/pages/detail-transaction/receipt-page';

const order: TransactionDetail = {
  id: '0199a000-0000-7000-8000-000000000001',
  code: 'TRX-261121-8F3K',
  product_name: 'Mobile Legends',
  product_key: 'mobile-legends',
  product_image: null,
  monogram: 'ML',
  item_name: '172 Diamond',
  date: '2026-11-21T05:04:43.000Z',
  selling_total: 39_500,
  unit_price: 39_500,
  status: 2,
  refunded: 0,
  parent_category_id: '0199a000-0000-7000-8000-000000000002',
  qty: 1,
  ref_id: 'H2H-261121-0187',
  order_param: [{ alias: 'User ID', value: '128845097' }],
  nickname: 'RizkyTheGreat',
  customer_name: null,
  note: 'Titipan',
  source: 1,
  actor_name: 'Rizky',
  sn: 'MLBB-S271-90418-8823',
  voucher_codes: [],
  status_reason_code: null,
  finished_at: '2026-11-21T05:04:51.000Z',
  balance_before: 4_825_500,
  balance_after: 4_786_000,
  refund_amount: 0,
  refund_at: null,
  sla_seconds: 60,
  is_late: false,
  history: [],
} as unknown as TransactionDetail;

const printed = (change: Partial<TransactionDetail> = {}, price = 43_000) =>
  receiptOf({ ...order, ...change }, { shop: 'Toko Rizky', voucherCodes: [], price });

describe('a receipt', () => {
  it('tells what was bought for whom at the price of the shop, and never what the shop paid', () => {
    const text = receiptText(printed());
    expect(text.split('\n').slice(0, 4)).toEqual([
      '*Toko Rizky*',
      '21 Nov 2026 12:04',
      '',
      'No. struk: TRX-261121-8F3K',
    ]);
    expect(text).toContain('User ID: 128845097');
    expect(text).toContain('*Total: Rp 43.000*');
    expect(text).not.toMatch(/39\.500|4\.825\.500|4\.786\.000|Titipan|H2H-261121/);
    expect(receiptText(printed({}, 0))).not.toContain('Rp');
  });

  it('of an order that was refunded says so, and calls itself no proof of a purchase', () => {
    const whole = printed({ status: 4, refunded: 1, sn: null });
    expect(whole.status.word).toBe('Refund');
    expect(whole.total).toEqual({ label: 'Refund', amount: 43_000 });
    expect(receiptText(whole)).toContain('Status: Refund (Dana dikembalikan penuh)');
    expect(whole.closing).toMatch(/bukan bukti pembelian/);
    expect(printed({ status: 4, refunded: 2 }).total?.label).toBe('Total');
    expect(printed({ status: 3 })).toMatchObject({ status: { word: 'Batal' }, total: null });
    expect(printed({ status: 1 }).closing).toMatch(/belum menjadi bukti/);
  });

  it('is as wide as its paper, on a roll as long as its text', () => {
    expect(receiptPage('58', 378)).toBe('@page { size: 58mm 103mm; margin: 0; }');
    expect(receiptPage('80', 378)).toBe('@page { size: 80mm 103mm; margin: 0; }');
    expect(receiptPage('a5', 378)).toBe('@page { size: A5; margin: 0; }');
  });

  it('shows amounts as everywhere, with a space that does not break a message', () => {
    expect(receiptText(printed())).not.toContain('\u00a0');
    expect(rupiah(43_000)).toContain('\u00a0');
  });
});

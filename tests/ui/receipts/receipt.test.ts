import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import type { TransactionDetail } from '../../../src/topics/orders/contract/transaction';
import { knownPrice } from '../../../src/topics/orders/web/detail-transaction/known-price';
import { receiptOf } from '../../../src/topics/orders/web/detail-transaction/receipt-content';
import { receiptPage } from '../../../src/topics/orders/web/detail-transaction/receipt-page';
import { receiptText } from '../../../src/topics/receipts/web/receipt/content';
import { layoutReceipt, type PictureLayout } from '../../../src/topics/receipts/web/receipt/picture-layout';

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

const shop = { name: 'Toko Rizky', logo_url: null, address: null, phone: null, footer: null };

const printed = (change: Partial<TransactionDetail> = {}, price = 43_000) =>
  receiptOf({ ...order, ...change }, { shop, voucherCodes: [], price });

describe('a receipt', () => {
  it('shows what was bought for whom at the price of the shop, and never what the shop paid', () => {
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

  it('names whose meter a token is for once, by the token itself', () => {
    const sn = '8446-1913-2233-8768-7182/SATRIA SENJA/R1/900VA/333,3KWH';
    const text = receiptText(printed({ sn, nickname: 'SATRIA SENJA' }));
    expect(text).toContain('8446 1913 2233 8768 7182');
    expect(text.match(/SATRIA SENJA/g)).toHaveLength(1);
    expect(receiptText(printed())).toContain('RizkyTheGreat');
  });

  it('contains where its shop is found, and its own last words', () => {
    const own = {
      ...shop,
      address: 'Jl. Melati No. 5',
      phone: '6281234567890',
      footer: 'Komplain 1 × 24 jam.',
    };
    const lines = receiptText({ ...printed(), shop: own }).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '*Toko Rizky*',
      'Jl. Melati No. 5',
      '0812-3456-7890',
      '21 Nov 2026 12:04',
    ]);
    expect(lines.at(-1)).toBe('Komplain 1 × 24 jam.');
  });

  it('of a bill has its periods and what adds up to its total, and never the commission', () => {
    const bill = {
      ...{ customer_name: 'BUDI S•••', bill_count: 2, commission: 2_800 },
      ...{ bill_amount: 187_453, penalty: 6_000, admin_fee: 5_500 },
      periods: [
        { period: '2026-10', amount: 90_000, penalty: 6_000 },
        { period: '2026-11', amount: 97_453, penalty: 0 },
      ],
    };
    const change = { bill, nickname: bill.customer_name, sn: '1234567890123456' };
    const text = receiptText(printed(change, 198_953));
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        ...['Nama di tagihan: BUDI S•••', 'Periode: Okt 2026 – Nov 2026', 'Lembar tagihan: 2'],
        ...['Tagihan: Rp 187.453', 'Denda: Rp 6.000', 'Biaya admin: Rp 5.500'],
        ...['Nomor referensi: 1234 5678 9012 3456', '*Total: Rp 198.953*'],
      ]),
    );
    expect(text).not.toMatch(/2\.800|Nickname|SN/);
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

  it('begins with the selling price that was stored with an order, unless it was not sold or is not known', () => {
    const known = (change: Partial<TransactionDetail>) =>
      knownPrice({ ...order, resale_total: 43_000, ...change });
    expect([known({}), known({ status: 1 })]).toEqual([43_000, 43_000]);
    expect([
      known({ status: 3 }),
      known({ status: 4, refunded: 1 }),
      known({ status: 4, refunded: 2 }),
    ]).toEqual([null, null, null]);
    expect(known({ resale_total: null })).toBeNull();
  });

  it('says the selling price of one piece beside the sum, where the sum falls into equal ones', () => {
    const line = (qty: number, price: number) =>
      printed({ qty }, price)
        .rows.find(([label]) => label === 'Harga jual')?.[1]
        .replaceAll('\u00a0', ' ');
    expect([line(1, 43_000), line(2, 43_000), line(3, 43_000)]).toEqual([
      'Rp 43.000',
      '2 × Rp 21.500',
      'Rp 43.000',
    ]);
    expect(line(1, 0)).toBeUndefined();
    expect(printed({ status: 4, refunded: 1 }).rows.map(([label]) => label)).not.toContain('Harga jual');
  });

  describe('as a picture', () => {
    /** A font with letters half as wide as high. */
    const drawn = (
      change: Partial<TransactionDetail> = {},
      logo: { width: number; height: number } | null = null,
    ) => layoutReceipt(printed(change), (text, size) => text.length * size * 0.5, logo);
    const texts = ({ marks }: PictureLayout) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

    it('shows a token of PLN in groups of four, larger than what stands around it', () => {
      const pln = drawn({ sn: '12345678901234567890/SARI/R1/900/13,3' });
      const token = texts(pln).filter(({ text }) => /^\d{4}( \d{4})+$/.test(text));
      expect(token.map(({ text }) => text).join(' ')).toBe('1234 5678 9012 3456 7890');
      const row = texts(pln).find(({ text }) => text === 'Mobile Legends');
      expect(token[0]?.size).toBeGreaterThan(row?.size ?? 0);
    });

    it('keeps everything within its edges, from top to bottom, and cuts what is too long for a line', () => {
      const item_name = 'x'.repeat(80);
      const picture = drawn({ item_name, nickname: 'Nama yang panjang sekali '.repeat(5).trim() });
      for (const { text, x, size, align } of texts(picture)) {
        const width = text.length * size * 0.5;
        const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
        expect({ text, isWithin: left >= 0 && left + width <= picture.width }).toEqual({
          text,
          isWithin: true,
        });
      }
      const lowest = Math.max(...texts(picture).map(({ y }) => y));
      expect(lowest).toBeLessThan(picture.height);
      expect(
        texts(picture)
          .map(({ text }) => text)
          .join('')
          .match(/x/g),
      ).toHaveLength(80);
    });

    it('contains the logo whole, and never what the shop paid', () => {
      const picture = drawn({}, { width: 480, height: 160 });
      expect(picture.marks.find(({ kind }) => kind === 'logo')).toMatchObject({ width: 360, height: 120 });
      expect(drawn().marks.some(({ kind }) => kind === 'logo')).toBe(false);
      expect(JSON.stringify(picture.marks)).not.toMatch(/39\.500|4\.825\.500|4\.786\.000|Titipan/);
    });
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

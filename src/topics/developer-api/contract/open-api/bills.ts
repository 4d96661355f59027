import { z } from 'zod';
import { described } from '../../../../core/contract/described';
import { codeLine, id, instant, rupiah } from '../../../../core/contract/shapes';
import { OPEN_API } from '../../domain/paths';
import { placedOrder } from './orders';
import { program, refId, sku } from './program';

const apiBill = z.object({
  inquiry_id: described(id, 'Untuk bayar tagihan.', '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f6f'),
  sku,
  customer_no: described(z.string(), 'Nomor pelanggan.', '530012341230'),
  customer_name: described(z.string(), 'Nama pelanggan, disamarkan.', 'B**** S******'),
  bill_count: described(z.int(), 'Lembar tagihan.', 1),
  periods: described(
    z.array(
      z.object({
        period: described(z.string(), 'Bulan tagihan.', '2026-10'),
        amount: described(rupiah, 'Rupiah.', 148_500),
        penalty: described(rupiah, 'Denda, rupiah.', 0),
      }),
    ),
    'Setiap lembar.',
  ),
  bill_amount: described(rupiah, 'Jumlah tagihan tanpa denda dan biaya, rupiah.', 148_500),
  penalty: described(rupiah, 'Jumlah denda, rupiah.', 0),
  admin_fee: described(rupiah, 'Biaya admin yang dibayar pelanggan, rupiah.', 2_500),
  commission: described(rupiah, 'Bagian Anda dari biaya admin, rupiah.', 1_000),
  total: described(rupiah, 'Rupiah yang diambil dari saldo saat dibayar.', 150_000),
  expires_at: described(instant, 'Batas membayar: akhir hari ini, WIB.', '2026-11-25T17:00:00.000Z'),
});
export type ApiBill = z.infer<typeof apiBill>;

export const apiInquire = program('POST', `${OPEN_API}/bill-inquiry`, 'order.create', {
  summary: 'Cek tagihan pascabayar',
  about: 'Tagihan dapat dibayar pada hari yang sama. Paling sering 60 kali semenit.',
  refusals: [
    'PRODUCT_NOT_FOUND',
    'PRODUCT_INACTIVE',
    'OUT_OF_STOCK',
    'CUT_OFF',
    'INVALID_CUSTOMER',
    'BILL_UNAVAILABLE',
  ],
  body: z.strictObject({
    sku,
    customer_no: described(codeLine(40), 'Nomor pelanggan.', '530012341230'),
    period: described(z.int().min(1).max(12).optional(), 'Jumlah bulan, bila item memintanya.'),
  }),
  reply: apiBill,
});
export type InquiryRequest = z.output<typeof apiInquire.body>;

export const apiPayBill = program('POST', `${OPEN_API}/bill-payment`, 'order.create', {
  summary: 'Bayar tagihan pascabayar',
  about: 'Satu kali untuk setiap `ref_id`, dan untuk setiap tagihan.',
  refusals: [
    'INSUFFICIENT_BALANCE',
    'UNVERIFIED_LIMIT',
    'INQUIRY_NOT_FOUND',
    'REF_ID_CONFLICT',
    'BILL_CONFLICT',
    'PRODUCT_INACTIVE',
    'OUT_OF_STOCK',
    'CUT_OFF',
    'ORDER_REFUSED',
  ],
  body: z.strictObject({
    ref_id: refId,
    inquiry_id: described(id, 'Dari cek tagihan.', '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f6f'),
  }),
  reply: placedOrder,
});
export type PaymentRequest = z.output<typeof apiPayBill.body>;

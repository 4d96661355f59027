import { z } from 'zod';
import { codeLine, id, instant, rupiah } from '../../../../core/contract/shapes';
import { told } from '../../../../core/contract/told';
import { OPEN_API } from '../../domain/paths';
import { placedOrder } from './orders';
import { program, refId, sku } from './program';

const apiBill = z.object({
  inquiry_id: told(id, 'Untuk bayar tagihan.', '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f6f'),
  sku,
  customer_no: told(z.string(), 'Nomor pelanggan.', '530012341230'),
  customer_name: told(z.string(), 'Nama pelanggan, disamarkan.', 'B**** S******'),
  bill_count: told(z.int(), 'Lembar tagihan.', 1),
  periods: told(
    z.array(
      z.object({
        period: told(z.string(), 'Bulan tagihan.', '2026-10'),
        amount: told(rupiah, 'Rupiah.', 148_500),
        penalty: told(rupiah, 'Denda, rupiah.', 0),
      }),
    ),
    'Setiap lembar.',
  ),
  bill_amount: told(rupiah, 'Jumlah tagihan tanpa denda dan biaya, rupiah.', 148_500),
  penalty: told(rupiah, 'Jumlah denda, rupiah.', 0),
  admin_fee: told(rupiah, 'Biaya admin yang dibayar pelanggan, rupiah.', 2_500),
  commission: told(rupiah, 'Bagian Anda dari biaya admin, rupiah.', 1_000),
  total: told(rupiah, 'Rupiah yang diambil dari saldo saat dibayar.', 150_000),
  expires_at: told(instant, 'Batas membayar: akhir hari ini, WIB.', '2026-11-25T17:00:00.000Z'),
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
    customer_no: told(codeLine(40), 'Nomor pelanggan.', '530012341230'),
    period: told(z.int().min(1).max(12).optional(), 'Jumlah bulan, bila item memintanya.'),
  }),
  reply: apiBill,
});
export type InquiryWish = z.output<typeof apiInquire.body>;

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
    inquiry_id: told(id, 'Dari cek tagihan.', '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f6f'),
  }),
  reply: placedOrder,
});
export type PaymentWish = z.output<typeof apiPayBill.body>;

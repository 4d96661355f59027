import { z } from 'zod';
import { instant, keysOf, line, rupiah } from '../../../../core/contract/shapes';
import { told } from '../../../../core/contract/told';
import { orderSteps } from '../../../../core/text/order-steps';
import { OPEN_API } from '../../domain/paths';
import { askedCustomer, customer, program, refId, sku } from './program';

export const historyStep = z.object({
  step: told(keysOf(orderSteps), 'Nama langkah.', 'created'),
  at: told(instant, 'Waktunya.', '2026-11-25T03:20:00.000Z'),
});

export const apiOrder = z.object({
  code: told(z.string(), 'Kode pesanan dari portal.', 'TRX-261125-AB12CD'),
  ref_id: told(z.string(), 'Nama pesanan menurut sistem Anda.', 'INV-20261125-0001'),
  status: told(z.int(), '1 diproses, 2 berhasil, 3 dibatalkan, 4 gagal.', 2),
  refunded: told(z.int(), 'Bila gagal: 1 dana kembali seluruhnya, 2 sebagian; selain itu 0.', 0),
  refund_amount: told(rupiah, 'Rupiah yang kembali ke saldo.', 0),
  reason: told(z.string().nullable(), 'Sebab gagal; null untuk yang lain.', null),
  sku: told(z.string(), 'SKU item.', 'ML-86'),
  product_name: told(z.string(), 'Nama brand.', 'Mobile Legends'),
  item_name: told(z.string(), 'Nama item.', '86 Diamonds'),
  customer,
  qty: told(z.int(), 'Jumlah.', 1),
  unit_price: told(rupiah, 'Rupiah untuk satu item.', 19_500),
  total: told(rupiah, 'Rupiah yang diambil dari saldo.', 19_500),
  sn: told(z.string().nullable(), 'Nomor seri; null sebelum terkirim atau bila tidak ada.', '880012341230'),
  voucher_codes: told(z.array(z.string()), 'Kode voucher, utuh.', []),
  created_at: told(instant, 'Dibuat.', '2026-11-25T03:20:00.000Z'),
  finished_at: told(instant.nullable(), 'Selesai; null selama diproses.', '2026-11-25T03:20:02.000Z'),
  history: told(z.array(historyStep), 'Perjalanan pesanan.'),
});
export type ApiOrder = z.infer<typeof apiOrder>;

export const placedOrder = apiOrder.extend({
  duplicate: told(z.boolean(), 'Benar bila `ref_id` sudah pernah memesan: ini pesanan itu.', false),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Buys once per `ref_id`, without expiry: the same body returns the same order, another one 409 REF_ID_CONFLICT. */
export const apiCreateOrder = program('POST', `${OPEN_API}/orders`, 'order.create', {
  summary: 'Buat pesanan',
  about:
    'Satu `ref_id` membeli satu kali, selamanya: isi yang sama menjawab pesanan yang sama dengan `duplicate: true`, isi lain dijawab 409 `REF_ID_CONFLICT`. Bila tidak ada jawaban, atau jawabannya 429 atau 5xx, kirim lagi isi yang sama persis dengan nonce baru.',
  refusals: [
    'INSUFFICIENT_BALANCE',
    'UNVERIFIED_LIMIT',
    'PRODUCT_NOT_FOUND',
    'PRICE_NOT_MATCH',
    'REF_ID_CONFLICT',
    'DUPLICATE_DESTINATION',
    'PRODUCT_INACTIVE',
    'OUT_OF_STOCK',
    'CUT_OFF',
    'INVALID_CUSTOMER',
    'ORDER_REFUSED',
  ],
  body: z.strictObject({
    ref_id: refId,
    sku,
    qty: told(z.int().min(1).max(10).default(1), 'Jumlah.', 1),
    price: told(
      rupiah.min(1),
      'Harga satu item yang Anda ketahui, rupiah. Bila sudah berubah, pesanan ditolak dengan 409 `PRICE_NOT_MATCH`.',
      19_500,
    ),
    customer: askedCustomer.default({}),
    allow_duplicate: told(
      z.boolean().default(false),
      'Benar untuk pesanan kedua dari item dan tujuan yang sama dalam 24 jam.',
      false,
    ),
  }),
  reply: placedOrder,
});
export type OrderWish = z.output<typeof apiCreateOrder.body>;

export const apiOrders = program('GET', `${OPEN_API}/orders`, 'order.read', {
  summary: 'Daftar pesanan, terbaru lebih dulu',
  query: z.strictObject({
    status: told(
      z.coerce.number().int().min(1).max(4).optional(),
      '1 diproses, 2 berhasil, 3 dibatalkan, 4 gagal; kosong untuk semua.',
    ),
    page: told(z.coerce.number().int().min(1).max(100_000).default(1), 'Halaman, mulai 1.', 1),
    limit: told(z.coerce.number().int().min(1).max(100).default(20), 'Pesanan di satu halaman.', 20),
  }),
  reply: z.array(apiOrder),
  meta: z.object({
    page: told(z.int(), 'Halaman ini.', 1),
    limit: told(z.int(), 'Pesanan di satu halaman.', 20),
    more: told(z.boolean(), 'Ada halaman berikutnya.', false),
  }),
});

/** Exactly one of `code` and `ref_id`. */
export const apiOrderStatus = program('GET', `${OPEN_API}/order-status`, 'order.read', {
  summary: 'Status pesanan menurut kode atau ref_id',
  about:
    'Isi salah satu. Pesanan yang sama paling sering dibaca sekali dalam 5 detik; webhook mengabari tanpa bertanya.',
  refusals: ['ORDER_NOT_FOUND'],
  query: z
    .strictObject({
      code: told(line(40).optional(), 'Kode pesanan dari portal.'),
      ref_id: told(refId.optional(), 'Nama pesanan menurut sistem Anda.', 'INV-20261125-0001'),
    })
    .refine(({ code, ref_id }) => (code === undefined) !== (ref_id === undefined), {
      path: ['code'],
      message: 'Isi code atau ref_id, salah satu.',
    }),
  reply: apiOrder,
});

import { z } from 'zod';
import { described } from '../../../../core/contract/described';
import { instant, keysOf, line, rupiah } from '../../../../core/contract/shapes';
import { orderSteps } from '../../../../core/text/order-steps';
import { OPEN_API } from '../../domain/paths';
import { askedCustomer, customer, program, refId, sku } from './program';

export const historyStep = z.object({
  step: described(keysOf(orderSteps), 'Nama langkah.', 'created'),
  at: described(instant, 'Waktunya.', '2026-11-25T03:20:00.000Z'),
});

export const apiOrder = z.object({
  code: described(z.string(), 'Kode pesanan dari portal.', 'TRX-261125-AB12CD'),
  ref_id: described(z.string(), 'Nama pesanan menurut sistem Anda.', 'INV-20261125-0001'),
  status: described(z.int(), '1 diproses, 2 berhasil, 3 dibatalkan, 4 gagal.', 2),
  refunded: described(z.int(), 'Bila gagal: 1 dana kembali seluruhnya, 2 sebagian; selain itu 0.', 0),
  refund_amount: described(rupiah, 'Rupiah yang kembali ke saldo.', 0),
  reason: described(z.string().nullable(), 'Sebab gagal; null untuk yang lain.', null),
  sku: described(z.string(), 'SKU item.', 'ML-86'),
  product_name: described(z.string(), 'Nama brand.', 'Mobile Legends'),
  item_name: described(z.string(), 'Nama item.', '86 Diamonds'),
  customer,
  qty: described(z.int(), 'Jumlah.', 1),
  unit_price: described(rupiah, 'Rupiah untuk satu item.', 19_500),
  total: described(rupiah, 'Rupiah yang diambil dari saldo.', 19_500),
  sn: described(
    z.string().nullable(),
    'Nomor seri; null sebelum terkirim atau bila tidak ada.',
    '880012341230',
  ),
  voucher_codes: described(z.array(z.string()), 'Kode voucher, utuh.', []),
  created_at: described(instant, 'Dibuat.', '2026-11-25T03:20:00.000Z'),
  finished_at: described(instant.nullable(), 'Selesai; null selama diproses.', '2026-11-25T03:20:02.000Z'),
  history: described(z.array(historyStep), 'Perjalanan pesanan.'),
});
export type ApiOrder = z.infer<typeof apiOrder>;

export const placedOrder = apiOrder.extend({
  duplicate: described(z.boolean(), 'Benar bila `ref_id` sudah pernah memesan: ini pesanan itu.', false),
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
    qty: described(z.int().min(1).max(10).default(1), 'Jumlah.', 1),
    price: described(
      rupiah.min(1),
      'Harga satu item yang Anda ketahui, rupiah. Bila sudah berubah, pesanan ditolak dengan 409 `PRICE_NOT_MATCH`.',
      19_500,
    ),
    customer: askedCustomer.default({}),
    allow_duplicate: described(
      z.boolean().default(false),
      'Benar untuk pesanan kedua dari item dan tujuan yang sama dalam 24 jam.',
      false,
    ),
  }),
  reply: placedOrder,
});
export type OrderRequest = z.output<typeof apiCreateOrder.body>;

export const apiOrders = program('GET', `${OPEN_API}/orders`, 'order.read', {
  summary: 'Daftar pesanan, terbaru lebih dulu',
  query: z.strictObject({
    status: described(
      z.coerce.number().int().min(1).max(4).optional(),
      '1 diproses, 2 berhasil, 3 dibatalkan, 4 gagal; kosong untuk semua.',
    ),
    page: described(z.coerce.number().int().min(1).max(100_000).default(1), 'Halaman, mulai 1.', 1),
    limit: described(z.coerce.number().int().min(1).max(100).default(20), 'Pesanan di satu halaman.', 20),
  }),
  reply: z.array(apiOrder),
  meta: z.object({
    page: described(z.int(), 'Halaman ini.', 1),
    limit: described(z.int(), 'Pesanan di satu halaman.', 20),
    more: described(z.boolean(), 'Ada halaman berikutnya.', false),
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
      code: described(line(40).optional(), 'Kode pesanan dari portal.'),
      ref_id: described(refId.optional(), 'Nama pesanan menurut sistem Anda.', 'INV-20261125-0001'),
    })
    .refine(({ code, ref_id }) => (code === undefined) !== (ref_id === undefined), {
      path: ['code'],
      message: 'Isi code atau ref_id, salah satu.',
    }),
  reply: apiOrder,
});

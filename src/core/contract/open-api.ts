import { z } from 'zod';
import { OPEN_API } from '../integration/paths';
import type { ApiScope } from '../integration/words';
import type { OpenApiErrorCode } from '../text/open-api-errors';
import { orderSteps } from '../text/order-steps';
import { webhookFailures } from '../text/webhook';
import { brandForm } from './catalogue';
import { type EndpointSpec, PUBLIC } from './endpoint';
import { id, instant, keysOf, line, rupiah } from './shapes';
import { told } from './told';

/**
 * A call of a program: signed, and let in by `server/modules/trade/integration/gate.ts` instead of a session. What is said
 * here of calls and fields is what partners read at /developer.
 */
export interface ProgramSpec extends EndpointSpec {
  scope: ApiScope;
  object: typeof PUBLIC;
  /** What its caller has to know beyond the summary. */
  about?: string;
  /** Codes that it may be refused with, beside those of every call. */
  refusals?: readonly OpenApiErrorCode[];
}
/** Declares a call of a program. */
export const program = <const E extends Omit<ProgramSpec, 'object'>>(
  spec: E,
): E & { object: typeof PUBLIC } => ({
  ...spec,
  object: PUBLIC,
});

/** A code of the catalogue, as an address or a query carries it. */
const key = line(60).min(1);
export const sku = told(line(32).min(1), 'SKU item, dari daftar item.', 'ML-86');
/** The partner's own name of an order, its for ever. */
export const refId = told(
  z.string().regex(/^[A-Za-z0-9_-]{6,40}$/, 'Isi 6–40 huruf, angka, garis bawah, atau tanda hubung.'),
  'Nama pesanan menurut sistem Anda, 6–40 huruf, angka, `_` atau `-`. Satu `ref_id` membeli satu kali, selamanya.',
  'INV-20261125-0001',
);
/** What the form of a brand asks for, by its keys. */
export const customer = told(
  z.record(z.string().max(40), line(100)),
  'Data tujuan: kuncinya `key` dari `forms` brand.',
  { user_id: '12341230', zone_id: '2614' },
);

export const apiBalance = program({
  method: 'GET',
  path: `${OPEN_API}/balance`,
  scope: 'balance.read',
  summary: 'Saldo',
  about: 'Token sandbox membaca saldo sandbox.',
  reply: z.object({
    balance: told(rupiah, 'Rupiah.', 1_250_000),
    currency: z.literal('IDR'),
  }),
});

export const apiCategories = program({
  method: 'GET',
  path: `${OPEN_API}/categories`,
  scope: 'product.read',
  summary: 'Kategori',
  reply: z.array(
    z.object({
      key: told(z.string(), 'Untuk `category` di daftar brand.', 'game'),
      name: told(z.string(), 'Nama kategori.', 'Game'),
      is_postpaid: told(z.boolean(), 'Isinya pascabayar: dibayar lewat cek dan bayar tagihan.', false),
    }),
  ),
});

const apiBrand = z.object({
  key: told(z.string(), 'Untuk `brand` di daftar item dan cek nickname.', 'mobile-legends'),
  name: told(z.string(), 'Nama brand.', 'Mobile Legends'),
  category: told(z.string(), '`key` kategorinya.', 'game'),
  is_voucher: told(z.boolean(), 'Yang dikirim berupa kode voucher.', false),
  is_postpaid: told(z.boolean(), 'Harganya menurut tagihan.', false),
  status: told(z.int(), '1 normal, 2 gangguan, 3 maintenance.', 1),
  cut_off_start: told(
    z.string().nullable(),
    'Awal jam tutup harian, `HH:mm` WIB; null bila selalu buka.',
    '23:30',
  ),
  cut_off_end: told(z.string().nullable(), 'Akhir jam tutup harian, `HH:mm` WIB.', '00:30'),
  can_check_id: told(z.boolean(), 'Nickname tujuan dapat dicek lebih dulu.', true),
  forms: told(
    z.array(brandForm.omit({ placeholder: true })),
    'Isian yang diminta di `customer` pesanan: `key` nama isiannya, `alias` labelnya, sisanya aturan nilainya.',
    [
      {
        ...{ key: 'user_id', alias: 'User ID', type: 'text', required: true, min_len: 6, max_len: 12 },
        ...{ regex: '^[0-9]+$', options: [], help_text: 'Angka di bawah nama pemain.' },
      },
    ],
  ),
});
export type ApiBrand = z.infer<typeof apiBrand>;

export const apiBrands = program({
  method: 'GET',
  path: `${OPEN_API}/brands`,
  scope: 'product.read',
  summary: 'Brand dengan isian pesanannya',
  about: '`forms` setiap brand menyebut apa yang harus diisi di `customer`.',
  query: z.strictObject({ category: told(key.optional(), '`key` dari daftar kategori.', 'game') }),
  reply: z.array(apiBrand),
});

const apiItem = z.object({
  sku: told(z.string(), 'Untuk `sku` pesanan.', 'ML-86'),
  name: told(z.string(), 'Nama item.', '86 Diamonds'),
  brand: told(z.string(), '`key` brandnya.', 'mobile-legends'),
  price: told(rupiah.nullable(), 'Rupiah menurut tier Anda; null bila tagihan yang menentukan.', 19_500),
  admin_fee: told(rupiah.nullable(), 'Pascabayar: biaya admin setiap lembar tagihan, rupiah.', null),
  commission: told(rupiah.nullable(), 'Pascabayar: komisi Anda setiap lembar tagihan, rupiah.', null),
  status: told(z.int(), '1 tersedia, 2 gangguan, 3 kosong, 4 tidak dijual.', 1),
  max_qty: told(z.int(), 'Jumlah terbanyak dalam satu pesanan.', 1),
  multi: told(
    z.boolean(),
    'Boleh dipesan lagi ke tujuan yang sama dalam 24 jam; bila tidak, pesanan keduanya butuh `allow_duplicate`.',
    true,
  ),
  sla_seconds: told(z.int(), 'Biasanya terkirim dalam sekian detik.', 60),
  updated_at: told(instant, 'Terakhir berubah.', '2026-11-25T03:20:00.000Z'),
});
export type ApiItem = z.infer<typeof apiItem>;

/** Items in the order in which they changed; `since` is the `next` of an earlier answer. */
export const apiItems = program({
  method: 'GET',
  path: `${OPEN_API}/items`,
  scope: 'product.read',
  summary: 'Item dengan harga tier Anda dan statusnya',
  about:
    'Menurut urutan perubahannya. Simpan `meta.next` dan kirim sebagai `since` di pembacaan berikutnya: mula-mula sisa daftar, lalu hanya yang berubah. Tanpa `since` paling sering sekali dalam 60 detik.',
  query: z.strictObject({
    brand: told(key.optional(), '`key` dari daftar brand.', 'mobile-legends'),
    since: told(z.string().max(200).optional(), '`meta.next` dari jawaban sebelumnya.'),
    limit: told(z.coerce.number().int().min(1).max(500).default(200), 'Item dalam satu jawaban.', 200),
  }),
  reply: z.array(apiItem),
  meta: z.object({
    next: told(
      z.string(),
      'Untuk `since` di pembacaan berikutnya.',
      '1764040800000000_00000000-0000-0000-0000-000000000000_0',
    ),
    more: told(z.boolean(), 'Masih ada lanjutannya sekarang.', false),
  }),
});

export const apiCheckId = program({
  method: 'POST',
  path: `${OPEN_API}/check-id`,
  scope: 'product.read',
  summary: 'Cek nickname tujuan',
  about: 'Paling sering 60 kali semenit. Token sandbox mendapat nama contoh.',
  refusals: ['PRODUCT_NOT_FOUND', 'INVALID_CUSTOMER'],
  body: z.strictObject({ brand: told(key, '`key` dari daftar brand.', 'mobile-legends'), customer }),
  reply: z.object({ nickname: told(z.string(), 'Nama pemilik tujuan.', 'Sang Juara') }),
});

export const historyStep = z.object({
  step: told(keysOf(orderSteps), 'Nama langkah.', 'created'),
  at: told(instant, 'Waktunya.', '2026-11-25T03:20:00.000Z'),
});

/** An order as programs read it. */
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

const placedOrder = apiOrder.extend({
  duplicate: told(z.boolean(), 'Benar bila `ref_id` sudah pernah memesan: ini pesanan itu.', false),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Buys once for each `ref_id`, for ever: the same body answers the same order, another one 409 REF_ID_CONFLICT. */
export const apiCreateOrder = program({
  method: 'POST',
  path: `${OPEN_API}/orders`,
  scope: 'order.create',
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
    customer: customer.default({}),
    allow_duplicate: told(
      z.boolean().default(false),
      'Benar untuk pesanan kedua dari item dan tujuan yang sama dalam 24 jam.',
      false,
    ),
  }),
  reply: placedOrder,
});
export type OrderWish = z.output<typeof apiCreateOrder.body>;

export const apiOrders = program({
  method: 'GET',
  path: `${OPEN_API}/orders`,
  scope: 'order.read',
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

export const apiDelivery = z.object({
  id: told(id, 'Pengiriman ini.', '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f70'),
  webhook_id: told(
    id,
    '`webhook-id` yang dikirim; tetap sama bila dikirim lagi.',
    '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f71',
  ),
  event: told(z.string(), 'Nama kejadian.', 'transaction.updated'),
  ref_code: told(z.string(), 'Kode yang diberitahukan.', 'TRX-261125-AB12CD'),
  url: told(z.string(), 'Alamat server Anda pada percobaan terakhir.', 'https://server.anda/webhook'),
  status: told(z.int(), '1 terkirim, 2 gagal, 3 menunggu.', 1),
  attempts: told(z.int(), 'Percobaan sampai kini.', 1),
  http_status: told(z.int().nullable(), 'Jawaban percobaan terakhir; null bila tidak ada.', 200),
  failure: told(keysOf(webhookFailures).nullable(), 'Sebab gagal; null bila tidak gagal.', null),
  duration_ms: told(z.int().nullable(), 'Lama percobaan terakhir, milidetik.', 182),
  due_at: told(
    instant.nullable(),
    'Percobaan berikutnya; null bila tidak ada, dan selama menunggu kejadian sebelumnya atau webhook dilanjutkan.',
    null,
  ),
  created_at: told(instant, 'Saat kejadian dikirim pertama kali.', '2026-11-25T03:20:02.000Z'),
});
export type ApiDelivery = z.infer<typeof apiDelivery>;

/** What the webhooks of the token's environment were sent in 30 days, the newest first. */
export const apiDeliveries = program({
  method: 'GET',
  path: `${OPEN_API}/webhook-deliveries`,
  scope: 'order.read',
  summary: 'Riwayat pengiriman webhook, terbaru lebih dulu',
  query: z.strictObject({
    status: told(
      z.coerce.number().int().min(1).max(3).optional(),
      '1 terkirim, 2 gagal, 3 menunggu; kosong untuk semua.',
    ),
    cursor: told(z.string().max(80).optional(), '`meta.next` dari jawaban sebelumnya.'),
    limit: told(z.coerce.number().int().min(1).max(100).default(20), 'Pengiriman di satu halaman.', 20),
  }),
  reply: z.array(apiDelivery),
  meta: z.object({
    next: told(z.string().nullable(), '`cursor` untuk yang lebih lama; null di ujung.', null),
  }),
});

/** By `code` or by `ref_id`: one of them. */
export const apiOrderStatus = program({
  method: 'GET',
  path: `${OPEN_API}/order-status`,
  scope: 'order.read',
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

/** What a customer owes; it may be paid on the same day. */
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

export const apiInquire = program({
  method: 'POST',
  path: `${OPEN_API}/bill-inquiry`,
  scope: 'order.create',
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
    customer_no: told(line(40), 'Nomor pelanggan.', '530012341230'),
    period: told(z.int().min(1).max(12).optional(), 'Jumlah bulan, bila item memintanya.'),
  }),
  reply: apiBill,
});
export type InquiryWish = z.output<typeof apiInquire.body>;

export const apiPayBill = program({
  method: 'POST',
  path: `${OPEN_API}/bill-payment`,
  scope: 'order.create',
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

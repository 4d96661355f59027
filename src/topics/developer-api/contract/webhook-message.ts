import { z } from 'zod';
import { id, instant, rupiah } from '../../../core/contract/shapes';
import { told } from '../../../core/contract/told';
import { ITEM, REFUNDED, TICKET, TOPUP, TRANSACTION } from '../../../core/states';
import { PING, type WebhookEvent } from '../../../core/text/webhook';
import { apiItem } from './open-api/catalogue';
import { apiOrder } from './open-api/orders';

export const webhookHeaders = {
  'webhook-id': told(
    z.string(),
    'Tetap sama bila kejadian dikirim lagi: pakai untuk mengenali yang sudah diterima.',
    '5b1f6f0e-6a0d-4c6e-9f43-0f6b6a1f2c11',
  ),
  'webhook-timestamp': told(
    z.string().regex(/^\d+$/),
    'Detik Unix saat dikirim; tolak yang lebih dari 300 detik dari jam Anda.',
    '1764040802',
  ),
  'webhook-signature': told(
    z.string().regex(/^v1,\S+(?: v1,\S+)*$/),
    'Satu atau beberapa `v1,…` dipisahkan spasi; cukup satu yang cocok.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
};

interface Message<Data extends z.ZodObject> {
  about: string;
  data: Data;
  example: { timestamp: string; data: z.input<Data> };
}
const message = <Data extends z.ZodObject>(
  data: Data,
  { about, timestamp, example }: { about: string; timestamp: string; example: z.input<Data> },
): Message<Data> => ({ about, data, example: { timestamp, data: example } });

const { code, ref_id, status, refunded, refund_amount, reason, sku, qty, total, sn } = apiOrder.shape;
const order = z.object({
  id: told(id, 'ID pesanan.'),
  ...{ code, ref_id },
  brand: told(z.string(), 'Nama brand.'),
  item: told(z.string(), 'Nama item.'),
  sku,
  destination: told(z.string(), 'Tujuan, dalam satu baris.'),
  nickname: told(z.string().nullable(), 'Nama pemilik tujuan; null bila tidak dicek.'),
  ...{ qty, total, status, refunded, refund_amount, reason, sn },
  voucher_codes: told(z.array(z.string()), 'Kode voucher, disamarkan; yang utuh dibaca di status pesanan.'),
  version: told(z.int(), 'Naik setiap kali pesanan berubah: yang lebih kecil sudah lewat.'),
  created_at: apiOrder.shape.created_at,
  finished_at: apiOrder.shape.finished_at,
});
const bought = {
  id: '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f6f',
  code: 'TRX-261125-AB12CD',
  ref_id: 'INV-20261125-0001',
  brand: 'Mobile Legends',
  item: '86 Diamonds',
  sku: 'ML-86',
  destination: '12345678 (2614)',
  nickname: 'Sang Juara',
  ...{
    qty: 1,
    total: 19_500,
    status: TRANSACTION.pending,
    refunded: REFUNDED.none,
    refund_amount: 0,
    reason: null,
    sn: null,
  },
  voucher_codes: [],
  version: 1,
  created_at: '2026-11-25T03:20:00.000Z',
  finished_at: null,
} satisfies z.input<typeof order>;

const { price, admin_fee, commission } = apiItem.shape;
const product = z.object({
  id: told(id, 'ID item.'),
  sku: told(z.string(), 'SKU item.'),
  brand: told(z.string(), 'Nama brand.'),
  item: told(z.string(), 'Nama item.'),
  old_price: told(price, 'Harga sebelumnya, rupiah menurut tier Anda; null bila tagihan yang menentukan.'),
  price: told(price, 'Harga sekarang, rupiah menurut tier Anda; null bila tagihan yang menentukan.'),
  old_admin_fee: told(admin_fee, 'Pascabayar: biaya admin sebelumnya setiap lembar tagihan, rupiah.'),
  admin_fee,
  old_commission: told(commission, 'Pascabayar: komisi Anda sebelumnya setiap lembar tagihan, rupiah.'),
  commission,
  old_status: told(z.int(), 'Status sebelumnya.'),
  status: apiItem.shape.status,
});
const sold = {
  ...{
    id: '019ac3a0-5b7e-7c31-8f3e-000000000086',
    sku: 'ML-86',
    brand: 'Mobile Legends',
    item: '86 Diamonds',
  },
  ...{ old_price: 19_500, price: 19_500, old_status: ITEM.open, status: ITEM.open },
  ...{ old_admin_fee: null, admin_fee: null, old_commission: null, commission: null },
};

/** All webhook events; `src/topics/developer-api/functions/webhook.sql` creates them. */
export const webhookMessages = {
  'transaction.created': message(order, {
    about: 'Pesanan dibuat: di portal, oleh program, atau di website Anda.',
    timestamp: bought.created_at,
    example: bought,
  }),
  'transaction.updated': message(order, {
    about: 'Status pesanan, dana kembali, atau nomor serinya berubah.',
    timestamp: '2026-11-25T03:20:02.000Z',
    example: {
      ...bought,
      ...{
        status: TRANSACTION.success,
        sn: '880012341230',
        version: 2,
        finished_at: '2026-11-25T03:20:02.000Z',
      },
    },
  }),
  'topup.paid': message(
    z.object({
      id: told(id, 'ID top up.'),
      code: told(z.string(), 'Kode top up.'),
      amount: told(rupiah, 'Rupiah yang masuk ke saldo.'),
      paid_amount: told(rupiah, 'Rupiah yang dibayar, dengan biayanya.'),
      method: told(z.string(), 'Cara membayar.'),
      status: told(z.literal(TOPUP.paid), 'Sudah dibayar.'),
      balance_after: told(rupiah.nullable(), 'Saldo sesudahnya, rupiah; null bila belum tercatat.'),
      paid_at: told(instant.nullable(), 'Dibayar.'),
    }),
    {
      about: 'Top up diterima.',
      timestamp: '2026-11-25T03:10:00.000Z',
      example: {
        ...{ id: '019ac3a0-5b7e-7c31-8f3e-000000000001', code: 'TU-261125-AB12CD' },
        ...{ amount: 500_000, paid_amount: 500_700, method: 'QRIS', status: TOPUP.paid },
        ...{ balance_after: 1_250_000, paid_at: '2026-11-25T03:10:00.000Z' },
      },
    },
  ),
  'balance.low': message(
    z.object({
      balance: told(rupiah, 'Saldo utama, rupiah.'),
      threshold: told(rupiah, 'Jumlah pengingat Anda, rupiah.'),
      version: told(z.int(), 'Naik setiap kali saldo berubah.'),
    }),
    {
      about: 'Saldo utama turun di bawah jumlah pengingat Anda: sekali setiap kali turun.',
      timestamp: '2026-11-25T03:20:00.000Z',
      example: { balance: 99_500, threshold: 100_000, version: 41 },
    },
  ),
  'product.price_changed': message(product, {
    about: 'Harga item berubah; pada item pascabayar, biaya admin atau komisinya.',
    timestamp: '2026-11-25T03:00:00.000Z',
    example: { ...sold, price: 19_850 },
  }),
  'product.status_changed': message(product, {
    about: 'Status item berubah.',
    timestamp: '2026-11-25T03:00:00.000Z',
    example: { ...sold, status: ITEM.disturbed },
  }),
  'ticket.replied': message(
    z.object({
      id: told(id, 'ID tiket.'),
      code: told(z.string(), 'Kode tiket.'),
      subject: told(z.string(), 'Judul tiket.'),
      status: told(z.int(), '1 baru, 2 diproses, 3 menunggu balasan Anda, 4 selesai, 5 ditutup.'),
      message: told(z.string(), 'Balasannya.'),
      replied_at: told(instant, 'Dibalas.'),
    }),
    {
      about: 'Tim kami membalas tiket Anda.',
      timestamp: '2026-11-25T04:00:00.000Z',
      example: {
        ...{ id: '019ac3a0-5b7e-7c31-8f3e-000000000002', code: 'TK-261125-AB12CD' },
        ...{
          subject: 'Pesanan belum masuk',
          status: TICKET.awaitsPartner,
          message: 'Sudah kami teruskan ke pemasok.',
        },
        replied_at: '2026-11-25T04:00:00.000Z',
      },
    },
  ),
  [PING]: message(z.object({}), {
    about: 'Dikirim dengan tombol Kirim Ping di Integrasi API; tidak mengabarkan apa pun.',
    timestamp: '2026-11-25T03:20:00.000Z',
    example: {},
  }),
} satisfies Record<WebhookEvent | typeof PING, Message<z.ZodObject>>;
export type WebhookName = keyof typeof webhookMessages;

export const webhookBody = (name: WebhookName) =>
  z.object({
    type: told(z.literal(name), 'Nama kejadian.'),
    timestamp: told(instant, 'Saat kejadiannya.'),
    data: webhookMessages[name].data.meta({ description: 'Keadaannya pada saat itu.' }),
  });

export type WebhookFacts<Name extends WebhookName = WebhookName> = {
  [N in Name]: { type: N; data: z.output<(typeof webhookMessages)[N]['data']> };
}[Name];
export type WebhookMessage = WebhookFacts & { timestamp: string };

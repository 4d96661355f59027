import { z } from 'zod';
import { described } from '../../../core/contract/described';
import { instant } from '../../../core/contract/shapes';
import { ITEM, REFUNDED, TICKET, TOPUP, TRANSACTION } from '../../../core/states';
import { PING, type WebhookEvent } from '../../../core/text/webhook';
import {
  balanceData,
  itemData,
  type OrderFacts,
  orderData,
  pingData,
  ticketData,
  topupData,
  type WebhookData,
} from './webhook-data';

export const webhookHeaders = {
  'webhook-id': described(
    z.string(),
    'Tetap sama bila kejadian dikirim lagi: pakai untuk mengenali yang sudah diterima.',
    '5b1f6f0e-6a0d-4c6e-9f43-0f6b6a1f2c11',
  ),
  'webhook-timestamp': described(
    z.string().regex(/^\d+$/),
    'Detik Unix saat dikirim; tolak yang lebih dari 300 detik dari jam Anda.',
    '1764040802',
  ),
  'webhook-signature': described(
    z.string().regex(/^v1,\S+(?: v1,\S+)*$/),
    'Satu atau beberapa `v1,…` dipisahkan spasi; cukup satu yang cocok.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
};

/** `facts` of the example, as `functions/webhook.sql` stores them. */
const message = <Facts, Shape extends z.ZodObject>(
  { shape, build }: WebhookData<Facts, Shape>,
  { about, timestamp, facts }: { about: string; timestamp: string; facts: NoInfer<Facts> },
) => ({ about, shape, build, example: { timestamp, data: build(facts, 0) } });

const order: OrderFacts = {
  id: '019ac3a0-5b7e-7c31-8f3e-6f6f6f6f6f6f',
  code: 'TRX-261125-AB12CD',
  ref_id: 'INV-20261125-0001',
  product_name: 'Mobile Legends',
  item_name: '86 Diamonds',
  sku: 'ML-86',
  destination: '12345678 (2614)',
  nickname: 'Sang Juara',
  ...{ qty: 1, selling_total: 19_500, status: TRANSACTION.pending },
  ...{ refunded: REFUNDED.none, refund_amount: 0, status_reason_code: null, sn: null },
  voucher_codes: [],
  version: 1,
  created_at: '2026-11-25T03:20:00.000Z',
  finished_at: null,
};

const item = {
  ...{ id: '019ac3a0-5b7e-7c31-8f3e-000000000086', sku: 'ML-86' },
  ...{ brand: 'Mobile Legends', name: '86 Diamonds' },
  ...{ old_base_price: 19_500, base_price: 19_500, old_status: ITEM.open, status: ITEM.open },
  ...{ old_admin_fee: null, admin_fee: null, old_commission: null, commission: null },
};

/** All webhook events; `src/topics/developer-api/functions/webhook.sql` stores them. */
export const webhookMessages = {
  'transaction.created': message(orderData, {
    about: 'Pesanan dibuat: di portal, oleh program, atau di website Anda.',
    timestamp: order.created_at,
    facts: order,
  }),
  'transaction.updated': message(orderData, {
    about: 'Status pesanan, dana kembali, atau nomor serinya berubah.',
    timestamp: '2026-11-25T03:20:02.000Z',
    facts: {
      ...order,
      ...{ status: TRANSACTION.success, sn: '880012341230', version: 2 },
      finished_at: '2026-11-25T03:20:02.000Z',
    },
  }),
  'topup.paid': message(topupData, {
    about: 'Top up diterima.',
    timestamp: '2026-11-25T03:10:00.000Z',
    facts: {
      ...{ id: '019ac3a0-5b7e-7c31-8f3e-000000000001', code: 'TU-261125-AB12CD' },
      ...{ amount: 500_000, invoice_paid_amount: 500_700, method_name: 'QRIS', status: TOPUP.paid },
      ...{ balance_after: 1_250_000, paid_at: '2026-11-25T03:10:00.000Z' },
    },
  }),
  'balance.low': message(balanceData, {
    about: 'Saldo utama turun di bawah jumlah pengingat Anda: sekali setiap kali turun.',
    timestamp: '2026-11-25T03:20:00.000Z',
    facts: { balance: 99_500, threshold: 100_000, version: 41 },
  }),
  'product.price_changed': message(itemData, {
    about: 'Harga item berubah; pada item pascabayar, biaya admin atau komisinya.',
    timestamp: '2026-11-25T03:00:00.000Z',
    facts: { ...item, base_price: 19_850 },
  }),
  'product.status_changed': message(itemData, {
    about: 'Status item berubah.',
    timestamp: '2026-11-25T03:00:00.000Z',
    facts: { ...item, status: ITEM.disturbed },
  }),
  'ticket.replied': message(ticketData, {
    about: 'Tim kami membalas tiket Anda.',
    timestamp: '2026-11-25T04:00:00.000Z',
    facts: {
      ...{ id: '019ac3a0-5b7e-7c31-8f3e-000000000002', code: 'TK-261125-AB12CD' },
      ...{ subject: 'Pesanan belum masuk', status: TICKET.awaitsPartner },
      ...{ message: 'Sudah kami teruskan ke pemasok.', replied_at: '2026-11-25T04:00:00.000Z' },
    },
  }),
  [PING]: message(pingData, {
    about: 'Dikirim dengan tombol Kirim Ping di Integrasi API; tidak mengabarkan apa pun.',
    timestamp: '2026-11-25T03:20:00.000Z',
    facts: {},
  }),
} satisfies Record<WebhookEvent | typeof PING, unknown>;
export type WebhookName = keyof typeof webhookMessages;

export const webhookBody = (name: WebhookName) =>
  z.object({
    type: described(z.literal(name), 'Nama kejadian.'),
    timestamp: described(instant, 'Saat kejadiannya.'),
    data: webhookMessages[name].shape.meta({ description: 'Keadaannya pada saat itu.' }),
  });

type FactsByName = { [N in WebhookName]: Parameters<(typeof webhookMessages)[N]['build']>[0] };
/** A stored event with the facts from which `data` is built. */
export type WebhookFacts<Name extends WebhookName = WebhookName> = {
  [N in Name]: { type: N; data: FactsByName[N] };
}[Name];

const builders: { [N in WebhookName]: { build: (facts: FactsByName[N], discount: number) => object } } =
  webhookMessages;

/** Standard Webhooks body: the exact signed and sent text, with catalogue prices of the tier `discount`. */
export const messageText = <N extends WebhookName>(
  { type, timestamp, data }: { type: N; timestamp: string; data: FactsByName[N] },
  discount = 0,
): string => JSON.stringify({ type, timestamp, data: builders[type].build(data, discount) });

import { z } from 'zod';
import { described } from '../../../core/contract/described';
import { id, instant, rupiah } from '../../../core/contract/shapes';
import { TOPUP, TRANSACTION } from '../../../core/states';
import { tierPrice } from '../../selling-prices/domain/tier-price';
import { apiItem } from './open-api/catalogue';
import { apiOrder } from './open-api/orders';

/** `data` of an event: its shape, and its builder from the facts that `functions/webhook.sql` stores. */
export interface WebhookData<Facts, Shape extends z.ZodObject> {
  shape: Shape;
  /** `discount` of the receiver's tier in basis points; catalogue prices are stored before it. */
  build: (facts: Facts, discount: number) => z.output<Shape>;
}

/** Sends the keys of the shape by length, then by name: the order that endpoints have always received. */
function webhookData<Facts, Shape extends z.ZodObject>(
  shape: Shape,
  values: (facts: Facts, discount: number) => z.output<Shape>,
): WebhookData<Facts, Shape> {
  const keys = Object.keys(shape.shape).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const build = (facts: Facts, discount: number) => {
    const all = values(facts, discount);
    return Object.fromEntries(keys.map((key) => [key, all[key]])) as z.output<Shape>;
  };
  return { shape, build };
}

/** `2026-11-25T03:20:00.123456+00:00` → `2026-11-25T03:20:00.123Z`. */
const sentAt = (stored: string) => new Date(stored).toISOString();
const sentAtOrNull = (stored: string | null) => stored && sentAt(stored);

const { code, ref_id, status, refunded, refund_amount, reason, sku, qty, total, sn } = apiOrder.shape;
const order = z.object({
  id: described(id, 'ID pesanan.'),
  ...{ code, ref_id },
  brand: described(z.string(), 'Nama brand.'),
  item: described(z.string(), 'Nama item.'),
  sku,
  destination: described(z.string(), 'Tujuan, dalam satu baris.'),
  nickname: described(z.string().nullable(), 'Nama pemilik tujuan; null bila tidak dicek.'),
  ...{ qty, total, status, refunded, refund_amount, reason, sn },
  voucher_codes: described(
    z.array(z.string()),
    'Kode voucher, disamarkan; yang utuh dibaca di status pesanan.',
  ),
  version: described(z.int(), 'Naik setiap kali pesanan berubah: yang lebih kecil sudah lewat.'),
  created_at: apiOrder.shape.created_at,
  finished_at: apiOrder.shape.finished_at,
});
type Order = z.output<typeof order>;

/** A sandbox order has neither nickname nor version: it changes once, when it ends. */
export type OrderFacts = Omit<Order, 'brand' | 'item' | 'nickname' | 'total' | 'reason' | 'version'> &
  Partial<Pick<Order, 'nickname' | 'version'>> & {
    product_name: string;
    item_name: string;
    selling_total: number;
    status_reason_code: string | null;
  };

export const orderData = webhookData(order, (row: OrderFacts) => ({
  nickname: null,
  version: row.status === TRANSACTION.pending ? 1 : 2,
  ...row,
  brand: row.product_name,
  item: row.item_name,
  total: row.selling_total,
  reason: row.status_reason_code,
  created_at: sentAt(row.created_at),
  finished_at: sentAtOrNull(row.finished_at),
}));

const topup = z.object({
  id: described(id, 'ID top up.'),
  code: described(z.string(), 'Kode top up.'),
  amount: described(rupiah, 'Rupiah yang masuk ke saldo.'),
  paid_amount: described(rupiah, 'Rupiah yang dibayar, dengan biayanya.'),
  method: described(z.string(), 'Cara membayar.'),
  status: described(z.literal(TOPUP.paid), 'Sudah dibayar.'),
  balance_after: described(rupiah.nullable(), 'Saldo sesudahnya, rupiah; null bila belum tercatat.'),
  paid_at: described(instant.nullable(), 'Dibayar.'),
});
type TopupFacts = Omit<z.output<typeof topup>, 'paid_amount' | 'method'> & {
  invoice_paid_amount: number;
  method_name: string;
};

export const topupData = webhookData(topup, (row: TopupFacts) => ({
  ...row,
  paid_amount: row.invoice_paid_amount,
  method: row.method_name,
  paid_at: sentAtOrNull(row.paid_at),
}));

const balance = z.object({
  balance: described(rupiah, 'Saldo utama, rupiah.'),
  threshold: described(rupiah, 'Jumlah pengingat Anda, rupiah.'),
  version: described(z.int(), 'Naik setiap kali saldo berubah.'),
});

export const balanceData = webhookData(balance, (row: z.output<typeof balance>) => row);

const { price, admin_fee, commission } = apiItem.shape;
const item = z.object({
  id: described(id, 'ID item.'),
  sku: described(z.string(), 'SKU item.'),
  brand: described(z.string(), 'Nama brand.'),
  item: described(z.string(), 'Nama item.'),
  old_price: described(
    price,
    'Harga sebelumnya, rupiah menurut tier Anda; null bila tagihan yang menentukan.',
  ),
  price: described(price, 'Harga sekarang, rupiah menurut tier Anda; null bila tagihan yang menentukan.'),
  old_admin_fee: described(admin_fee, 'Pascabayar: biaya admin sebelumnya setiap lembar tagihan, rupiah.'),
  admin_fee,
  old_commission: described(commission, 'Pascabayar: komisi Anda sebelumnya setiap lembar tagihan, rupiah.'),
  commission,
  old_status: described(z.int(), 'Status sebelumnya.'),
  status: apiItem.shape.status,
});
type ItemFacts = Omit<z.output<typeof item>, 'item' | 'price' | 'old_price'> & {
  name: string;
  base_price: number | null;
  old_base_price: number | null;
};

export const itemData = webhookData(item, (row: ItemFacts, discount) => {
  const priced = (base: number | null) => (base === null ? null : tierPrice(base, discount));
  return { ...row, item: row.name, price: priced(row.base_price), old_price: priced(row.old_base_price) };
});

const ticket = z.object({
  id: described(id, 'ID tiket.'),
  code: described(z.string(), 'Kode tiket.'),
  subject: described(z.string(), 'Judul tiket.'),
  status: described(z.int(), '1 baru, 2 diproses, 3 menunggu balasan Anda, 4 selesai, 5 ditutup.'),
  message: described(z.string(), 'Balasannya.'),
  replied_at: described(instant, 'Dibalas.'),
});

export const ticketData = webhookData(ticket, (row: z.output<typeof ticket>) => ({
  ...row,
  replied_at: sentAt(row.replied_at),
}));

export const pingData = webhookData(z.object({}), (_facts: object) => ({}));

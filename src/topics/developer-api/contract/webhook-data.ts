import { z } from 'zod';
import { id, instant, rupiah } from '../../../core/contract/shapes';
import { told } from '../../../core/contract/told';
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
  id: told(id, 'ID top up.'),
  code: told(z.string(), 'Kode top up.'),
  amount: told(rupiah, 'Rupiah yang masuk ke saldo.'),
  paid_amount: told(rupiah, 'Rupiah yang dibayar, dengan biayanya.'),
  method: told(z.string(), 'Cara membayar.'),
  status: told(z.literal(TOPUP.paid), 'Sudah dibayar.'),
  balance_after: told(rupiah.nullable(), 'Saldo sesudahnya, rupiah; null bila belum tercatat.'),
  paid_at: told(instant.nullable(), 'Dibayar.'),
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
  balance: told(rupiah, 'Saldo utama, rupiah.'),
  threshold: told(rupiah, 'Jumlah pengingat Anda, rupiah.'),
  version: told(z.int(), 'Naik setiap kali saldo berubah.'),
});

export const balanceData = webhookData(balance, (row: z.output<typeof balance>) => row);

const { price, admin_fee, commission } = apiItem.shape;
const item = z.object({
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
  id: told(id, 'ID tiket.'),
  code: told(z.string(), 'Kode tiket.'),
  subject: told(z.string(), 'Judul tiket.'),
  status: told(z.int(), '1 baru, 2 diproses, 3 menunggu balasan Anda, 4 selesai, 5 ditutup.'),
  message: told(z.string(), 'Balasannya.'),
  replied_at: told(instant, 'Dibalas.'),
});

export const ticketData = webhookData(ticket, (row: z.output<typeof ticket>) => ({
  ...row,
  replied_at: sentAt(row.replied_at),
}));

export const pingData = webhookData(z.object({}), (_facts: object) => ({}));

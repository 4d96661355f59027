import type { FormValues } from '../../../../src/core/catalogue/form-values';
import type { PAYMENT_SOURCES } from '../../../../src/core/states';

/** An order of a partner's own website. Amounts are of the whole order. */
export interface PanelOrder {
  id: string;
  invoice: string;
  partner_id: string;
  /** What the buyer's browser called this order, and the sha-256 of what was asked; unique a partner. */
  idempotency_key: string | null;
  request_hash: string | null;
  /** Id of a `member` entity; null for a guest. */
  member_id: string | null;
  guest_name: string | null;
  /** `628…` */
  guest_phone: string | null;
  guest_email: string | null;
  /** Who limits count: the phone of whoever has one, else the member. */
  buyer_key: string | null;
  /** What stands for the address it came from. */
  placed_from: string | null;
  /** Ids of entities; names as bought, so that a later change does not rewrite history. */
  category_id: string | null;
  product_id: string | null;
  /** 1 VCG, 2 Custom. */
  product_source: number;
  fulfilment: 'h2h' | 'manual' | 'code' | 'account' | 'joki' | null;
  variation_id: string | null;
  product_name: string;
  item_name: string;
  form_values: FormValues;
  nickname: string | null;
  qty: number;
  cost: number;
  /** The dearer cost that its partner was told; accepted by sending the order on its way again. */
  warned_cost: number | null;
  price: number;
  discount: number;
  promo_id: string | null;
  promo_code: string | null;
  flash_sale_id: string | null;
  payment_fee: number;
  fee_bearer: 'shop' | 'buyer';
  rounding: number;
  unique_code: number;
  total: number;
  /** What it brings if it succeeds; sums and lists take `earned`. */
  profit: number;
  /** What it has brought: its profit while it is done, else nothing. */
  earned: number;
  /** What of it stands in the panel balance now, and what of the buyer's money in the main one. */
  profit_credited: number;
  main_credited: number;
  payment_method: string;
  payment_method_id: string | null;
  payment_source: (typeof PAYMENT_SOURCES)[number];
  /** 1 Menunggu, 2 Dibayar, 3 Kedaluwarsa, 4 Gagal, 5 Refund. */
  payment_status: number;
  paid_at: string | null;
  payment_ref: string | null;
  expires_at: string | null;
  /** 1 Menunggu Pembayaran, 2 Diproses, 3 Berhasil, 4 Gagal, 5 Batal, 6 Refund. */
  order_status: number;
  /** Why it waits, failed or was paid back; Indonesian. */
  reason: string | null;
  /** Codes, flash sale stock and promo use are taken; given back once. */
  has_reservation: boolean;
  h2h_transaction_id: string | null;
  h2h_transaction_code: string | null;
  /** What was delivered; opens with the vault alone. */
  sn_sealed: string | null;
  rating: number | null;
  review: string | null;
  internal_note: string | null;
  /** What a search looks into, in lower case, a line each: `panel-order/search-text.ts`. */
  search: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** Who changed it last, when that was a person of the partner. */
  updated_by: string | null;
  finished_at: string | null;
}

export const ORDER_INSTANTS = ['paid_at', 'expires_at', 'created_at', 'updated_at', 'finished_at'] as const;

import type { Payment } from '../../../core/contract/payment';
import type { PAYMENT_SOURCES } from '../../../core/states';
import type { FormValues } from '../../catalogue/domain/form-values';

/** An order of a partner's website. Amounts concern the whole order. */
export interface PanelOrder {
  id: string;
  invoice: string;
  partner_id: string;
  /** Idempotency key and SHA-256 of the request; the key is unique per partner. */
  idempotency_key: string | null;
  request_hash: string | null;
  /** Id of a `member` entity; null for a guest. */
  member_id: string | null;
  guest_name: string | null;
  /** `628…` */
  guest_phone: string | null;
  guest_email: string | null;
  /** Key of buyer limits: the phone if known, else the member. */
  buyer_key: string | null;
  /** Digest of the client address. */
  placed_from: string | null;
  /** Entity ids; names as bought, so that later changes do not alter history. */
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
  /** The higher cost shown to the partner; retrying the order accepts it. */
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
  /** Profit if the order succeeds; sums and lists use `earned`. */
  profit: number;
  /** Realised profit: equals the profit of a completed order, else 0. */
  earned: number;
  /** Profit now in the panel balance, and the buyer's payment now in the main balance. */
  profit_credited: number;
  main_credited: number;
  payment_method: string;
  payment_method_id: string | null;
  payment_source: (typeof PAYMENT_SOURCES)[number];
  /** 1 Menunggu, 2 Dibayar, 3 Kedaluwarsa, 4 Gagal, 5 Refund. */
  payment_status: number;
  paid_at: string | null;
  /** Method of the gateway that collects the total; null if none does. */
  payment_code: string | null;
  gateway: string | null;
  /** The gateway's reference; null until it has answered. */
  payment_ref: string | null;
  /** Payment details for the buyer; null until the gateway has answered. */
  payment: Payment | null;
  expires_at: string | null;
  /** 1 Menunggu Pembayaran, 2 Diproses, 3 Berhasil, 4 Gagal, 5 Batal, 6 Refund. */
  order_status: number;
  /** Reason for waiting, failure or refund; Indonesian. */
  reason: string | null;
  /** True while codes, flash sale stock and promo use are reserved; released once. */
  has_reservation: boolean;
  h2h_transaction_id: string | null;
  h2h_transaction_code: string | null;
  /** Encrypted delivery. */
  sn_sealed: string | null;
  rating: number | null;
  review: string | null;
  internal_note: string | null;
  /** Search text in lower case, one field per line: `panel-order/search-text.ts`. */
  search: string;
  version: number;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  finished_at: string | null;
}

export const ORDER_INSTANTS = ['paid_at', 'expires_at', 'created_at', 'updated_at', 'finished_at'] as const;

import type { Payment } from '../../../core/contract/payment';

/** A row of `topups`; `src/topics/topup/schema/1-topup.sql` documents its columns. */
export interface TopupRow {
  id: string;
  code: string;
  partner_id: string;
  user_id: string | null;
  created_by: string;
  is_admin: boolean;
  amount: number;
  fee: number;
  unique_code: number;
  credit: number;
  invoice_paid_amount: number;
  method_code: string;
  method_name: string;
  status: number;
  idempotency_key: string | null;
  request_hash: string | null;
  gateway: string | null;
  gateway_reference: string | null;
  payment: Payment | null;
  asked_at: string | null;
  sender_name: string | null;
  sender_bank: string | null;
  proof_file_id: string | null;
  proof_name: string | null;
  note: string | null;
  reject_reason: string | null;
  balance_after: number | null;
  invoice_number: string | null;
  version: number;
  expires_at: string | null;
  paid_at: string | null;
  credited_at: string | null;
  created_at: string;
  updated_at: string;
}

import type { Payment } from '../../../core/contract/payment';
import { queryAll, queryOne } from '../../../platform/db/statement';
import type { TopupSummary } from '../contract/topup-list';
import { STATUS } from './store';

export interface TopupRow extends TopupSummary {
  partner_id: string;
  user_id: string | null;
  method_code: string;
  gateway: string | null;
  gateway_reference: string | null;
  payment: Payment | null;
  credited_at: string | null;
  balance_after: number | null;
  invoice_number: string | null;
  sender_name: string | null;
  sender_bank: string | null;
  proof_name: string | null;
  proof_file_id: string | null;
  note: string | null;
  reject_reason: string | null;
  created_by: string;
  request_hash: string | null;
  /** Rupiah credited to the balance. */
  credit: number;
  version: number;
  server_time: string;
}

const COLUMNS = `t.id, t.partner_id, t.user_id, t.code, t.is_admin, t.amount, t.fee, t.unique_code, t.credit,
  t.invoice_paid_amount, t.method_code, t.method_name, (${STATUS})::int as status, t.gateway, t.gateway_reference,
  t.payment, t.credited_at, t.balance_after, t.invoice_number, t.sender_name, t.sender_bank, t.proof_name,
  t.proof_file_id, t.note, t.reject_reason, t.created_by, t.request_hash, t.version, t.expires_at, t.paid_at,
  t.created_at, now() as server_time`;

export const readTopup = queryOne<{ partner: string; id: string }, TopupRow>(
  'topup_one',
  `select ${COLUMNS} from topups t where t.partner_id = :partner::uuid and t.id = :id::uuid`,
);

export const readTopupByKey = queryOne<{ partner: string; key: string }, TopupRow>(
  'topup_of_key',
  `select ${COLUMNS} from topups t where t.partner_id = :partner::uuid and t.idempotency_key = :key::uuid`,
);

export const readTopupById = queryOne<{ id: string }, TopupRow>(
  'topup_by_id',
  `select ${COLUMNS} from topups t where t.id = :id::uuid`,
);

export const readTopupsInReview = queryAll<object, TopupRow & { partner_name: string }>(
  'topup_in_review',
  `select ${COLUMNS}, p.name as partner_name from topups t join partners p on p.id = t.partner_id
where t.status = 5 order by t.created_at`,
);

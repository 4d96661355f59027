import type { Profile } from '../core/contract/profile';
import type { TopupSummary } from '../core/contract/topup-list';
import type { TransactionSummary } from '../core/contract/transaction-list';

/** The dashboard's last data, for a start without connection. Removed with the session. */
export interface LastSeen {
  at: string;
  name: Profile['name'];
  balance: number;
  transactions: Pick<
    TransactionSummary,
    'id' | 'code' | 'product_name' | 'item_name' | 'date' | 'selling_total' | 'status' | 'refunded'
  >[];
  topups: Pick<TopupSummary, 'id' | 'code' | 'method_name' | 'invoice_paid_amount' | 'expires_at'>[];
}

export const isLastSeen = (value: unknown): value is LastSeen => {
  const { at, name, balance, transactions, topups } = (value ?? {}) as Partial<LastSeen>;
  return (
    typeof at === 'string' &&
    typeof name === 'string' &&
    typeof balance === 'number' &&
    Array.isArray(transactions) &&
    Array.isArray(topups)
  );
};

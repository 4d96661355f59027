import { TRANSACTION } from '../../../../core/states';
import type { TransactionDetail } from '../../contract/transaction';

/**
 * Suggested price on a receipt: the stored selling price. Null if unknown, and for failed orders, whose refund to the
 * customer only the partner knows.
 */
export const knownPrice = ({ status, resale_total }: TransactionDetail): number | null =>
  status === TRANSACTION.success || status === TRANSACTION.pending ? resale_total : null;

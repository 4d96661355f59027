import type { TransactionDetail } from '../../core/contract/transaction';
import { TRANSACTION } from '../../core/states';

/**
 * What a receipt says that its customer pays, before anybody types: the selling price that was kept with the order.
 * Null where none is known to this person, and for an order that was not sold: what its customer got back is for the
 * partner to say.
 */
export const knownPrice = ({ status, resale_total }: TransactionDetail): number | null =>
  status === TRANSACTION.success || status === TRANSACTION.pending ? resale_total : null;

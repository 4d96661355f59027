import type { TicketCause } from './ticket';
import { listTopups } from './topup-list';
import { listTransactions } from './transaction-list';
import { listWithdrawals } from './withdrawal';

/** Permission needed to see a cause in a ticket and to open a ticket about it. */
export const ticketCauseObjects: Record<TicketCause, string> = {
  transaction: listTransactions.object,
  topup: listTopups.object,
  withdrawal: listWithdrawals.object,
};

import type { TicketCause } from './ticket';
import { listTopups } from './topup-list';
import { listTransactions } from './transaction-list';
import { listWithdrawals } from './withdrawal';

/** What somebody must be able to see to read of it in a ticket, and to ask about it in one. */
export const ticketCauseObjects: Record<TicketCause, string> = {
  transaction: listTransactions.object,
  topup: listTopups.object,
  withdrawal: listWithdrawals.object,
};

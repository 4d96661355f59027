import type { TicketCause } from './ticket';
import { listTopups } from './topup-list';
import { listTransactions } from './transaction-list';
import { listWithdrawals } from './withdrawal';

export const ticketCauseObjects: Record<TicketCause, string> = {
  transaction: listTransactions.object,
  topup: listTopups.object,
  withdrawal: listWithdrawals.object,
};

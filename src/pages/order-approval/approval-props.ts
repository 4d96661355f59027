import type { OrderApproval } from '../../core/contract/order-approval';

export interface ApprovalViewProps {
  approval: OrderApproval;
  /** Milliseconds that the server's clock is ahead. */
  clockOffset: number;
  onChanged: () => void;
}

import type { OrderApproval } from '../../core/contract/order-approval';

export interface ApprovalViewProps {
  approval: OrderApproval;
  onChanged: () => void;
}

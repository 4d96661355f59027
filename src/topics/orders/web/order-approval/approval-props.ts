import type { OrderApproval } from '../../contract/order-approval';

export interface ApprovalViewProps {
  approval: OrderApproval;
  onChanged: () => void;
}

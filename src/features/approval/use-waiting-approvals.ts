import { useLive } from '../../api/live-events';
import { useCall } from '../../api/use-call';
import { useGathered } from '../../api/use-gathered';
import { listWaitingApprovals, type OrderApproval } from '../../core/contract/order-approval';
import { APPROVALS } from './approvals';

export function useWaitingApprovals(enabled: boolean): {
  waiting: OrderApproval[];
  isLoading: boolean;
  read: () => void;
} {
  const { data, isLoading, refetch } = useCall(listWaitingApprovals, {}, { enabled });
  const soon = useGathered(() => {
    if (enabled) void refetch();
  });
  useLive('resource', (name) => name === APPROVALS && soon());
  useLive('notification', soon);
  useLive('resync', soon);
  return { waiting: data ?? [], isLoading: enabled && isLoading, read: soon };
}

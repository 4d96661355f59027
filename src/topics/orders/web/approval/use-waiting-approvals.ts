import { useLive } from '../../../../platform/web/live-events';
import { usePauseTurns } from '../../../../platform/web/overlays/turns';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { listWaitingApprovals, type OrderApproval } from '../../contract/order-approval';
import { APPROVALS } from './approvals';

export function useWaitingApprovals(enabled: boolean): {
  waiting: OrderApproval[];
  read: () => void;
} {
  const { data, isLoading, refetch } = useCall(listWaitingApprovals, {}, { enabled });
  const soon = useGathered(() => {
    if (enabled) void refetch();
  });
  useLive('resource', (name) => name === APPROVALS && soon());
  useLive('notification', soon);
  useLive('resync', soon);
  // It ends after ten minutes, so nothing that opens by itself may cover it.
  usePauseTurns(enabled && (isLoading || (data ?? []).length > 0));
  return { waiting: data ?? [], read: soon };
}

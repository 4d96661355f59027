import { useLive } from '../../api/live-events';
import { useGathered } from '../../api/use-gathered';
import type { ResourceModel } from '../../core/schema/model';

export function useChanges(
  { name, follows }: Pick<ResourceModel, 'name' | 'follows'>,
  read: () => void,
): void {
  const soon = useGathered(read);
  useLive('transaction', () => follows === 'transaction' && soon());
  useLive('resource', (changed) => changed === name && soon());
  useLive('resync', soon);
}

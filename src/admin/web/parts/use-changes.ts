import { useLive } from '../../../platform/web/live-events';
import { useGathered } from '../../../platform/web/use-gathered';
import type { ResourceModel } from '../../schema/model';

export function useChanges(
  { name, follows }: Pick<ResourceModel, 'name' | 'follows'>,
  read: () => void,
): void {
  const soon = useGathered(read);
  useLive('transaction', () => follows === 'transaction' && soon());
  useLive('resource', (changed) => changed === name && soon());
  useLive('resync', soon);
}

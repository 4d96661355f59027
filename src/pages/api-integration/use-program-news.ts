import { useLive } from '../../api/live-events';
import { useGathered } from '../../api/use-gathered';

/** Refreshes when the partner's programs have done something. */
export function useProgramNews(...readings: (() => unknown)[]): void {
  const soon = useGathered(() => {
    for (const read of readings) void read();
  });
  useLive('integration', soon);
  useLive('resync', soon);
}

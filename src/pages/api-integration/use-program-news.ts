import { useLive } from '../../api/live-events';
import { useGathered } from '../../api/use-gathered';

export function useProgramNews(...readings: (() => unknown)[]): void {
  const soon = useGathered(() => {
    for (const read of readings) void read();
  });
  useLive('integration', soon);
  useLive('resync', soon);
}

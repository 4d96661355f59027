import { useLive } from '../../../../platform/web/live-events';
import { useGathered } from '../../../../platform/web/use-gathered';

export function useProgramNews(...readings: (() => unknown)[]): void {
  const soon = useGathered(() => {
    for (const read of readings) void read();
  });
  useLive('integration', soon);
  useLive('resync', soon);
}

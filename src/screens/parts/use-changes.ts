import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '../../api/live-events';
import type { ResourceModel } from '../../core/schema/model';

/** Milliseconds in which changes are gathered: a busy minute is read a few times, not once an order. */
const GATHER = 400;

/** Reads again, behind what is shown, when the server says that rows of the resource have changed. */
export function useChanges({ name }: Pick<ResourceModel, 'name'>, read: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(read);
  useEffect(() => {
    current.current = read;
  });
  const soon = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      current.current();
    }, GATHER);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('resource', (changed) => changed === name && soon());
  useLive('resync', soon);
}

import { useEffect, useRef } from 'react';
import { useStable } from './use-stable';

export function useAfterChange(value: unknown, action: () => void): void {
  const last = useRef(value);
  const act = useStable(action);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    act();
  }, [value, act]);
}

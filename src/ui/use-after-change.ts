import { useEffect, useRef } from 'react';

/** Runs `act` on each change of `value`, not on the first value. */
export function useAfterChange(value: unknown, act: () => void): void {
  const last = useRef(value);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    latest.current();
  }, [value]);
}

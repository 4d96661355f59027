import { useEffect, useRef } from 'react';

/** Does something each time that a value has become another one; what it was at first is no change. */
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

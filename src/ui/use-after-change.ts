import { useEffect, useRef } from 'react';

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

import { useEffect, useRef } from 'react';

export function useAfterChange(value: unknown, action: () => void): void {
  const last = useRef(value);
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    latest.current();
  }, [value]);
}

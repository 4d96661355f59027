import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What is open over a page belongs to that page: a link inside it leads on and leaves it behind, also when it leads to
 * the page one is on.
 */
export function useOpenHere<Which>(): [open: Which | null, set: (which: Which | null) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState<{ which: Which; key: string } | null>(null);
  const set = useCallback((which: Which | null) => setOpen(which === null ? null : { which, key }), [key]);
  return [open?.key === key ? open.which : null, set];
}

import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What is open over a page belongs to that page: a link inside it leads on and leaves it behind, also when it leads to
 * the page one is on. What itself writes into the query of the address stays open by naming `path` as its place.
 */
export function useOpenHere<Which>(
  place: 'visit' | 'path' = 'visit',
): [open: Which | null, set: (which: Which | null) => void] {
  const location = useLocation();
  const key = place === 'visit' ? location.key : location.pathname;
  const [open, setOpen] = useState<{ which: Which; key: string } | null>(null);
  const set = useCallback((which: Which | null) => setOpen(which === null ? null : { which, key }), [key]);
  return [open?.key === key ? open.which : null, set];
}

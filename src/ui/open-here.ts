import { useCallback, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

type Place = 'visit' | 'path';

/**
 * What is open over a page belongs to that page: a link inside it leads on and leaves it behind, also when it leads to
 * the page one is on. What itself writes into the query of the address stays open by naming `path` as its place.
 */
export function useOpenHere<Which>(
  place: Place = 'visit',
): [open: Which | null, set: (which: Which | null) => void] {
  const location = useLocation();
  const shown = place === 'visit' ? location.key : location.pathname;
  const [open, setOpen] = useState<{ which: Which; key: string } | null>(null);
  const set = useCallback(
    (which: Which | null) => setOpen(which === null ? null : { which, key: keyAhead(place, location) }),
    [place, location],
  );
  const isHere = open?.key === shown || open?.key === keyAhead(place, location);
  return [open && isHere ? open.which : null, set];
}

/**
 * While the next page is being drawn, the router still tells of the last one and the browser is at the next already:
 * what is opened in between belongs to the next. The router keeps the key of a visit in the browser's history.
 */
function keyAhead(place: Place, { key, pathname }: Location): string {
  const ahead: unknown = window.history.state?.key;
  const isAhead = typeof ahead === 'string' && ahead !== key;
  if (place === 'path') return isAhead ? window.location.pathname : pathname;
  return isAhead ? ahead : key;
}

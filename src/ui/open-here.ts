import { useCallback, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

type UrlPart = 'visit' | 'path';

/**
 * State of an overlay that closes when its page is left, also by a link to the same page. Overlays that change the
 * query use `path` as location.
 */
export function useOpenHere<Which>(
  part: UrlPart = 'visit',
): [open: Which | null, set: (which: Which | null) => void] {
  const location = useLocation();
  const shown = part === 'visit' ? location.key : location.pathname;
  const [open, setOpen] = useState<{ which: Which; key: string } | null>(null);
  const set = useCallback(
    (which: Which | null) => setOpen(which === null ? null : { which, key: keyAhead(part, location) }),
    [part, location],
  );
  const isHere = open?.key === shown || open?.key === keyAhead(part, location);
  return [open && isHere ? open.which : null, set];
}

/**
 * While the next page renders, the router still reports the last one, but the browser's history has the next key:
 * overlays opened meanwhile belong to the next page.
 */
function keyAhead(part: UrlPart, { key, pathname }: Location): string {
  const ahead: unknown = window.history.state?.key;
  const isAhead = typeof ahead === 'string' && ahead !== key;
  if (part === 'path') return isAhead ? window.location.pathname : pathname;
  return isAhead ? ahead : key;
}

import { useEffect, useRef } from 'react';
import type { Facts } from '../../admin/web/session/facts';
import { routeAt } from '../../core/routes/route-at';
import { sendAhead } from '../../platform/web/transport';
import { firstCalls } from '../page/first-calls';
import { model } from './model';

/** Prefetches the first calls of a screen when its link is pressed, so that they run while it is drawn. */
export function useAskingAhead(facts: Facts | null): void {
  const known = useRef(facts);
  known.current = facts;
  useEffect(() => {
    const ask = (press: MouseEvent) => {
      const url = followed(press);
      if (url && known.current) askFor(url, known.current);
    };
    // Capture phase: runs before the router.
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, []);
}

/** URL that a press opens within this page, or null. */
function followed(press: MouseEvent): URL | null {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return null;
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null;
}

function askFor({ pathname, search }: URL, { can, profile }: Facts): void {
  const calls = firstCalls(model, routeAt(model.routes, pathname), search, profile.default_page_size);
  for (const { path, needs } of calls) {
    if (needs === undefined || can(needs).can) sendAhead(path);
  }
}

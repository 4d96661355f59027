import { useKnownPath } from '../../../admin/web/session/known-path';
import { getTicketIndicator } from '../../../core/contract/profile';
import { useLive } from '../../../platform/web/live-events';
import { useCall } from '../../../platform/web/use-call';
import { bottomPages } from '../bottom-menu/bottom-paths';
import { copy } from '../copy';

export interface MenuBadge {
  text: string;
  spoken?: string;
  tone: 'count' | 'news';
}

const MINUTE = 60_000;

/** Live; 0 while unknown, and without access to a ticket page. */
export function useOpenTickets(): number {
  const enabled = useKnownPath()(bottomPages.tickets);
  const freshness = { staleTime: MINUTE, refetchInterval: 5 * MINUTE };
  const { data: count, refetch } = useCall(getTicketIndicator, {}, { ...freshness, enabled });
  useLive('resource', (changed) => {
    if (enabled && changed === 'ticket') void refetch();
  });
  return enabled ? (count ?? 0) : 0;
}

/** Keyed by path (specification 2). */
export function useMenuBadges(): Record<string, MenuBadge | undefined> {
  const tickets = useOpenTickets();
  return {
    '/sub-account': { text: copy.newBadge, tone: 'news' },
    ...(tickets > 0 && {
      [bottomPages.tickets]: { text: String(tickets), spoken: copy.openTickets(tickets), tone: 'count' },
    }),
  };
}

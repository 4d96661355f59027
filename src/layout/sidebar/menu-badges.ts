import { useKnownPath } from '../../api/known-path';
import { useLive } from '../../api/live-events';
import { useCall } from '../../api/use-call';
import { getTicketIndicator } from '../../core/contract/profile';
import { bottomPages } from '../bottom-menu/bottom-paths';
import { copy } from '../copy';

export interface MenuBadge {
  text: string;
  /** Said instead of the text. */
  spoken?: string;
  /** A count that wants attention, or merely news. */
  tone: 'count' | 'news';
}

const MINUTE = 60_000;

/** Open support tickets, live; 0 while not known, and while there is no page on which this person could see them. */
export function useOpenTickets(): number {
  const enabled = useKnownPath()(bottomPages.tickets);
  const freshness = { staleTime: MINUTE, refetchInterval: 5 * MINUTE };
  const { data: count, refetch } = useCall(getTicketIndicator, {}, { ...freshness, enabled });
  useLive('resource', (changed) => {
    if (enabled && changed === 'ticket') void refetch();
  });
  return enabled ? (count ?? 0) : 0;
}

/** Badges of menu entries, by path (specification 2). */
export function useMenuBadges(): Record<string, MenuBadge | undefined> {
  const tickets = useOpenTickets();
  return {
    '/sub-account': { text: copy.newBadge, tone: 'news' },
    ...(tickets > 0 && {
      [bottomPages.tickets]: { text: String(tickets), spoken: copy.openTickets(tickets), tone: 'count' },
    }),
  };
}

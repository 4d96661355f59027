import { useQuietCall } from '../../api/use-call';
import { getTicketIndicator } from '../../core/contract/profile';
import { copy } from '../copy';

export interface MenuBadge {
  text: string;
  /** Said instead of the text. */
  spoken?: string;
  /** A count that wants attention, or merely news. */
  tone: 'count' | 'news';
}

const MINUTE = 60_000;

/** Open support tickets; 0 while not known. */
export const useOpenTickets = (): number =>
  useQuietCall(getTicketIndicator, {}, { staleTime: MINUTE, refetchInterval: 5 * MINUTE }) ?? 0;

/** Badges of menu entries, by path (specification 2). */
export function useMenuBadges(): Record<string, MenuBadge | undefined> {
  const tickets = useOpenTickets();
  return {
    '/sub-account': { text: copy.newBadge, tone: 'news' },
    ...(tickets > 0 && {
      '/request-ticket/data': { text: String(tickets), spoken: copy.openTickets(tickets), tone: 'count' },
    }),
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Address of the ticket that says this, kept in the memory of this page until the session ends, as the work is: another
 * press makes no second one, also after the same file was matched once more.
 */
export function useKeptTicket(message: string) {
  const client = useQueryClient();
  const queryKey = ['reconciliation-ticket', message];
  const { data: ticket } = useQuery<string>({
    queryKey,
    enabled: false,
    cacheTime: Number.POSITIVE_INFINITY,
    // The ticket of other words is not that of these.
    keepPreviousData: false,
  });
  return { ticket, keep: (address: string) => client.setQueryData(queryKey, address) };
}

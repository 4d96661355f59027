import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Ticket address by message, kept in memory until the session ends: a second press creates no second ticket, even after
 * matching the file again.
 */
export function useKeptTicket(message: string) {
  const client = useQueryClient();
  const queryKey = ['reconciliation-ticket', message];
  const { data: ticket } = useQuery<string>({
    queryKey,
    enabled: false,
    cacheTime: Number.POSITIVE_INFINITY,
    // A ticket of another message must not be shown.
    keepPreviousData: false,
  });
  return { ticket, keep: (address: string) => client.setQueryData(queryKey, address) };
}

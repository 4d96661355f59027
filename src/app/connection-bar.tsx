import { useCallback } from 'react';
import { useFactsState } from '../api/facts';
import { queryClient } from '../api/query-client';
import { lastReadAt } from '../api/transport';
import { OfflineBar } from '../ui/offline-bar';
import { onServerClock } from '../ui/server-clock';
import { useBackOnline, useOnline } from '../ui/use-online';

export const ConnectionBar = () => {
  const online = useOnline();
  const { refresh } = useFactsState();

  const readAgain = useCallback(() => void refresh(), [refresh]);
  useBackOnline(readAgain);

  if (online) return null;
  const retry = () => {
    void refresh();
    void queryClient.refetchQueries({ type: 'active' });
  };
  const readAt = lastReadAt();
  return <OfflineBar lastReadAt={readAt === null ? null : onServerClock(readAt)} onRetry={retry} />;
};

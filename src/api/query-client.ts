import { QueryClient } from '@tanstack/react-query';
import { asApiError } from './api-error';
import { isFirstDrawing } from './first-drawing';
import { onSessionEnd } from './session';

const worthAgain = (error: unknown): boolean => {
  const { status } = asApiError(error);
  return status === 0 || status >= 502;
};

/** One cache for our own calls and Refine's. What one person saw is gone when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An offline call must fail and say so, not wait in silence.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // What the first drawing finds here has just been answered.
      refetchOnMount: ({ state }) => !(isFirstDrawing() && state.data !== undefined),
      refetchOnReconnect: true,
      keepPreviousData: true,
      retry: (failures, error) => failures < 2 && worthAgain(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

onSessionEnd(() => queryClient.clear());

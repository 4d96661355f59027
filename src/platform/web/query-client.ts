import { QueryClient } from '@tanstack/react-query';
import { asApiError } from './api-error';
import { isFirstDrawing } from './first-drawing';
import { onSessionEnd } from './session';

const worthAgain = (error: unknown): boolean => {
  const { status } = asApiError(error);
  return status === 0 || status >= 502;
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An offline call must fail visibly instead of waiting.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // Data found at the first drawing has just arrived.
      refetchOnMount: ({ state }) => !(isFirstDrawing() && state.data !== undefined),
      refetchOnReconnect: true,
      keepPreviousData: true,
      retry: (failures, error) => failures < 2 && worthAgain(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

onSessionEnd(() => queryClient.clear());

import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { asApiError } from '../../../platform/web/api-error';
import { fillPath } from '../../../platform/web/call';

interface CustomRead {
  params?: Record<string, string>;
  query?: Record<string, string>;
  enabled?: boolean;
}

/** Reads beside Refine's own calls, through the data provider's `custom`. */
export function useCustomRead<Reply extends z.ZodType>(
  { path, reply }: { path: string; reply: Reply },
  { params = {}, query = {}, enabled = true }: CustomRead = {},
) {
  const dataProvider = useDataProvider();
  const url = fillPath(path, params);
  const { data, error, refetch } = useQuery({
    queryKey: ['custom', url, query],
    enabled,
    queryFn: async (): Promise<z.output<Reply>> => {
      const { custom } = dataProvider();
      if (!custom) throw new Error('The data provider has no `custom`');
      const answer = await custom({ url, method: 'get', query, meta: { reply } });
      return answer.data as z.output<Reply>;
    },
  });
  return { data, error: error ? asApiError(error) : null, refetch };
}

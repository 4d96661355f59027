import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { fillPath } from '../../../platform/web/call';

/** Reads beside Refine's own calls, through the data provider's `custom`. */
export function useCustomRead<Reply extends z.ZodType>(
  { path, reply }: { path: string; reply: Reply },
  params: Record<string, string> = {},
) {
  const dataProvider = useDataProvider();
  const url = fillPath(path, params);
  return useQuery({
    queryKey: ['custom', url],
    queryFn: async (): Promise<z.output<Reply>> => {
      const { custom } = dataProvider();
      if (!custom) throw new Error('The data provider has no `custom`');
      const { data } = await custom({ url, method: 'get', meta: { reply } });
      return data as z.output<Reply>;
    },
  });
}

import { useCustomMutation, useDataProvider } from '@refinedev/core';
import { useCallback } from 'react';
import type { z } from 'zod';
import type { DownloadSpec, EndpointSpec, ReplyOf } from '../../../core/contract/endpoint';
import type { QueryValue } from '../../../core/contract/query-text';
import { type CallParts, fillPath } from '../../../platform/web/call';

type Method = 'post' | 'put' | 'delete';

/** Runs actions beyond Refine's own calls through the data provider's `custom`. Throws `ApiError`. */
export function useCustomCall() {
  const { mutateAsync } = useCustomMutation();
  return useCallback(
    async <E extends EndpointSpec & { method: Uppercase<Method> }>(
      { method, path, reply }: E,
      parts: CallParts<E>,
    ): Promise<ReplyOf<E>> => {
      const { params, body } = parts as { params?: Record<string, string>; body?: object };
      const { data } = await mutateAsync({
        url: fillPath(path, params),
        method: method.toLowerCase() as Method,
        values: body ?? {},
        meta: { reply },
        successNotification: false,
        errorNotification: false,
      });
      return data as ReplyOf<E>;
    },
    [mutateAsync],
  );
}

export function useFetchFile() {
  const dataProvider = useDataProvider();
  return async <D extends DownloadSpec>({ path }: D, query: z.input<D['query']>): Promise<Blob> => {
    const { custom } = dataProvider();
    if (!custom) throw new Error('The data provider has no `custom`');
    const { data } = await custom({
      url: path,
      method: 'get',
      query: query as Record<string, QueryValue>,
      headers: { accept: '*/*' },
    });
    return data as Blob;
  };
}

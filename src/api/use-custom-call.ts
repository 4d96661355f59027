import { useCustomMutation, useDataProvider } from '@refinedev/core';
import { useCallback } from 'react';
import type { z } from 'zod';
import type { DownloadSpec, EndpointSpec, ReplyOf } from '../core/contract/endpoint';
import type { QueryValue } from '../core/contract/query-text';
import { type CallParts, fillPath } from './call';

type Method = 'post' | 'put' | 'delete';

/**
 * Asks for what is done to records beyond Refine's own calls (an act, its undo, a restore, an order by hand) through
 * the data provider's `custom`. Answers the endpoint's reply or throws `ApiError`.
 */
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

/** The bytes of a download through the same door. Throws `ApiError`. */
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

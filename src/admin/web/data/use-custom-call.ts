import { useCustomMutation } from '@refinedev/core';
import { useCallback } from 'react';
import type { EndpointSpec, ReplyOf } from '../../../core/contract/endpoint';
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

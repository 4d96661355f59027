import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import type { EndpointSpec, MetaOf, ReplyOf } from '../../core/contract/endpoint';
import type { ApiError } from './api-error';
import { type Answer, arrivedAnswer, type CallArguments, type CallParts, perform } from './call';

export interface UseCallOptions<E extends EndpointSpec> {
  enabled?: boolean;
  /** Polling interval in milliseconds, for data without a live channel. */
  refetchInterval?: number | false | ((last: ReplyOf<E> | undefined) => number | false);
  /** Milliseconds for which an answer counts as fresh; 0 by default. */
  staleTime?: number;
}

export interface CallState<E extends EndpointSpec> {
  data: ReplyOf<E> | undefined;
  meta: MetaOf<E> | undefined;
  isLoading: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}

/**
 * Cache key of a call; without parts it matches every call of the endpoint, as in `invalidateQueries`. Empty parts are
 * dropped, so equal calls share one answer.
 */
export const callKey = (endpoint: EndpointSpec, parts: object = {}): unknown[] => [
  'call',
  `${endpoint.method} ${endpoint.path}`,
  ...(Object.keys(parts).length === 0 ? [] : [parts]),
];

/** The last answer stays on screen while other parts load. */
export function useCall<E extends EndpointSpec>(
  endpoint: E,
  ...[parts, options]: CallArguments<E, UseCallOptions<E>>
): CallState<E> {
  const { refetchInterval = false, ...rest } = options ?? {};
  const query = useQuery<Answer<E>, ApiError>({
    queryKey: callKey(endpoint, parts),
    queryFn: ({ signal }) => perform(endpoint, parts, { signal }),
    initialData: () => arrivedAnswer(endpoint, parts),
    refetchInterval: (last) =>
      typeof refetchInterval === 'function' ? refetchInterval(last?.data) : refetchInterval,
    ...rest,
  });
  return {
    data: query.data?.data,
    meta: query.data?.meta,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}

/** For parts of the dashboard whose failure is "silently ignored" (specification 7). */
export function useQuietCall<E extends EndpointSpec>(
  endpoint: E,
  ...rest: CallArguments<E, UseCallOptions<E>>
): ReplyOf<E> | undefined {
  return useCall(endpoint, ...rest).data;
}

/** `mutateAsync({ body })` resolves or throws `ApiError`. Never retried automatically. */
export function useAction<E extends EndpointSpec>(
  endpoint: E,
): UseMutationResult<Answer<E>, ApiError, CallParts<E>> {
  return useMutation<Answer<E>, ApiError, CallParts<E>>({
    mutationFn: (parts) => perform(endpoint, parts),
  });
}

import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import type { EndpointSpec, MetaOf, ReplyOf } from '../core/contract/endpoint';
import type { ApiError } from './api-error';
import { type Answer, arrivedAnswer, type CallArguments, type CallParts, perform } from './call';

export interface UseCallOptions<E extends EndpointSpec> {
  /** False waits: the call is not made yet. */
  enabled?: boolean;
  /** Milliseconds between two looks; for what no live channel tells. */
  refetchInterval?: number | false | ((last: ReplyOf<E> | undefined) => number | false);
  /** Milliseconds for which an answer counts as fresh; 0 by default. */
  staleTime?: number;
}

export interface CallState<E extends EndpointSpec> {
  data: ReplyOf<E> | undefined;
  meta: MetaOf<E> | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** On its way, perhaps behind an older answer. */
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}

/**
 * Key of a call in the cache; without parts it stands for every call of the endpoint, as in `invalidateQueries`. None is
 * none, however it is said: who asks with options of its own shares the answer with everybody else.
 */
export const callKey = (endpoint: EndpointSpec, parts: object = {}): unknown[] => [
  'call',
  `${endpoint.method} ${endpoint.path}`,
  ...(Object.keys(parts).length === 0 ? [] : [parts]),
];

/** Reads from the API; while other parts load, the answer to the last ones stays on screen. */
export function useCall<E extends EndpointSpec>(
  endpoint: E,
  ...[parts, options]: CallArguments<E, UseCallOptions<E>>
): CallState<E> {
  const { refetchInterval: look = false, ...rest } = options ?? {};
  const query = useQuery<Answer<E>, ApiError>({
    queryKey: callKey(endpoint, parts),
    queryFn: ({ signal }) => perform(endpoint, parts, { signal }),
    initialData: () => arrivedAnswer(endpoint, parts),
    refetchInterval: (last) => (typeof look === 'function' ? look(last?.data) : look),
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

/** Parts of the dashboard whose failure is "silently ignored" (specification 7): the answer, or nothing. */
export function useQuietCall<E extends EndpointSpec>(
  endpoint: E,
  ...rest: CallArguments<E, UseCallOptions<E>>
): ReplyOf<E> | undefined {
  return useCall(endpoint, ...rest).data;
}

/** Acts on the API: `mutateAsync({ body })` answers or throws `ApiError`. Never repeated by itself. */
export function useAct<E extends EndpointSpec>(
  endpoint: E,
): UseMutationResult<Answer<E>, ApiError, CallParts<E>> {
  return useMutation<Answer<E>, ApiError, CallParts<E>>({
    mutationFn: (parts) => perform(endpoint, parts),
  });
}

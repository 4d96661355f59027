import { useMemo } from 'react';
import { z } from 'zod';
import type { EndpointSpec, MetaOf, ReplyOf } from '../../../core/contract/endpoint';
import type { ApiError } from '../../../platform/web/api-error';
import type { CallArguments } from '../../../platform/web/call';
import { pageNumber, useQueryState } from '../../../platform/web/query-state';
import { type UseCallOptions, useCall } from '../../../platform/web/use-call';
import { useFacts } from '../session/facts';

type ListSpec = EndpointSpec & {
  query: z.ZodObject;
  reply: z.ZodArray;
  meta: z.ZodType<{ total: number }>;
};

type FilterOf<E extends ListSpec> = Omit<z.input<E['query']>, 'page' | 'limit'>;
type FilterName<E extends ListSpec> = keyof FilterOf<E> & string;

export interface Rows<Row> {
  data: Row[] | undefined;
  error: ApiError | null;
  onRetry: () => void;
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
  /** Clears all filters; absent without any. */
  onReset?: (() => void) | undefined;
}

/**
 * Page and filters are stored in the URL under the endpoint's query names. Values that the endpoint would refuse (typed
 * by hand, or from an old link) are ignored.
 */
export function useListing<E extends ListSpec>(endpoint: E) {
  const limit = useFacts().profile.default_page_size;
  const names = useMemo(
    () => Object.keys(endpoint.query.shape).filter((name) => name !== 'limit'),
    [endpoint],
  );
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const chosen = names
    .filter((name) => name !== 'page' && state[name] && accepts(endpoint.query.shape[name], state[name]))
    .map((name) => [name, state[name]]);
  const filter = Object.fromEntries(chosen) as FilterOf<E>;

  const call = useCall(
    endpoint,
    // `E` is generic, so TypeScript cannot know that a list has no path parameters and no body.
    ...([{ query: { page, limit, ...filter } }] as unknown as CallArguments<E, UseCallOptions<E>>),
  );
  const refetch = () => void call.refetch();
  const rows: Rows<ReplyOf<E>[number]> = {
    data: call.data as ReplyOf<E>[number][] | undefined,
    error: call.error,
    onRetry: refetch,
    page,
    limit,
    total: (call.meta as (MetaOf<E> & { total: number }) | undefined)?.total ?? 0,
    onPage: (next) => change({ page: String(next) }),
    onReset:
      chosen.length > 0
        ? () => change(Object.fromEntries(names.map((name) => [name, undefined])))
        : undefined,
  };
  return {
    rows,
    meta: call.meta,
    isFetching: call.isFetching,
    filter,
    chosen: filter as Partial<Record<FilterName<E>, string>>,
    change: change as (part: Partial<Record<FilterName<E> | 'page', string | undefined>>) => void,
    refetch,
  };
}

const accepts = (schema: z.core.$ZodType | undefined, text: string): boolean =>
  schema !== undefined && z.safeParse(schema, text).success;

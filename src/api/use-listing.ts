import { useMemo } from 'react';
import { z } from 'zod';
import type { EndpointSpec, MetaOf, ReplyOf } from '../core/contract/endpoint';
import type { ApiError } from './api-error';
import type { CallArguments } from './call';
import { useFacts } from './facts';
import { pageNumber, useQueryState } from './query-state';
import { type UseCallOptions, useCall } from './use-call';

/** An endpoint that answers rows in pages: its query has `page`, `limit` and whatever narrows its rows. */
type ListSpec = EndpointSpec & {
  query: z.ZodObject;
  reply: z.ZodArray;
  meta: z.ZodType<{ total: number }>;
};

type FilterOf<E extends ListSpec> = Omit<z.input<E['query']>, 'page' | 'limit'>;
type FilterName<E extends ListSpec> = keyof FilterOf<E> & string;

/** A page of rows, and the ways from it. */
export interface Rows<Row> {
  /** Undefined until they are read. */
  data: Row[] | undefined;
  error: ApiError | null;
  onRetry: () => void;
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
  /** Back to the whole list; absent where nothing narrows it. */
  onReset?: (() => void) | undefined;
}

/**
 * A list whose place and filters stand in the URL, under the names of the endpoint's own query. What the endpoint
 * would refuse there (typed by hand, or kept in an old link) counts as not said.
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
    // Whether `E` has a path or a body is not known here: a list has none, and `ListSpec` cannot say so to `CallArguments`.
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
    /** What is asked for, as the endpoint's query and its download take it. */
    filter,
    /** The same as texts, for the inputs. */
    chosen: filter as Partial<Record<FilterName<E>, string>>,
    change: change as (part: Partial<Record<FilterName<E> | 'page', string | undefined>>) => void,
    refetch,
  };
}

const accepts = (schema: z.core.$ZodType | undefined, text: string): boolean =>
  schema !== undefined && z.safeParse(schema, text).success;

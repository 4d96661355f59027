import { useMany } from '@refinedev/core';
import type { EntityTitle } from '../../../entity/calls';
import { GONE } from './cells';

/** Titles by id: the known ones, and those of further ids once they are read. */
export function useTitles(
  resource: string,
  ids: readonly string[],
  known: Record<string, string>,
): Record<string, string> {
  const unnamed = ids.filter((id) => !(id in known));
  const { data, isSuccess, isPreviousData } = useMany<EntityTitle>({
    resource,
    ids: unnamed,
    queryOptions: { enabled: unnamed.length > 0 },
    errorNotification: false,
  });
  const isRead = isSuccess && !isPreviousData;
  const gone = isRead ? Object.fromEntries(unnamed.map((id) => [id, GONE])) : {};
  return { ...gone, ...titlesOf(data?.data ?? []), ...known };
}

export const titlesOf = (rows: readonly EntityTitle[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, title }) => [id, title]));

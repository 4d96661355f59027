import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { IN_TAB, readText, writeText } from '../../../platform/web/storage';
import type { ResourceModel } from '../../schema/model';
import { useFacts } from './facts';

const nameOf = (userId: string, path: string): string => `${IN_TAB}list:${userId}:${path}`;

/** Remembers, for this tab, what a list shows, so that the menu leads back to it. */
export function useLastState({ paths }: ResourceModel): void {
  const { pathname, search } = useLocation();
  const { id } = useFacts().profile;
  useEffect(() => {
    if (pathname !== paths.list) return;
    const query = new URLSearchParams(search);
    // The opened record is where one was inside the list, not what the list shows.
    query.delete('q');
    writeText(nameOf(id, pathname), query.size > 0 ? `?${query}` : '');
  }, [id, pathname, search, paths.list]);
}

/** Path with the query that a list showed last in this tab; on the list itself the plain path, as a way back to it. */
export function useLastPath(): (path: string) => string {
  const { pathname } = useLocation();
  const { id } = useFacts().profile;
  return (path) => (path === pathname ? path : path + (readText(nameOf(id, path)) ?? ''));
}

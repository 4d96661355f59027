import { useCallback } from 'react';
import type { Route } from '../../../core/routes/route';
import type { Can } from '../../../core/session/reason';
import { useFacts, useModel } from './facts';

export const isKnown = (routes: Route[], can: Can, path: string): boolean => {
  const route = routes.find((one) => one.path === path);
  if (!route) return false;
  const verdict = can(route.object);
  return verdict.can || verdict.reason === 'expired';
};

export function useKnownPath(): (path: string) => boolean {
  const { routes } = useModel();
  const { can } = useFacts();
  return useCallback((path) => isKnown(routes, can, path), [routes, can]);
}

export function useKnownLink(): (link: string | null) => string | null {
  const isPathKnown = useKnownPath();
  return useCallback(
    (link) => (link && isPathKnown(link.split('?', 1)[0] ?? link) ? link : null),
    [isPathKnown],
  );
}

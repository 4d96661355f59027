import { useCallback } from 'react';
import type { Route } from '../../../core/routes/route';
import { type Can, isShown } from '../../../core/session/reason';
import { useAccess, useModel } from './facts';

export const isKnown = (routes: Route[], can: Can, path: string): boolean => {
  const route = routes.find((one) => one.path === path);
  return route !== undefined && isShown(can(route.object));
};

export function useKnownPath(): (path: string) => boolean {
  const { routes } = useModel();
  const { can } = useAccess();
  return useCallback((path) => isKnown(routes, can, path), [routes, can]);
}

export function useKnownLink(): (link: string | null) => string | null {
  const isPathKnown = useKnownPath();
  return useCallback(
    (link) => (link && isPathKnown(link.split('?', 1)[0] ?? link) ? link : null),
    [isPathKnown],
  );
}

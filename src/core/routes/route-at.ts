import type { Route } from './route';

export function routeAt(routes: Route[], pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const found = routes.find((route) => route.path === path) ?? routes.find((route) => route.path === '*');
  if (!found) throw new Error('the route table has no row "*"');
  return found;
}

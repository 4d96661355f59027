import type { Route } from '../../../core/routes/route';
import type { MenuLink } from './visible-menu';

/**
 * Active menu entry of a path: itself, else the same resource (a form below its list), else a parent path
 * (`/pembukuan/entry/data`), else the same access key (`/detail-transaction` below Transaksi, `product.order` below
 * `product`).
 */
export function activePath(links: MenuLink[], routes: Route[], pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  const here = routes.find((route) => route.path === path);
  if (!here) return undefined;
  const routeOf = (link: MenuLink) => routes.find((route) => route.path === link.path);
  const found =
    links.find((link) => link.path === here.path) ??
    links.find((link) => sharesResource(here, routeOf(link))) ??
    links.find((link) => path.startsWith(`${link.path}/`)) ??
    links.find((link) => here.access && topic(here) === topic(routeOf(link)));
  return found?.path;
}

const sharesResource = (one: Route, other?: Route): boolean =>
  'resource' in one.screen &&
  other !== undefined &&
  'resource' in other.screen &&
  one.screen.resource === other.screen.resource;

/** `product.order` → `product`, `panel.banner.action` → `panel.banner`. */
const topic = (route?: Route): string | undefined =>
  route?.access
    ?.split('.')
    .slice(0, route.type === 'panel' ? 2 : 1)
    .join('.');

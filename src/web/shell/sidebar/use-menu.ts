import { useLocation } from 'react-router-dom';
import type { Area } from '../../../admin/schema/resource';
import { useFacts, useModel } from '../../../admin/web/session/facts';
import { useMayEach } from '../../../admin/web/session/use-may';
import { activePath } from './active-path';
import { linksOf, type MenuEntry, objectsOf, visibleMenu, withViews } from './visible-menu';

/** Entries that this person sees, and the path of the active one. */
export function useMenu(area: Area): { entries: MenuEntry[]; active: string | undefined } {
  const { menu, routes } = useModel();
  const can = useMayEach(objectsOf(menu[area]));
  const { profile } = useFacts();
  const { pathname, search } = useLocation();
  const plain = visibleMenu(menu[area], { can, profile });
  const entries = withViews(plain, profile.lists?.views ?? []);
  const view = new URLSearchParams(search).get('view');
  const open = view && linksOf(entries).find((link) => link.view === view);
  return { entries, active: open ? open.path : activePath(linksOf(plain), routes, pathname) };
}

import { useLocation } from 'react-router-dom';
import type { Area } from '../../../admin/schema/resource';
import { useFacts, useModel } from '../../../admin/web/session/facts';
import { useMayEach } from '../../../admin/web/session/use-may';
import { activePath } from './active-path';
import { linksOf, type MenuEntry, objectsOf, visibleMenu } from './visible-menu';

/** Entries that this person sees, and the path of the active one. */
export function useMenu(area: Area): { entries: MenuEntry[]; active: string | undefined } {
  const { menu, routes } = useModel();
  const can = useMayEach(objectsOf(menu[area]));
  const { profile } = useFacts();
  const { pathname } = useLocation();
  const entries = visibleMenu(menu[area], { can, profile });
  return { entries, active: activePath(linksOf(entries), routes, pathname) };
}

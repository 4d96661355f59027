import { useLocation } from 'react-router-dom';
import { useFacts, useModel } from '../../api/facts';
import { useMayEach } from '../../api/use-may';
import type { Area } from '../../core/schema/resource';
import { activePath } from './active-path';
import { type MenuBadge, useMenuBadges } from './menu-badges';
import { SidebarGroup } from './sidebar-group';
import { SidebarLink } from './sidebar-link';
import { linksOf, type MenuEntry, objectsOf, visibleMenu } from './visible-menu';

export const SidebarMenu = ({ area }: { area: Area }) => {
  const { menu, routes } = useModel();
  const can = useMayEach(objectsOf(menu[area]));
  const { profile } = useFacts();
  const { pathname } = useLocation();
  const badges = useMenuBadges();
  const entries = visibleMenu(menu[area], { can, profile });
  const active = activePath(linksOf(entries), routes, pathname);
  return <MenuEntries entries={entries} active={active} badges={badges} />;
};

interface MenuEntriesProps {
  entries: MenuEntry[];
  active: string | undefined;
  badges: Record<string, MenuBadge | undefined>;
}

const MenuEntries = ({ entries, active, badges }: MenuEntriesProps) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.kind === 'link' ? entry.path : entry.label}>
        {entry.kind === 'link' ? (
          <SidebarLink link={entry} active={entry.path === active} badge={badges[entry.path]} />
        ) : (
          <SidebarGroup group={entry} hasActive={linksOf(entry.items).some(({ path }) => path === active)}>
            <MenuEntries entries={entry.items} active={active} badges={badges} />
          </SidebarGroup>
        )}
      </li>
    ))}
  </ul>
);

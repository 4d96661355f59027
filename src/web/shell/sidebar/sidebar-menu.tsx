import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Area } from '../../../admin/schema/resource';
import { Icon } from '../../../ui/icon';
import { type MenuBadge, useMenuBadges } from './menu-badges';
import styles from './sidebar.module.css';
import { SidebarLink } from './sidebar-link';
import { useMenu } from './use-menu';
import { linksOf, type MenuEntry, type MenuGroup } from './visible-menu';

interface SidebarGroupProps {
  group: MenuGroup;
  hasActive: boolean;
  children: ReactNode;
}

const SidebarGroup = ({ group, hasActive, children }: SidebarGroupProps) =>
  group.icon ? (
    <FoldingGroup group={group} hasActive={hasActive}>
      {children}
    </FoldingGroup>
  ) : (
    <section aria-label={group.label}>
      <p className={`${styles.heading} when-wide`} aria-hidden="true">
        {group.label}
      </p>
      {children}
    </section>
  );

const FoldingGroup = ({ group, hasActive, children }: SidebarGroupProps) => {
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? hasActive;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        title={group.label}
        aria-expanded={open}
        onClick={() => choose(!open)}
      >
        {group.icon && <Icon name={group.icon} />}
        <span className="when-wide">{group.label}</span>
        <ChevronDown size={16} className={`${styles.fold} when-wide`} />
      </button>
      {open && <div className={styles.folded}>{children}</div>}
    </>
  );
};

export const SidebarMenu = ({ area }: { area: Area }) => {
  const badges = useMenuBadges();
  return <MenuEntries {...useMenu(area)} badges={badges} />;
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

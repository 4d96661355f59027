import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon';
import styles from './sidebar.module.css';
import type { MenuGroup } from './visible-menu';

interface SidebarGroupProps {
  group: MenuGroup;
  hasActive: boolean;
  children: ReactNode;
}

export const SidebarGroup = ({ group, hasActive, children }: SidebarGroupProps) =>
  group.icon ? (
    <FoldingGroup group={group} hasActive={hasActive}>
      {children}
    </FoldingGroup>
  ) : (
    <section aria-label={group.label}>
      <p className={styles.heading} aria-hidden="true">
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
        <span className={styles.label}>{group.label}</span>
        <ChevronDown size={16} className={styles.fold} />
      </button>
      {open && <div className={styles.folded}>{children}</div>}
    </>
  );
};

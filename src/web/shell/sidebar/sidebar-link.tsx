import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLastPath } from '../../../admin/web/session/last-state';
import { useShowDialog } from '../../../platform/web/overlays/show-dialog';
import { Icon } from '../../../ui/icon';
import { copy } from '../copy';
import type { MenuBadge } from './menu-badges';
import styles from './sidebar.module.css';
import type { MenuLink } from './visible-menu';

interface SidebarLinkProps {
  link: MenuLink;
  active: boolean;
  badge?: MenuBadge | undefined;
}

export const SidebarLink = ({ link, active, badge }: SidebarLinkProps) => {
  const showDialog = useShowDialog();
  const lastPath = useLastPath();
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const words = (
    <>
      <Icon name={link.icon} />
      <span className="when-wide">{link.label}</span>
    </>
  );
  if (link.locked) {
    return (
      <button
        type="button"
        className={styles.entry}
        title={link.label}
        aria-haspopup="dialog"
        onClick={() => showDialog('expired')}
      >
        {words}
        <Lock size={15} className={`${styles.lock} when-wide`} />
        <span className="sr-only">, {copy.lockedEntry}</span>
      </button>
    );
  }
  return (
    <Link
      ref={element}
      to={link.view ? link.path : lastPath(link.path)}
      className={styles.entry}
      data-view={link.view ? '' : undefined}
      title={link.label}
      aria-current={active ? 'page' : undefined}
    >
      {words}
      {badge && <Badge badge={badge} />}
    </Link>
  );
};

const Badge = ({ badge }: { badge: MenuBadge }) => (
  <span className={styles[badge.tone]}>
    <span aria-hidden={badge.spoken ? true : undefined}>{badge.text}</span>
    {badge.spoken && <span className="sr-only">{badge.spoken}</span>}
  </span>
);

import { House, LogOut, MessageCircle, Settings2, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../admin/web/session/facts';
import { useKnownPath } from '../../../admin/web/session/known-path';
import { browserConfig } from '../../../platform/web/browser-config';
import { useShowDialog } from '../../../platform/web/overlays/show-dialog';
import { supportUrl } from '../../../platform/web/support';
import { PersonAvatar } from '../../../topics/accounts/web/profile/person-avatar';
import { Appearance } from '../../../topics/settings/web/appearance/appearance';
import { homeOf, useMode } from '../../../topics/shops/web/mode/mode';
import { elsewhere } from '../../../ui/elsewhere';
import { Icon } from '../../../ui/icon';
import { useScreen } from '../../../ui/use-screen';
import { bottomPaths } from '../bottom-menu/bottom-paths';
import { hasBottomMenu } from '../bottom-menu/has-bottom-menu';
import { copy } from '../copy';
import { TierBadge } from '../header/tier-badge';
import { useMenu } from '../sidebar/use-menu';
import { linksOf } from '../sidebar/visible-menu';
import { useWebsite, type Website } from '../website';
import { ChangelogWay } from './changelog-way';
import styles from './user-menu.module.css';

const MorePages = () => {
  const links = linksOf(useMenu('h2h').entries).filter(({ path }) => !bottomPaths.includes(path));
  return links.map(({ path, icon, label }) => (
    <li key={path}>
      <Link to={path} className={styles.way}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  ));
};

interface UserMenuProps {
  onClose: () => void;
}

export const UserMenu = ({ onClose }: UserMenuProps) => {
  const { name, email } = useFacts().profile;
  const website = useWebsite();
  const mode = useMode();
  const screen = useScreen();
  const phone = screen === 'phone';
  return (
    <div className={styles.menu}>
      <div className={styles.person}>
        <PersonAvatar />
        <div className={styles.names}>
          <p className={styles.greeting}>{copy.userMenu.greeting(name)}</p>
          <p className={styles.email}>{email}</p>
        </div>
      </div>
      {phone && (
        <div className={styles.standing}>
          <TierBadge />
        </div>
      )}
      <ul className={styles.ways}>
        <Settings />
        <li>
          <Link to={homeOf(mode)} className={styles.way}>
            <House size={18} />
            {copy.userMenu.home}
          </Link>
        </li>
        {hasBottomMenu(screen, mode) && <MorePages />}
        <ContactAdmin />
        <ChangelogWay />
        {website?.label && <WebsiteWay website={website} onClose={onClose} />}
      </ul>
      <Appearance />
      <Leave onClose={onClose} />
      <p className={styles.version}>{copy.userMenu.version(browserConfig.version)}</p>
    </div>
  );
};

const Settings = () =>
  useKnownPath()('/setting') && (
    <li>
      <Link to="/setting" className={styles.way}>
        <Settings2 size={18} />
        {copy.userMenu.settings}
      </Link>
    </li>
  );

const ContactAdmin = () => {
  const url = supportUrl();
  return (
    url && (
      <li>
        <a href={url} {...elsewhere} className={styles.way}>
          <MessageCircle size={18} />
          {copy.userMenu.contact}
        </a>
      </li>
    )
  );
};

const WebsiteWay = ({ website: { label, badge, action }, onClose }: UserMenuProps & { website: Website }) => {
  const words = (
    <>
      <Store size={18} />
      {label}
      {badge && <span className={styles.badge}>{badge}</span>}
    </>
  );
  if (!action) return <li className={styles.still}>{words}</li>;
  const open = () => {
    onClose();
    action();
  };
  return (
    <li>
      <button type="button" className={styles.way} onClick={open}>
        {words}
      </button>
    </li>
  );
};

const Leave = ({ onClose }: UserMenuProps) => {
  const showDialog = useShowDialog();
  const ask = () => {
    onClose();
    showDialog('logout');
  };
  return (
    <button type="button" className={`${styles.way} ${styles.leave}`} onClick={ask}>
      <LogOut size={18} />
      {copy.logout.confirm}
    </button>
  );
};

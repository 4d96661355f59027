import { Bell as BellIcon, Menu, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import type { Ref } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useFacts } from '../../../admin/web/session/facts';
import { useKnownLink } from '../../../admin/web/session/known-path';
import { MOST_SHOWN_UNREAD } from '../../../core/contract/notification';
import { initials } from '../../../core/format/initials';
import { actions } from '../../../core/text/actions';
import { browserConfig } from '../../../platform/web/browser-config';
import { useLive } from '../../../platform/web/live-events';
import { useTheme } from '../../../platform/web/use-theme';
import { PersonAvatar } from '../../../topics/accounts/web/profile/person-avatar';
import { homeOf, type Mode } from '../../../topics/shops/web/mode/mode';
import { useFeedback } from '../../../ui/feedback';
import { Mark } from '../../../ui/mark';
import { Button } from '../../../ui/plain/button';
import { Popover } from '../../../ui/popover';
import { PreviewLink } from '../../../ui/preview-link';
import { useScreen } from '../../../ui/use-screen';
import { hasBottomMenu } from '../bottom-menu/has-bottom-menu';
import { copy } from '../copy';
import { useUnreadChangelog } from '../user-menu/changelog-way';
import { UserMenu } from '../user-menu/user-menu';
import { websiteHost } from '../website';
import { BalanceChip } from './balance-chip';
import styles from './header.module.css';
import { MenuSearch } from './menu-search';
import { NotificationList } from './notification-list';
import { SetupBar } from './setup-bar';
import { TierBadge } from './tier-badge';

const Welcome = ({ mode }: { mode: Mode }) => {
  const { name, panel } = useFacts().profile;
  const [above, below] =
    mode === 'panel'
      ? [[copy.panelMode, panel?.url && websiteHost(panel.url)].filter(Boolean).join(' · '), panel?.site_name]
      : [copy.welcome, name];
  return (
    <div className={styles.welcome}>
      <p className={styles.above}>{above}</p>
      <p className={styles.below}>{below || name}</p>
    </div>
  );
};

const ThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  const label = dark ? copy.toLight : copy.toDark;
  const Picture = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Picture size={18} />
    </button>
  );
};

const ProfileMenu = () => {
  const { name } = useFacts().profile;
  const hasNews = useUnreadChangelog();
  return (
    <Popover
      label={copy.userMenu.label}
      buttonLabel={copy.userMenu.button(initials(name))}
      buttonClass={styles.avatar}
      button={
        <>
          <PersonAvatar />
          {hasNews && <span className={styles.news} />}
        </>
      }
    >
      {(close) => <UserMenu onClose={close} />}
    </Popover>
  );
};

const LIST = '/notification';

/** Pop-ups for new notifications, at most three at a time (`app/feedback-outlet`); the bell keeps them. */
const NewsPopups = () => {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const knownLink = useKnownLink();
  const { pathname, search } = useLocation();
  useLive('notification', ({ id, title, body, link }) => {
    const isHere = pathname === LIST || link === pathname + search;
    if (isHere) return;
    const target = knownLink(link) ?? LIST;
    void feedback.open().then(
      ({ notification }) =>
        notification.open({
          key: id,
          message: title,
          description: body,
          role: 'status',
          btn: (
            <Button
              tone="link"
              size="small"
              onClick={() => {
                notification.destroy(id);
                navigate(target);
              }}
            >
              {actions.showDetail}
            </Button>
          ),
        }),
      // If the chunk cannot be loaded, the bell still counts.
      () => undefined,
    );
  });
  return null;
};

/** Unread count with a link to all (specification 1) and the latest three (specification 9). */
const Bell = () => {
  const { profile, refresh } = useFacts();
  const unread = profile.unread_notifications;
  const count = unread > MOST_SHOWN_UNREAD ? `${MOST_SHOWN_UNREAD}+` : String(unread);
  useLive('notification', () => void refresh());
  return (
    <PreviewLink
      to="/notification"
      label={copy.notifications.title}
      linkLabel={unread > 0 ? copy.notifications.unread(count) : copy.notifications.title}
      linkClass={styles.icon}
      link={
        <>
          <BellIcon size={18} />
          {unread > 0 && <span className={styles.unread}>{count}</span>}
        </>
      }
    >
      {() => <NotificationList />}
    </PreviewLink>
  );
};

export interface SidebarSwitch {
  collapsed: boolean;
  toggle: () => void;
}

interface HeaderProps {
  mode: Mode;
  sidebar: SidebarSwitch;
  slot: Ref<HTMLDivElement>;
}

/**
 * The header of specification 1. On a phone a second row, which scrolls away, holds setup progress and balance; tier and
 * theme are in the profile menu, and pages below another one show their title instead of the welcome.
 */
export const Header = ({ mode, sidebar, slot }: HeaderProps) => {
  const screen = useScreen();
  const phone = screen === 'phone';
  return (
    <>
      <header className={`${styles.header} no-print`}>
        {hasBottomMenu(screen, mode) ? <Home mode={mode} /> : <SidebarButton {...sidebar} />}
        {phone && <div ref={slot} className={styles.slot} />}
        <Welcome mode={mode} />
        <MenuSearch mode={mode} />
        {!phone && (
          <>
            <SetupBar mode={mode} />
            <TierBadge />
            <BalanceChip mode={mode} />
            <ThemeToggle />
          </>
        )}
        <Bell />
        <NewsPopups />
        <ProfileMenu />
      </header>
      {phone && (
        <section className={`${styles.standing} no-print`} aria-label={copy.standing}>
          <SetupBar mode={mode} />
          <BalanceChip mode={mode} />
        </section>
      )}
    </>
  );
};

const Home = ({ mode }: { mode: Mode }) => (
  <Link to={homeOf(mode)} className={styles.home} aria-label={browserConfig.productName}>
    <Mark size={26} />
  </Link>
);

const SidebarButton = ({ collapsed, toggle }: SidebarSwitch) => {
  const opens = useScreen() !== 'desktop';
  const label = opens ? copy.openMenu : collapsed ? copy.expandMenu : copy.collapseMenu;
  const Picture = opens ? Menu : collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={toggle}>
      <Picture size={18} className={styles.mirrors} />
    </button>
  );
};

import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { browserConfig } from '../../api/browser-config';
import { homeOf, type Mode } from '../../features/mode/mode';
import { Mark } from '../../ui/mark';
import { useScreen } from '../../ui/use-screen';
import { hasBottomMenu } from '../bottom-menu/has-bottom-menu';
import { copy } from '../copy';
import { BalanceChip } from './balance-chip';
import { Bell } from './bell';
import styles from './header.module.css';
import { MenuSearch } from './menu-search';
import { NewsPopups } from './news-popups';
import { ProfileMenu } from './profile-menu';
import { SetupBar } from './setup-bar';
import { ThemeToggle } from './theme-toggle';
import { TierBadge } from './tier-badge';
import { Welcome } from './welcome';

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

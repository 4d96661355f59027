import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKnownPath } from '../../../admin/web/session/known-path';
import { actions } from '../../../core/text/actions';
import { browserConfig } from '../../../platform/web/browser-config';
import { homeOf, type Mode } from '../../../topics/shops/web/mode/mode';
import { Mark, ProductName } from '../../../ui/mark';
import { buttonClass } from '../../../ui/plain/button-class';
import { copy } from '../copy';
import styles from './sidebar.module.css';
import { SidebarFooter } from './sidebar-footer';
import { SidebarMenu } from './sidebar-menu';

/** Light in H2H and dark petrol in the panel, to distinguish the modes. */
export const Sidebar = ({ mode, collapsed = false }: { mode: Mode; collapsed?: boolean }) => (
  <aside className={`${styles.sidebar} ${styles[mode]}`} data-collapsed={collapsed || undefined}>
    <Link
      to={homeOf(mode)}
      className={styles.brand}
      aria-label={collapsed ? browserConfig.productName : undefined}
    >
      {collapsed ? <Mark tone={toneOf(mode)} /> : <Brand mode={mode} />}
    </Link>
    {mode === 'mitra' && <BuyButton />}
    <nav className={styles.nav} aria-label={copy.navigation}>
      <SidebarMenu area={mode === 'panel' ? 'panel' : 'h2h'} />
    </nav>
    <SidebarFooter mode={mode} />
  </aside>
);

const toneOf = (mode: Mode) => (mode === 'panel' ? 'face' : 'petrol');

const Brand = ({ mode }: { mode: Mode }) => (
  <>
    <ProductName name={browserConfig.productName} tone={toneOf(mode)} />
    {mode === 'panel' && <span className={styles.news}>{copy.panelBadge}</span>}
  </>
);

const BuyButton = () =>
  useKnownPath()('/product/data') && (
    <Link to="/product/data" data-tour="buy" className={`${buttonClass({ block: true })} ${styles.buy}`}>
      <ShoppingBag size={18} />
      <span className="when-wide">{actions.buyProduct}</span>
    </Link>
  );

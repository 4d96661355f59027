import { CircleUserRound, House, LifeBuoy, type LucideIcon, ReceiptText, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../admin/web/session/facts';
import { useKnownPath } from '../../../admin/web/session/known-path';
import { supportUrl } from '../../../platform/web/support';
import { PersonAvatar } from '../../../topics/accounts/web/profile/person-avatar';
import { elsewhere } from '../../../ui/elsewhere';
import { Modal } from '../../../ui/modal';
import { useOpenHere } from '../../../ui/open-here';
import { copy } from '../copy';
import { useOpenTickets } from '../sidebar/menu-badges';
import { useMenu } from '../sidebar/use-menu';
import { UserMenu } from '../user-menu/user-menu';
import styles from './bottom-menu.module.css';
import { bottomPages } from './bottom-paths';

/** Phone navigation (specification 2). Hidden while a page shows its own action bar. */
export const BottomMenu = () => {
  const { active } = useMenu('h2h');
  return (
    <nav className={`${styles.menu} no-print`} aria-label={copy.bottom.label}>
      <Page path={bottomPages.home} active={active} icon={House} label={copy.bottom.home} />
      <Page
        path={bottomPages.transactions}
        active={active}
        icon={ReceiptText}
        label={copy.bottom.transactions}
      />
      <Page path={bottomPages.buy} active={active} icon={ShoppingBag} label={copy.bottom.buy} raised />
      <Help active={active} />
      <Profile />
    </nav>
  );
};

interface PageProps {
  path: string;
  active: string | undefined;
  icon: LucideIcon;
  label: string;
  raised?: boolean;
}

const Page = ({ path, active, icon: Picture, label, raised = false }: PageProps) =>
  useKnownPath()(path) && (
    <Link
      to={path}
      className={`${styles.item} ${raised ? styles.raised : ''}`}
      aria-current={path === active ? 'page' : undefined}
    >
      <span className={styles.picture}>
        <Picture size={22} />
      </span>
      {label}
    </Link>
  );

/** Tickets with a dot while one is open; the support chat for people without tickets. */
const Help = ({ active }: { active: string | undefined }) => {
  const tickets = useOpenTickets();
  const hasTickets = useKnownPath()(bottomPages.tickets);
  const url = supportUrl();
  const words = (
    <>
      <span className={styles.picture}>
        <LifeBuoy size={22} />
        {tickets > 0 && <span className={styles.dot} />}
      </span>
      {copy.bottom.help}
      {tickets > 0 && <span className="sr-only">, {copy.openTickets(tickets)}</span>}
    </>
  );
  if (hasTickets) {
    return (
      <Link
        to={bottomPages.tickets}
        className={styles.item}
        aria-current={active === bottomPages.tickets ? 'page' : undefined}
      >
        {words}
      </Link>
    );
  }
  return (
    url && (
      <a href={url} {...elsewhere} className={styles.item}>
        {words}
      </a>
    )
  );
};

const Profile = () => {
  const { avatar_url } = useFacts().profile;
  const [open, setOpen] = useOpenHere<true>();
  const close = () => setOpen(null);
  return (
    <>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.picture}>
          {avatar_url ? <PersonAvatar size={24} /> : <CircleUserRound size={22} />}
        </span>
        {copy.bottom.profile}
      </button>
      {open && (
        <Modal label={copy.userMenu.label} onClose={close}>
          <UserMenu onClose={close} />
        </Modal>
      )}
    </>
  );
};

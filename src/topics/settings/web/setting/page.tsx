import {
  Bell,
  ChevronRight,
  KeyRound,
  Lock,
  type LucideIcon,
  Medal,
  ReceiptText,
  ScrollText,
  SlidersHorizontal,
  Store,
  User,
  Users,
  Wallet,
  Webhook,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import card from '../../../../ui/card.module.css';
import { PageHead } from '../../../../ui/page-head';
import { StatusTag } from '../../../../ui/status-tag';
import { copy, links } from './copy';
import styles from './setting.module.css';

type Item = (typeof links)[number]['items'][number];

const icons: Record<Item['icon'], LucideIcon> = {
  profile: User,
  account: SlidersHorizontal,
  bell: Bell,
  pin: KeyRound,
  password: Lock,
  log: ScrollText,
  shop: ReceiptText,
  reminder: Wallet,
  api: Webhook,
  people: Users,
  tier: Medal,
  website: Store,
};

const SettingPage = () => {
  const isKnown = useKnownPath();
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <div className={styles.groups}>
        {links.map(({ group, items }) => {
          const known = (items as readonly Item[]).filter(({ to }) => isKnown(to));
          return (
            known.length > 0 && (
              <section key={group} aria-label={group}>
                <h2 className={styles.group}>{group}</h2>
                <ul className={`${card.card} ${styles.list}`}>
                  {known.map((item) => (
                    <Way key={item.to} item={item} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </>
  );
};

export default SettingPage;

const Way = ({ item: { to, icon, title, hint } }: { item: Item }) => {
  const { has_pin } = useFacts().profile;
  const Picture = icons[icon];
  return (
    <li>
      <Link to={to} className={styles.way}>
        <span className={styles.icon}>
          <Picture size={20} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.hint}>{hint}</span>
        </span>
        {icon === 'pin' && has_pin === false && <StatusTag status={{ word: copy.noPin, tone: 'wait' }} />}
        <ChevronRight size={18} className={`${styles.arrow} mirrored`} />
      </Link>
    </li>
  );
};

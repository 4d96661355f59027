import {
  ArrowLeftRight,
  BadgeCheck,
  Bell,
  ChevronRight,
  Gift,
  LifeBuoy,
  type LucideIcon,
  Package,
  Store,
  Tag,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Notification, NotificationType } from '../../../../core/contract/notification';
import { dateTime, relative } from '../../../../core/format/date';
import { Button } from '../../../../ui/plain/button';
import { copy } from './copy';
import styles from './notification.module.css';

const icons: Record<NotificationType, LucideIcon> = {
  Transaksi: ArrowLeftRight,
  'Top Up': Wallet,
  Saldo: Wallet,
  Harga: Tag,
  Produk: Package,
  Tiket: LifeBuoy,
  KYC: BadgeCheck,
  Panel: Store,
  Referral: Gift,
  Info: Bell,
};

interface NotificationRowProps {
  notification: Notification;
  /** Milliseconds, by the server's clock. */
  now: number;
  /** Null if this person may not open the page. */
  link: string | null;
  onRead: () => void;
}

export const NotificationRow = ({ notification, now, link, onRead }: NotificationRowProps) => {
  const { type, title, body, is_read, created_at } = notification;
  const TypeIcon = icons[type];
  const read = () => {
    if (!is_read) onRead();
  };
  return (
    <article className={styles.row} data-unread={!is_read || undefined}>
      <span className={styles.icon}>
        <TypeIcon size={18} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {link ? (
            <Link to={link} className={styles.link} onClick={read}>
              {title}
            </Link>
          ) : (
            title
          )}
          {!is_read && <span className="sr-only"> ({copy.isUnread})</span>}
        </h2>
        <p className={styles.body}>{body}</p>
        <p className={styles.facts}>
          {type} ·{' '}
          <time dateTime={created_at} title={dateTime(created_at, { zone: true })}>
            {relative(created_at, now)}
          </time>
        </p>
      </div>
      {!is_read && (
        <Button
          tone="link"
          size="small"
          className={styles.action}
          aria-label={`${copy.read}: ${title}`}
          onClick={onRead}
        >
          {copy.read}
        </Button>
      )}
      {link && <ChevronRight size={18} className={styles.arrow} aria-hidden="true" />}
    </article>
  );
};

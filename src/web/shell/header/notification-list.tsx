import { Link } from 'react-router-dom';
import { useFacts } from '../../../admin/web/session/facts';
import { useKnownLink, useKnownPath } from '../../../admin/web/session/known-path';
import type { ReplyOf } from '../../../core/contract/endpoint';
import { listNotifications } from '../../../core/contract/notification';
import { relative } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { useLive } from '../../../platform/web/live-events';
import { useCall } from '../../../platform/web/use-call';
import { useReading } from '../../../topics/notifications/web/notification/use-reading';
import { EmptyState } from '../../../ui/empty-state';
import { LoadState } from '../../../ui/load-state';
import { Button } from '../../../ui/plain/button';
import { ButtonLink } from '../../../ui/plain/button-link';
import { serverNow } from '../../../ui/server-clock';
import { SkeletonList } from '../../../ui/skeleton';
import text from '../../../ui/text.module.css';
import { copy } from '../copy';
import styles from './notification-list.module.css';

/** Specification 9: "Notification message max count: 3." */
const MOST = 3;

export const NotificationList = () => {
  const { profile } = useFacts();
  const list = useCall(listNotifications, { query: { limit: MOST } });
  const showsAll = useKnownPath()('/notification');
  const { readOne, readAll, isReadingAll } = useReading();
  useLive('notification', () => void list.refetch());
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <h2>{copy.notifications.title}</h2>
        {profile.unread_notifications > 0 && (
          <Button tone="link" size="small" loading={isReadingAll} onClick={() => void readAll()}>
            {copy.notifications.markRead}
          </Button>
        )}
      </div>
      <LoadState
        data={list.data}
        error={list.error}
        onRetry={list.refetch}
        skeleton={<SkeletonList rows={MOST} />}
      >
        {(items) => <Items items={items} now={serverNow()} onRead={readOne} />}
      </LoadState>
      {showsAll && (
        <ButtonLink to="/notification" tone="link" block>
          {actions.showAll}
        </ButtonLink>
      )}
    </div>
  );
};

interface ItemsProps {
  items: ReplyOf<typeof listNotifications>;
  now: number;
  onRead: (id: string) => void;
}

const Items = ({ items, now, onRead }: ItemsProps) =>
  items.length === 0 ? (
    <EmptyState title={copy.notifications.empty} hint={copy.notifications.emptyHint} level={3} />
  ) : (
    <ul>
      {items.map(({ id, title, body, link, is_read, created_at }) => (
        <li key={id} className={styles.item} data-unread={!is_read || undefined}>
          <p className={text.strong}>
            <Title title={title} link={link} onRead={() => !is_read && onRead(id)} />
            {!is_read && <span className="sr-only"> ({copy.notifications.isUnread})</span>}
          </p>
          <p className={text.quiet}>{body}</p>
          <time className={styles.time} dateTime={created_at}>
            {relative(created_at, now)}
          </time>
        </li>
      ))}
    </ul>
  );

const Title = ({ title, link, onRead }: { title: string; link: string | null; onRead: () => void }) => {
  const target = useKnownLink()(link);
  if (!target) return <>{title}</>;
  return (
    <Link to={target} onClick={onRead}>
      {title}
    </Link>
  );
};

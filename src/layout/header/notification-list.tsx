import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { callKey, useAct, useCall } from '../../api/use-call';
import type { ReplyOf } from '../../core/contract/endpoint';
import { listNotifications, readNotifications } from '../../core/contract/profile';
import { relative } from '../../core/format/date';
import { actions } from '../../core/text/actions';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { SkeletonList } from '../../ui/skeleton';
import { copy } from '../copy';
import { useKnownPath } from '../known-path';
import styles from './notification-list.module.css';

/** Specification 9: "Notification message max count: 3." */
const MOST = 3;

/** The newest notifications; all of them are a page of their own where it exists. */
export const NotificationList = () => {
  const { profile } = useFacts();
  const list = useCall(listNotifications, { query: { limit: MOST } });
  const showsAll = useKnownPath()('/notification');
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <h2>{copy.notifications.title}</h2>
        {profile.unread_notifications > 0 && <MarkRead />}
      </div>
      {list.data ? (
        <Items items={list.data} now={Date.parse(profile.server_time)} />
      ) : list.error ? (
        <LoadFailed
          message={list.error.message}
          requestId={list.error.request_id}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonList rows={MOST} />
      )}
      {showsAll && (
        <Link to="/notification" className={buttonClass({ tone: 'link', block: true })}>
          {actions.showAll}
        </Link>
      )}
    </div>
  );
};

interface ItemsProps {
  items: ReplyOf<typeof listNotifications>;
  /** Milliseconds, by the server's clock. */
  now: number;
}

const Items = ({ items, now }: ItemsProps) =>
  items.length === 0 ? (
    <EmptyState title={copy.notifications.empty} hint={copy.notifications.emptyHint} level={3} />
  ) : (
    <ul>
      {items.map(({ id, title, body, is_read, created_at }) => (
        <li key={id} className={styles.item} data-unread={!is_read || undefined}>
          <p className={styles.title}>
            {title}
            {!is_read && <span className="sr-only"> ({copy.notifications.isUnread})</span>}
          </p>
          <p className={styles.body}>{body}</p>
          <time className={styles.time} dateTime={created_at}>
            {relative(created_at, now)}
          </time>
        </li>
      ))}
    </ul>
  );

const MarkRead = () => {
  const { refresh } = useFacts();
  const cache = useQueryClient();
  const { mutate, isLoading, error } = useAct(readNotifications);
  const read = () =>
    mutate(
      {},
      {
        onSuccess: () => {
          void refresh();
          void cache.invalidateQueries(callKey(listNotifications));
        },
      },
    );
  return (
    <>
      <Button tone="link" size="small" loading={isLoading} onClick={read}>
        {copy.notifications.markRead}
      </Button>
      {error && (
        <span role="alert" className={styles.failed}>
          {error.message}
        </span>
      )}
    </>
  );
};

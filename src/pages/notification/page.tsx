import { CheckCheck } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { listNotifications, notificationTypes } from '../../core/contract/notification';
import { useKnownLink } from '../../layout/known-path';
import { useReading } from '../../layout/use-reading';
import { Chips } from '../../ui/chips';
import { EmptyState } from '../../ui/empty-state';
import { NothingFound } from '../../ui/nothing-found';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import styles from './notification.module.css';
import { NotificationRow } from './notification-row';

const LIMIT = 10;
const names = ['page', 'type', 'unread'] as const;
const typeOptions = [
  { value: '' as const, label: copy.allTypes },
  ...notificationTypes.map((type) => ({ value: type, label: type })),
];

/** /notification: all news, newest first; what arrives while it is open is put on top. */
const NotificationPage = () => {
  const { profile } = useFacts();
  const knownLink = useKnownLink();
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const type = notificationTypes.find((one) => one === state.type);
  const unread = state.unread === 'true';
  const { data, meta, error, refetch } = useCall(listNotifications, {
    query: { page, limit: LIMIT, ...(type && { type }), ...(unread && { unread: 'true' }) },
  });
  const { readOne, readAll, isReadingAll } = useReading();
  useLive('notification', () => void refetch());
  useLive('resync', () => void refetch());

  return (
    <>
      <PageHead
        title={copy.title}
        hint={copy.hint}
        extra={
          profile.unread_notifications > 0 && (
            <Button
              tone="quiet"
              icon={<CheckCheck size={18} aria-hidden="true" />}
              loading={isReadingAll}
              onClick={() => void readAll()}
            >
              {copy.readAll}
            </Button>
          )
        }
      />
      <div className={styles.filters}>
        <Chips
          label={copy.stateLabel}
          options={[...copy.states]}
          value={unread ? 'true' : ''}
          onChange={(value) => change({ unread: value })}
        />
        <Chips
          label={copy.typeLabel}
          options={typeOptions}
          value={type ?? ''}
          onChange={(value) => change({ type: value })}
        />
      </div>
      <PagedList
        label={copy.title}
        data={data}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        limit={LIMIT}
        total={meta?.total ?? 0}
        unit={copy.unit}
        onPage={(next) => change({ page: String(next) })}
        empty={
          type ? (
            <NothingFound onReset={() => change({ type: undefined, unread: undefined })} />
          ) : unread ? (
            <EmptyState title={copy.allRead} hint={copy.allReadHint} />
          ) : (
            <EmptyState title={copy.empty} hint={copy.emptyHint} />
          )
        }
      >
        {(row) => (
          <NotificationRow
            key={row.id}
            notification={row}
            now={Date.parse(profile.server_time)}
            link={knownLink(row.link)}
            onRead={() => readOne(row.id)}
          />
        )}
      </PagedList>
    </>
  );
};

export default NotificationPage;

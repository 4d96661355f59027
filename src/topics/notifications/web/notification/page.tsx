import { CheckCheck } from 'lucide-react';
import { useListing } from '../../../../admin/web/data/use-listing';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownLink } from '../../../../admin/web/session/known-path';
import { listNotifications, notificationTypes } from '../../../../core/contract/notification';
import { useLive } from '../../../../platform/web/live-events';
import { Chips } from '../../../../ui/chips';
import { EmptyState } from '../../../../ui/empty-state';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { Button } from '../../../../ui/plain/button';
import { serverNow } from '../../../../ui/server-clock';
import { copy } from './copy';
import styles from './notification.module.css';
import { NotificationRow } from './notification-row';
import { useReading } from './use-reading';

const typeOptions = [
  { value: '', label: copy.allTypes },
  ...notificationTypes.map((type) => ({ value: type, label: type })),
];

const NotificationPage = () => {
  const { profile } = useFacts();
  const knownLink = useKnownLink();
  const { rows, chosen, change, refetch } = useListing(listNotifications);
  const { readOne, readAll, isReadingAll } = useReading();
  useLive('notification', refetch);
  useLive('resync', refetch);

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
          value={chosen.unread ?? ''}
          onChange={(value) => change({ unread: value })}
        />
        <Chips
          label={copy.typeLabel}
          options={typeOptions}
          value={chosen.type ?? ''}
          onChange={(value) => change({ type: value })}
        />
      </div>
      <PagedList
        label={copy.title}
        // Unread without results is not an empty search.
        rows={{ ...rows, onReset: chosen.type ? rows.onReset : undefined }}
        unit={copy.unit}
        empty={
          chosen.unread ? (
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
            now={serverNow()}
            link={knownLink(row.link)}
            onRead={() => readOne(row.id)}
          />
        )}
      </PagedList>
    </>
  );
};

export default NotificationPage;

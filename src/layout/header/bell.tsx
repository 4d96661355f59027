import { Bell as BellIcon } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { MOST_SHOWN_UNREAD } from '../../core/contract/notification';
import { PreviewLink } from '../../ui/preview-link';
import { copy } from '../copy';
import styles from './header.module.css';
import { NotificationList } from './notification-list';

/** Unread count with a link to all (specification 1) and the latest three (specification 9). */
export const Bell = () => {
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

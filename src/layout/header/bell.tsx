import { Bell as BellIcon } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { PreviewLink } from '../../ui/preview-link';
import { copy } from '../copy';
import styles from './header.module.css';
import { NotificationList } from './notification-list';

/** How much is unread; leads to all of it (specification 1), and shows the newest three ahead (specification 9). */
export const Bell = () => {
  const { profile, refresh } = useFacts();
  const unread = profile.unread_notifications;
  useLive('notification', () => void refresh());
  return (
    <PreviewLink
      to="/notification"
      label={copy.notifications.title}
      linkLabel={copy.notifications.unread(unread)}
      linkClass={styles.icon}
      link={
        <>
          <BellIcon size={18} />
          {unread > 0 && <span className={styles.unread}>{unread > 99 ? '99+' : unread}</span>}
        </>
      }
    >
      {() => <NotificationList />}
    </PreviewLink>
  );
};

import { Bell as BellIcon } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { Popover } from '../../ui/popover';
import { copy } from '../copy';
import styles from './header.module.css';
import { NotificationList } from './notification-list';

/** How much is unread; opens the newest three (specification 9). */
export const Bell = () => {
  const { profile, refresh } = useFacts();
  const unread = profile.unread_notifications;
  useLive('notification', () => void refresh());
  return (
    <Popover
      label={copy.notifications.title}
      buttonLabel={copy.notifications.unread(unread)}
      buttonClass={styles.icon}
      button={
        <>
          <BellIcon size={18} />
          {unread > 0 && <span className={styles.unread}>{unread > 99 ? '99+' : unread}</span>}
        </>
      }
    >
      {() => <NotificationList />}
    </Popover>
  );
};

import { Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useQuietCall } from '../../../platform/web/use-call';
import { listChangelogs } from '../../../topics/changelog/contract';
import { useQuietMoment } from '../../../ui/use-quiet-moment';
import { copy } from '../copy';
import styles from './user-menu.module.css';

/** Milliseconds between checks for a new version. */
const FRESH = 3_600_000;

export function useUnreadChangelog(): boolean {
  const enabled = useQuietMoment();
  const releases = useQuietCall(listChangelogs, {}, { staleTime: FRESH, enabled });
  return releases?.some(({ is_read }) => !is_read) ?? false;
}

export const ChangelogWay = () => {
  const unread = useUnreadChangelog();
  return (
    <li>
      <Link to="/changelog" className={styles.way}>
        <Sparkles size={18} />
        {copy.userMenu.changelog}
        {unread && (
          <span className={styles.dot}>
            <span className="sr-only">{copy.userMenu.unreadChangelog}</span>
          </span>
        )}
      </Link>
    </li>
  );
};

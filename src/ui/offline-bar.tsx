import { RefreshCw, WifiOff } from 'lucide-react';
import { time } from '../core/format/date';
import { actions } from '../core/text/actions';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  /** ISO instant of the data still on screen; null when none was read yet. */
  lastReadAt: string | null;
  onRetry: () => void;
}

/** An ink bar across the page while the connection is gone. Shown by its parent, only then. */
export const OfflineBar = ({ lastReadAt, onRetry }: OfflineBarProps) => (
  <div className={styles.bar} role="status">
    <WifiOff size={18} />
    <span className={styles.text}>
      Koneksi terputus.{lastReadAt && ` Data terakhir ${time(lastReadAt, { zone: true })}.`}
    </span>
    <button
      type="button"
      className={styles.retry}
      onClick={onRetry}
      aria-label={actions.retry}
      title={actions.retry}
    >
      <RefreshCw size={16} />
    </button>
  </div>
);

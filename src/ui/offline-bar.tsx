import { RefreshCw, WifiOff } from 'lucide-react';
import { time } from '../core/format/date';
import { actions } from '../core/text/actions';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  /** ISO instant of the displayed data; null if none was read. */
  lastReadAt: string | null;
  onRetry: () => void;
}

/** Rendered by its parent while offline only. */
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

import { actions } from '../../../core/text/actions';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import styles from './list.module.css';

export const StaleRows = ({ failure, onRetry }: { failure: { message: string }; onRetry: () => void }) => (
  <div className={styles.stale}>
    <Notice
      tone="bad"
      urgent
      action={
        <Button tone="quiet" size="small" onClick={onRetry}>
          {actions.retry}
        </Button>
      }
    >
      Data terbaru gagal dimuat. {failure.message}
    </Notice>
  </div>
);

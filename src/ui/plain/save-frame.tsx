import { CloudCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { time } from '../../core/format/date';
import { actions } from '../../core/text/actions';
import { onServerClock } from '../server-clock';
import { useKey } from '../use-key';
import styles from './save-bar.module.css';

interface SaveFrameProps {
  /** Last write of the draft, milliseconds since 1970. */
  draftAt: number | undefined;
  onSave: () => void;
  children: ReactNode;
}

export const SaveFrame = ({ draftAt, onSave, children }: SaveFrameProps) => {
  useKey({ key: 's', ctrl: true, label: actions.save }, onSave);

  return (
    <div className={styles.bar} data-sticky-action="">
      <span className={styles.draft} aria-live="polite">
        {draftAt && (
          <>
            <CloudCheck size={18} /> Draf tersimpan {time(onServerClock(draftAt), { seconds: false })}
          </>
        )}
      </span>
      {children}
    </div>
  );
};

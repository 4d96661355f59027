import { CloudCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { time } from '../../core/format/date';
import { onServerClock } from '../server-clock';
import styles from './save-bar.module.css';

interface SaveFrameProps {
  /** Last write of the draft, milliseconds since 1970. */
  draftAt: number | undefined;
  onSave: () => void;
  children: ReactNode;
}

export const SaveFrame = ({ draftAt, onSave, children }: SaveFrameProps) => {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!document.querySelector('dialog[open], [aria-modal="true"]')) onSave();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [onSave]);

  return (
    <div className={styles.bar} data-sticky-action="">
      <span className={styles.draft} aria-live="polite">
        {draftAt && (
          <>
            <CloudCheck size={18} aria-hidden="true" /> Draf tersimpan{' '}
            {time(onServerClock(draftAt), { seconds: false })}
          </>
        )}
      </span>
      {children}
    </div>
  );
};

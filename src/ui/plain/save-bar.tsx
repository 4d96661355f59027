import { CloudCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { time } from '../../core/format/date';
import { actions } from '../../core/text/actions';
import { Button } from './button';
import styles from './save-bar.module.css';

interface SaveBarProps {
  isSaving: boolean;
  /** Something differs from what is kept. */
  isChanged: boolean;
  /** When the draft was last kept, ISO. */
  draftAt?: string | undefined;
  /** Of the button; "Simpan Perubahan" by default. */
  label?: string;
  /** Back to what is kept. */
  onDiscard?: () => void;
}

/** Comes with the first change and stays in reach while the form scrolls; Ctrl+S saves too. */
export const SaveBar = ({ isSaving, isChanged, draftAt, label, onDiscard }: SaveBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isChanged) return undefined;
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) bar.current?.closest('form')?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [isChanged]);

  if (!isChanged) return null;
  return (
    <div ref={bar} className={styles.bar} data-sticky-action="">
      <span className={styles.draft} aria-live="polite">
        {draftAt && (
          <>
            <CloudCheck size={18} /> Draf tersimpan {time(draftAt, { seconds: false })}
          </>
        )}
      </span>
      {onDiscard && (
        <Button tone="quiet" onClick={onDiscard}>
          {actions.cancel}
        </Button>
      )}
      <Button type="submit" loading={isSaving}>
        {label ?? actions.saveChanges}
      </Button>
    </div>
  );
};

import { Button } from 'antd';
import { CloudCheck } from 'lucide-react';
import { useEffect } from 'react';
import { time } from '../../core/format/date';
import { actions } from '../../core/text/actions';
import styles from './form.module.css';

interface SaveBarProps {
  isNew: boolean;
  isSaving: boolean;
  /** When the draft was last kept, ISO. */
  draftAt: string | undefined;
  onSave: () => void;
  onCancel?: () => void;
}

/** Always in reach; Ctrl+S saves too. */
export const SaveBar = ({ isNew, isSaving, draftAt, onSave, onCancel }: SaveBarProps) => {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const isAsked = document.querySelector('dialog[open], [aria-modal="true"]');
      if (!isSaving && !isAsked) onSave();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [isSaving, onSave]);

  return (
    <div className={styles.saveBar} data-sticky-action="">
      <span className={styles.draft} aria-live="polite">
        {draftAt && (
          <>
            <CloudCheck size={18} aria-hidden="true" /> Draf tersimpan {time(draftAt, { seconds: false })}
          </>
        )}
      </span>
      {onCancel && <Button onClick={onCancel}>{actions.cancel}</Button>}
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {isNew ? actions.save : actions.saveChanges}
        <kbd className={styles.key}>Ctrl S</kbd>
      </Button>
    </div>
  );
};

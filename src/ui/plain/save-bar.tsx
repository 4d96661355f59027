import { useRef } from 'react';
import { actions } from '../../core/text/actions';
import { Button } from './button';
import { SaveFrame } from './save-frame';

interface SaveBarProps {
  isSaving: boolean;
  /** Something differs from what is kept. */
  isChanged: boolean;
  /** When the draft was last kept, ISO. */
  draftAt?: number | undefined;
  /** Of the button; "Simpan Perubahan" by default. */
  label?: string;
  /** Back to what is kept. */
  onDiscard?: () => void;
}

/** Comes with the first change. */
export const SaveBar = ({ isSaving, isChanged, draftAt, label, onDiscard }: SaveBarProps) => {
  const button = useRef<HTMLButtonElement>(null);
  if (!isChanged) return null;
  return (
    <SaveFrame draftAt={draftAt} onSave={() => !isSaving && button.current?.form?.requestSubmit()}>
      {onDiscard && (
        <Button tone="quiet" onClick={onDiscard}>
          {actions.cancel}
        </Button>
      )}
      <Button ref={button} type="submit" loading={isSaving}>
        {label ?? actions.saveChanges}
      </Button>
    </SaveFrame>
  );
};

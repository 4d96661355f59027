import { useRef } from 'react';
import { actions } from '../../core/text/actions';
import { Button } from './button';
import { SaveFrame } from './save-frame';

interface SaveBarProps {
  isSaving: boolean;
  isChanged: boolean;
  /** Last write of the draft, milliseconds since 1970. */
  draftAt?: number | undefined;
  label?: string;
  onDiscard?: () => void;
}

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

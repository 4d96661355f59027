import { Button } from 'antd';
import { actions } from '../../core/text/actions';
import { SaveFrame } from '../../ui/plain/save-frame';
import styles from './form.module.css';

interface SaveBarProps {
  isNew: boolean;
  submit?: string | undefined;
  isSaving: boolean;
  /** Last write of the draft, milliseconds since 1970. */
  draftAt: number | undefined;
  onSave: () => void;
  onCancel?: () => void;
}

export const SaveBar = ({
  isNew,
  submit = actions.save,
  isSaving,
  draftAt,
  onSave,
  onCancel,
}: SaveBarProps) => (
  <SaveFrame draftAt={draftAt} onSave={() => !isSaving && onSave()}>
    {onCancel && <Button onClick={onCancel}>{actions.cancel}</Button>}
    <Button type="primary" htmlType="submit" loading={isSaving}>
      {isNew ? submit : actions.saveChanges}
      <kbd className={styles.key}>Ctrl S</kbd>
    </Button>
  </SaveFrame>
);

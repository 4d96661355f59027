import { CloudCheck, CloudOff, HardDrive } from 'lucide-react';
import { time } from '../../core/format/date';
import { useOnline } from '../../ui/use-online';
import { copy } from './copy';
import { hasEdits, sendable } from './edits';
import { useForm } from './form-context';
import styles from './kyc-form.module.css';

export const SaveLine = () => {
  const { draft, state } = useForm();
  const online = useOnline();
  const waits = hasEdits(sendable(draft.edits));
  const [Picture, text] = (() => {
    if (waits && !online) return [HardDrive, copy.keptHere] as const;
    if (draft.failure) return [CloudOff, copy.notSaved] as const;
    if (state.saved_at) return [CloudCheck, copy.saved(time(state.saved_at, { seconds: false }))] as const;
    return [null, ''] as const;
  })();
  return (
    <p className={styles.saved} role="status">
      {Picture && <Picture size={18} aria-hidden="true" />}
      {text}
    </p>
  );
};

import { KeyRound } from 'lucide-react';
import { inSentence } from '../../../../core/text/in-sentence';
import { CopyButton } from '../../../../ui/copy-button';
import { Dialog } from '../../../../ui/dialog';
import { Button } from '../../../../ui/plain/button';
import text from '../../../../ui/text.module.css';
import styles from './api-integration.module.css';
import { copy } from './copy';

const words = copy.token;

interface SecretDialogProps {
  values: readonly (readonly [what: string, value: string])[];
  reason?: string;
  onClose: () => void;
}

/** Shows a secret, the only time that it is visible. */
export const SecretDialog = ({ values, reason = words.shownReason, onClose }: SecretDialogProps) => (
  <Dialog
    title={words.shown}
    icon={KeyRound}
    reason={reason}
    onClose={onClose}
    actions={
      <Button size="large" block onClick={onClose}>
        {words.stored}
      </Button>
    }
  >
    {values.map(([what, value]) => (
      <div key={what} className={styles.secret}>
        <span className={styles.revealed}>
          <span className={text.caption}>{what}</span>
          <span className={styles.code} data-secret="">
            {value}
          </span>
        </span>
        <CopyButton value={value} what={inSentence(what)} />
      </div>
    ))}
  </Dialog>
);

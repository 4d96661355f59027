import { KeyRound } from 'lucide-react';
import type { ToldToken } from '../../core/contract/integration';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/plain/button';
import styles from './api-integration.module.css';
import { copy } from './copy';

const words = copy.token;

/** The only time that a secret is seen: it is asked for nowhere again. */
export const SecretDialog = ({ token, onClose }: { token: ToldToken; onClose: () => void }) => (
  <Dialog
    title={words.shown}
    icon={KeyRound}
    reason={words.shownReason}
    onClose={onClose}
    actions={
      <Button size="large" block onClick={onClose}>
        {words.stored}
      </Button>
    }
  >
    {(
      [
        [words.key, token.access_key],
        [words.secret, token.secret],
      ] as const
    ).map(([what, value]) => (
      <div key={what} className={styles.secret}>
        <span className={styles.code} data-told="">
          {value}
        </span>
        <CopyButton value={value} what={what} />
      </div>
    ))}
  </Dialog>
);

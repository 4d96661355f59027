import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import styles from './transaction-form.module.css';
import type { useNickname } from './use-nickname';

/** Name of the account, or why it is unknown. The buyer may continue without it. */
export const NicknameResult = ({ nickname }: { nickname: ReturnType<typeof useNickname> }) => {
  const { outcome, accept, word } = nickname;
  return (
    <div aria-live="polite" className={styles.outcome}>
      {outcome?.kind === 'found' && (
        <Notice tone="ok">
          <span className={styles.nickname}>{outcome.nickname}</span>
          <span className={styles.small}>{copy.found(word, outcome.region)}</span>
        </Notice>
      )}
      {outcome?.kind === 'failed' && !outcome.error.errors && (
        <div data-error="" tabIndex={-1}>
          <Notice
            tone={outcome.accepted ? 'wait' : 'bad'}
            action={
              !outcome.accepted && (
                <Button type="button" tone="quiet" size="small" onClick={accept}>
                  {copy.goOn}
                </Button>
              )
            }
          >
            {outcome.accepted ? copy.goingOn(word) : outcome.error.message}
          </Notice>
        </div>
      )}
    </div>
  );
};

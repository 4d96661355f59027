import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { clock } from '../../../../core/format/duration';
import { useStored } from '../../../../platform/web/storage';
import { type WaitKey, waitEnd } from '../../../../platform/web/wait';
import { Button } from '../../../../ui/plain/button';
import { spokenLeft, useSecondsLeft } from '../../../../ui/seconds-left';
import { onServerClock } from '../../../../ui/server-clock';
import styles from './account.module.css';
import { copy } from './copy';
import { SandboxOutbox } from './sandbox-outbox';

/** Seconds until the next message is allowed; follows other tabs and survives a reload. */
export function useWait(key: WaitKey): number {
  // Subscribes to the stored end; `waitEnd` validates it.
  useStored(key);
  return useSecondsLeft(Date.parse(onServerClock(waitEnd(key))));
}

interface ResendProps {
  wait: WaitKey;
  busy: boolean;
  label: string;
  onResend: () => void;
  also?: ReactNode;
}

export const Resend = ({ wait, busy, label, onResend, also }: ResendProps) => {
  const left = useWait(wait);
  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <span role="timer" aria-live="off">
          <span aria-hidden="true">{copy.resendIn(clock(left))}</span>
          <span className="sr-only" aria-live="polite">
            {copy.resendIn(spokenLeft(left).replace(/^Sisa /, ''))}
          </span>
        </span>
      ) : (
        <>
          <Button tone="link" icon={<RefreshCw size={18} />} loading={busy} onClick={onResend}>
            {label}
          </Button>
          {also}
        </>
      )}
      <SandboxOutbox />
    </div>
  );
};

import { useEffect, useRef, useState } from 'react';
import { asApiError } from '../../../../platform/web/api-error';
import { startWaitOf } from '../../../../platform/web/wait';
import { Button } from '../../../../ui/plain/button';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { Refusal } from '../../../../ui/plain/refusal';
import styles from './account.module.css';
import { copy } from './copy';
import { Resend } from './resend';
import type { Otp } from './use-otp';

interface OtpStepProps {
  otp: Otp;
  /** Continues when it resolves; an `ApiError` is shown beside the code. */
  onCode: (requestId: string, code: string) => Promise<void>;
  onOther: () => void;
  other: string;
}

/** Submits with the last digit, whether typed, pasted or filled in by the phone. */
export const OtpStep = ({ otp, onCode, onOther, other }: OtpStepProps) => {
  const [code, setCode] = useState('');
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const otherChannel = otp.channel === 'sms' ? 'whatsapp' : 'sms';

  // A disabled input loses focus and can regain it only after it was drawn enabled.
  useEffect(() => {
    if (error !== undefined && !checking) input.current?.focus();
  }, [error, checking]);

  const check = async (digits: string) => {
    setChecking(true);
    setError(undefined);
    try {
      await onCode(otp.requestId, digits);
    } catch (thrown) {
      const failure = asApiError(thrown);
      startWaitOf('countdown-otp', failure);
      setError(failure.errors?.code?.[0] ?? failure.message);
      // Without an answer the same code may still be valid.
      if (!failure.isUnanswered) setCode('');
    }
    setChecking(false);
  };

  const resend = (channel: Otp['channel']) => {
    setCode('');
    setError(undefined);
    void otp.send(otp.phone, channel);
  };

  return (
    <div className={styles.stack}>
      <p role="status">
        {copy.otp.sent(copy.otp.channels[otp.channel], otp.shownPhone)} {copy.otp.lasts}
      </p>
      <OtpInput
        ref={input}
        label={copy.otp.label}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (digits !== '') setError(undefined);
        }}
        onComplete={(digits) => void check(digits)}
        error={error}
        autoFocus
        disabled={checking}
      />
      {checking && <p role="status">{copy.otp.checking}</p>}
      <Refusal error={otp.failure} />
      <Resend
        wait="countdown-otp"
        busy={otp.busy}
        label={copy.otp.resend}
        onResend={() => resend(otp.channel)}
        also={
          <Button tone="link" onClick={() => resend(otherChannel)}>
            {copy.otp.resendBy(copy.otp.channels[otherChannel])}
          </Button>
        }
      />
      <Button tone="quiet" block onClick={onOther}>
        {other}
      </Button>
    </div>
  );
};

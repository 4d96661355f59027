import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error';
import { usePinHelp } from '../../../api/use-pin-help';
import type { OtpChannel } from '../../../core/contract/account-fields';
import type { BankAccount } from '../../../core/contract/bank-account';
import { OTP_ABOVE } from '../../../core/contract/withdrawal';
import { ChannelChoice } from '../../../layout/account/channel-choice';
import type { SentWish } from '../../../layout/withdraw/use-lost-withdrawal';
import { ForgotPin } from '../../../ui/forgot-pin';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import { OtpInput } from '../../../ui/plain/otp-input';
import { copy } from '../copy';
import { draftOf } from './judge';
import { Sums } from './sums';
import styles from './withdraw.module.css';

const LENGTH = 6;

interface PinStepProps {
  sent: SentWish;
  account: BankAccount | undefined;
  /** Profit before it, rupiah. */
  total: number;
  failure: ApiError | null;
  isSending: boolean;
  onPin: (pin: string, channel: OtpChannel) => void;
  onBack: () => void;
}

/** Repeats what leaves and where to, and asks for the PIN. The last digit sends, unless a code is to be sent first. */
export const PinStep = ({ sent, account, total, failure, isSending, onPin, onBack }: PinStepProps) => {
  const { amount } = sent.body;
  const needsCode = amount > OTP_ABOVE;
  const help = usePinHelp();
  const input = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [channel, setChannel] = useState<OtpChannel>('whatsapp');
  const isLocked = failure?.code === 'PIN_LOCKED';
  const isWrong = failure?.code === 'WRONG_PIN';

  // Opening is the wish to type, and a refused PIN is typed anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts anew, also the same one again
  useEffect(() => {
    setPin('');
    input.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length === LENGTH && !isSending && !isLocked) onPin(pin, channel);
  };

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <p className={styles.to}>{account ? `${account.bank_name} ••${account.account_end}` : copy.toMain}</p>
      <Sums amount={amount} target={draftOf(sent.body).target} />
      {needsCode && <ChannelChoice value={channel} onChange={setChannel} />}
      <OtpInput
        ref={input}
        label={copy.form.pin}
        aside={<ForgotPin {...help} />}
        secret
        disabled={isLocked}
        value={pin}
        onChange={(digits) => !isSending && setPin(digits)}
        onComplete={(digits) => !isSending && !needsCode && onPin(digits, channel)}
        error={isWrong ? failure.message : undefined}
        hint={copy.form.left(Math.max(0, total - amount))}
      />
      {failure && !isWrong && (
        <Notice tone="bad" urgent>
          {failure.message}
        </Notice>
      )}
      <Button type="submit" size="large" block disabled={pin.length < LENGTH || isLocked} loading={isSending}>
        {needsCode ? copy.form.next : copy.form.send(amount)}
      </Button>
      <Button tone="quiet" block disabled={isSending} onClick={onBack}>
        {copy.form.back}
      </Button>
      <span className="sr-only" aria-live="polite">
        {isSending && copy.form.sending}
      </span>
    </form>
  );
};

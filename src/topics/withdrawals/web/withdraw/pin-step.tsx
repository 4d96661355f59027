import { type FormEvent, useState } from 'react';
import { usePinHelp } from '../../../../admin/web/session/use-pin-help';
import { PIN_LENGTH } from '../../../../core/account/pin-rule';
import type { OtpChannel } from '../../../../core/contract/account-fields';
import type { ApiError } from '../../../../platform/web/api-error';
import { ForgotPin } from '../../../../ui/forgot-pin';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { Refusal } from '../../../../ui/plain/refusal';
import text from '../../../../ui/text.module.css';
import { ChannelChoice } from '../../../accounts/web/account/channel-choice';
import { usePinField } from '../../../accounts/web/pin/use-pin-field';
import type { BankAccount } from '../../../bank-accounts/contract';
import { OTP_ABOVE } from '../../contract';
import type { WithdrawalSource } from './access';
import { copy } from './copy';
import { Sums } from './sums';
import type { SentRequest } from './use-lost-withdrawal';
import { draftOf } from './validate';

interface PinStepProps {
  source: WithdrawalSource;
  sent: SentRequest;
  account: BankAccount | undefined;
  /** Rupiah before the withdrawal. */
  total: number;
  failure: ApiError | null;
  isSending: boolean;
  onPin: (pin: string, channel: OtpChannel) => void;
  onBack: () => void;
}

/** Repeats amount and target, and asks for the PIN. The last digit submits unless an OTP is needed first. */
export const PinStep = ({
  source,
  sent,
  account,
  total,
  failure,
  isSending,
  onPin,
  onBack,
}: PinStepProps) => {
  const { amount } = sent.body;
  const needsCode = amount > OTP_ABOVE;
  const help = usePinHelp();
  const { input, pin, setPin, isLocked } = usePinField(failure);
  const [channel, setChannel] = useState<OtpChannel>('whatsapp');
  const isWrong = failure?.code === 'WRONG_PIN';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length === PIN_LENGTH && !isSending && !isLocked) onPin(pin, channel);
  };

  return (
    <form className={layout.stack4} onSubmit={submit} noValidate>
      <p className={text.strong}>{account ? `${account.bank_name} ••${account.account_end}` : copy.toMain}</p>
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
        hint={source.words.left(Math.max(0, total - amount))}
      />
      <Refusal error={!isWrong && failure} />
      <Button
        type="submit"
        size="large"
        block
        disabled={pin.length < PIN_LENGTH || isLocked}
        loading={isSending}
      >
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

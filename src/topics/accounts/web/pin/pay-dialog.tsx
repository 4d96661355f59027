import { type FormEvent, type ReactNode, useId } from 'react';
import { usePinHelp } from '../../../../admin/web/session/use-pin-help';
import { PIN_LENGTH } from '../../../../core/account/pin-rule';
import type { ApiError } from '../../../../platform/web/api-error';
import { DialogHead } from '../../../../ui/dialog-head';
import { ForgotPin } from '../../../../ui/forgot-pin';
import { Modal } from '../../../../ui/modal';
import { Button } from '../../../../ui/plain/button';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { Refusal } from '../../../../ui/plain/refusal';
import { copy } from './copy';
import styles from './pay-dialog.module.css';
import { usePinField } from './use-pin-field';

export interface PayDialogProps {
  total: number;
  /** Null for people who may not see it. */
  balance: number | null;
  after?: ((amount: number) => string) | undefined;
  /** Purpose of the PIN, if it is not a payment yet. */
  payWord?: string;
  error: ApiError | null;
  isSending: boolean;
  onPin: (pin: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Repeats purchase and price, and asks for the PIN. The last digit submits. */
export const PayDialog = (props: PayDialogProps) => {
  const {
    total,
    balance,
    after = copy.balanceAfter,
    payWord,
    error,
    isSending,
    onPin,
    onClose,
    children,
  } = props;
  const title = useId();
  const help = usePinHelp();
  const { input, pin, setPin, isLocked } = usePinField(error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length === PIN_LENGTH && !isSending && !isLocked) onPin(pin);
  };

  return (
    <Modal labelledBy={title} onClose={onClose}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <DialogHead id={title} title={copy.payTitle} onClose={onClose} />
        <div className={styles.order}>{children}</div>
        <OtpInput
          ref={input}
          label={copy.pin}
          aside={<ForgotPin {...help} />}
          secret
          disabled={isLocked}
          value={pin}
          onChange={(digits) => !isSending && setPin(digits)}
          onComplete={(digits) => !isSending && onPin(digits)}
          error={isLocked ? undefined : error?.message}
          hint={!payWord && balance !== null && total <= balance ? after(balance - total) : undefined}
        />
        <Refusal error={isLocked && error} />
        <Button
          type="submit"
          size="large"
          block
          disabled={pin.length < PIN_LENGTH || isLocked}
          loading={isSending}
        >
          {payWord ?? copy.pay(total)}
        </Button>
        <span className="sr-only" aria-live="polite">
          {isSending && copy.sending}
        </span>
      </form>
    </Modal>
  );
};

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { fileUrl } from '../../api/browser-config';
import { usePinHelp } from '../../api/use-pin-help';
import type { BrandDetail } from '../../core/contract/catalogue';
import { DialogHead } from '../../ui/dialog-head';
import { ForgotPin } from '../../ui/forgot-pin';
import { Modal } from '../../ui/modal';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { OtpInput } from '../../ui/plain/otp-input';
import { Tile } from '../../ui/tile';
import { type OrderBody, orderWords } from './check-order';
import { copy } from './copy';
import styles from './pin-dialog.module.css';

const LENGTH = 6;

interface PinDialogProps {
  brand: BrandDetail;
  body: OrderBody;
  /** Rupiah. */
  balance: number;
  /** What was wrong with the last PIN. */
  error: ApiError | null;
  isSending: boolean;
  onPin: (pin: string) => void;
  onClose: () => void;
}

/** Repeats what is bought for whom at which price, and asks for the PIN. The last digit sends. */
export const PinDialog = ({ brand, body, balance, error, isSending, onPin, onClose }: PinDialogProps) => {
  const title = useId();
  const help = usePinHelp();
  const input = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const order = orderWords(brand, body);
  const isLocked = error?.code === 'PIN_LOCKED';

  // Opening is the wish to type, and a refused PIN is typed anew. The dialog itself would choose its first button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts anew, also the same one again
  useEffect(() => {
    setPin('');
    input.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length === LENGTH && !isSending && !isLocked) onPin(pin);
  };

  return (
    <Modal labelledBy={title} onClose={onClose}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <DialogHead id={title} title={copy.pinTitle} onClose={onClose} />
        <div className={styles.order}>
          <Tile
            brandKey={brand.key}
            monogram={brand.monogram}
            image={brand.image && fileUrl(brand.image)}
            size={44}
          />
          <div className={styles.words}>
            <span className={styles.item}>{order.item}</span>
            {order.nickname && <span>{order.nickname}</span>}
            <span>{order.target || brand.name}</span>
          </div>
          <Money amount={order.total} size={18} />
        </div>
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
          hint={order.total <= balance ? copy.balanceAfter(balance - order.total) : undefined}
        />
        {isLocked && (
          <Notice tone="bad" urgent>
            {error.message}
          </Notice>
        )}
        <Button
          type="submit"
          size="large"
          block
          disabled={pin.length < LENGTH || isLocked}
          loading={isSending}
        >
          {copy.pay(order.total)}
        </Button>
        <span className="sr-only" aria-live="polite">
          {isSending && copy.sending}
        </span>
      </form>
    </Modal>
  );
};

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PIN_LENGTH, pinError } from '../../core/account/pin-rule';
import { Button } from './button';
import { OtpInput } from './otp-input';
import styles from './pin-pair.module.css';
import { Refusal } from './refusal';

interface PinPairProps {
  words: { pin: string; hint: string; again: string; mismatch: string; save: string };
  busy: boolean;
  failure: { message: string; errors?: Record<string, string[]> | undefined } | null;
  onPin: (pin: string) => void;
  autoFocus?: boolean;
  before?: ReactNode;
  after?: ReactNode;
}

/** New PIN and its repetition. An easy PIN is refused before the repetition is asked for. */
export const PinPair = ({ words, busy, failure, onPin, autoFocus, before, after }: PinPairProps) => {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState<string>();
  const [mismatch, setMismatch] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  // The server knows the birth date and may refuse a PIN that is valid here.
  useEffect(() => {
    const refused = failure?.errors?.pin?.[0];
    if (!refused) return;
    setError(refused);
    setPin('');
    setAgain('');
    first.current?.focus();
  }, [failure]);

  const validate = (digits: string) => {
    const found = pinError(digits);
    setError(found ?? undefined);
    if (found) setPin('');
    else second.current?.focus();
  };

  const submit = (typed: string) => {
    const found = pinError(pin);
    if (found) {
      setError(found);
      first.current?.focus();
    } else if (typed !== pin) {
      setMismatch(words.mismatch);
      setAgain('');
      second.current?.focus();
    } else if (!busy) onPin(pin);
  };

  return (
    <form
      className={styles.pair}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(again);
      }}
    >
      {before}
      <OtpInput
        ref={first}
        label={words.pin}
        hint={words.hint}
        secret
        value={pin}
        error={error}
        autoFocus={autoFocus ?? false}
        onChange={(digits) => {
          setPin(digits);
          if (digits !== '') setError(undefined);
        }}
        onComplete={validate}
      />
      <OtpInput
        ref={second}
        label={words.again}
        secret
        value={again}
        error={mismatch}
        onChange={(digits) => {
          setAgain(digits);
          if (digits !== '') setMismatch(undefined);
        }}
        onComplete={(digits) => pin.length === PIN_LENGTH && digits !== pin && submit(digits)}
      />
      <Refusal error={!failure?.errors?.pin && failure} />
      <Button type="submit" size="large" loading={busy}>
        {words.save}
      </Button>
      {after}
    </form>
  );
};

import { type ChangeEvent, forwardRef, useState } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import styles from './otp-input.module.css';

interface OtpInputProps extends FieldWords {
  value: string;
  onChange: (digits: string) => void;
  onComplete?: (digits: string) => void;
  length?: number;
  /** A PIN: shown as dots, and never offered as a one-time code. */
  secret?: boolean;
  autoFocus?: boolean;
  disabled?: boolean;
}

/** Boxes drawn behind one real input, so that pasting, password managers and one-time codes of phones work. */
export const OtpInput = forwardRef<HTMLInputElement, OtpInputProps>(
  (
    { value, onChange, onComplete, length = 6, secret = false, autoFocus, disabled, error, ...words },
    ref,
  ) => {
    const [focused, setFocused] = useState(false);

    const take = (event: ChangeEvent<HTMLInputElement>) => {
      // No maxLength: it would cut a pasted "246 810" before the space is removed.
      const digits = event.target.value.replace(/\D/g, '').slice(0, length);
      onChange(digits);
      if (digits.length === length && digits !== value) onComplete?.(digits);
    };

    return (
      <FieldFrame error={error} {...words}>
        {(wiring) => (
          <div className={styles.code} data-invalid={error ? '' : undefined}>
            {Array.from({ length }, (_, index) => index).map((index) => (
              <span
                key={index}
                className={styles.box}
                aria-hidden="true"
                data-current={focused && index === Math.min(value.length, length - 1) ? '' : undefined}
              >
                {secret && index < value.length ? <i className={styles.dot} /> : value[index]}
              </span>
            ))}
            <input
              ref={ref}
              className={styles.input}
              type={secret ? 'password' : 'text'}
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete={secret ? 'off' : 'one-time-code'}
              // The code is the only input of its page.
              // biome-ignore lint/a11y/noAutofocus: a person who opens the PIN sheet wants to type the PIN
              autoFocus={autoFocus}
              disabled={disabled}
              value={value}
              onChange={take}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              {...wiring}
            />
          </div>
        )}
      </FieldFrame>
    );
  },
);
OtpInput.displayName = 'OtpInput';

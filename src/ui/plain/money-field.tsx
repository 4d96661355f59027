import type { ComponentPropsWithoutRef } from 'react';
import type { TypedNumber } from '../../core/format/read-number';
import { messages } from '../../core/text/messages';
import { useNumberText } from '../use-number-text';
import { Field } from './field';

interface MoneyFieldProps
  extends Omit<ComponentPropsWithoutRef<typeof Field>, 'value' | 'onChange' | 'icon' | 'inputMode'> {
  /** Rupiah; invalid text stays as typed. */
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
}

/** Shows its own error for input that is not whole rupiah. */
export const MoneyField = ({ value, onChange, error, ...field }: MoneyFieldProps) => {
  const { isTyping, ...text } = useNumberText({ value, onChange });
  const wrong = wrongAmount(field.label, value);
  return (
    <Field
      {...field}
      icon={<span aria-hidden="true">Rp</span>}
      inputMode="decimal"
      autoComplete="off"
      error={isTyping && !error ? undefined : (wrong ?? error)}
      {...text}
    />
  );
};

function wrongAmount(label: string, value: TypedNumber): string | undefined {
  if (typeof value === 'string') return messages.unreadable(label);
  return value === null || Number.isSafeInteger(value) ? undefined : messages.whole(label);
}

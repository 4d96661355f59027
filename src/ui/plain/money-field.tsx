import type { ComponentPropsWithoutRef } from 'react';
import { number } from '../../core/format/number';
import { Field } from './field';

interface MoneyFieldProps
  extends Omit<ComponentPropsWithoutRef<typeof Field>, 'value' | 'onChange' | 'icon' | 'inputMode'> {
  /** Whole rupiah; null while nothing is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** More digits than any amount of ours has. */
const MOST_DIGITS = 12;

/** Rupiah as they are typed in Indonesia: figures, grouped by dots. */
export const MoneyField = ({ value, onChange, ...field }: MoneyFieldProps) => (
  <Field
    {...field}
    icon={<span aria-hidden="true">Rp</span>}
    inputMode="numeric"
    autoComplete="off"
    value={value === null ? '' : number(value)}
    onChange={(event) => {
      const digits = event.target.value.replace(/\D/g, '').slice(0, MOST_DIGITS);
      onChange(digits === '' ? null : Number(digits));
    }}
  />
);

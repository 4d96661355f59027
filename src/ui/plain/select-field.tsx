import { ChevronDown } from 'lucide-react';
import fields from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';
import styles from './select-field.module.css';

interface SelectFieldProps extends FieldWords {
  value: string;
  prompt: string;
  options: readonly { value: string; label: string }[];
  /** Offers the prompt as a choice, without calling the field optional. */
  clearable?: boolean;
  onChange: (value: string) => void;
}

export const SelectField = ({
  value,
  prompt,
  options,
  clearable = false,
  onChange,
  ...words
}: SelectFieldProps) => (
  <FieldFrame {...words}>
    {(wiring) => (
      <div className={fields.box} data-invalid={words.error ? '' : undefined}>
        <select
          className={`${fields.input} ${styles.select}`}
          value={value}
          required={!words.optional && !clearable}
          data-empty={value === '' || undefined}
          onChange={(event) => onChange(event.target.value)}
          {...wiring}
        >
          <option value="" disabled={!words.optional && !clearable}>
            {prompt}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className={styles.arrow} />
      </div>
    )}
  </FieldFrame>
);

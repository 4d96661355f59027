import { useId } from 'react';
import field from '../../ui/plain/field.module.css';
import { FieldError } from '../../ui/plain/field-error';
import { copy } from './copy';
import styles from './feedback.module.css';

interface CategoryChoiceProps {
  options: readonly string[];
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export const CategoryChoice = ({ options, value, error, onChange }: CategoryChoiceProps) => {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend className={field.label}>{copy.category}</legend>
      <div className={styles.categories}>
        {options.map((option) => (
          <label key={option} className={styles.category}>
            <input
              type="radio"
              name="category"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
};

import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import choiceStyles from '../../../../../ui/choice.module.css';
import layout from '../../../../../ui/layout.module.css';
import frame from '../../../../../ui/plain/field.module.css';
import { FieldError } from '../../../../../ui/plain/field-error';
import { Warning } from './field-slot';
import styles from './fields.module.css';

interface ChoiceGroupProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  values: readonly string[];
  many?: boolean;
  optional?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  warning?: string | undefined;
  onChange: (values: string[]) => void;
}

export const ChoiceGroup = ({
  label,
  choices,
  values,
  many = false,
  optional,
  error,
  hint,
  warning,
  onChange,
}: ChoiceGroupProps) => {
  const id = useId();
  const toggle = (value: string, chosen: boolean) => {
    if (!many) return onChange([value]);
    onChange(chosen ? [...values, value] : values.filter((one) => one !== value));
  };
  return (
    <fieldset
      className={frame.field}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      role={many ? 'group' : 'radiogroup'}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <span className={frame.optional}> (opsional)</span>}
      </legend>
      <div className={layout.wrap2}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.pill}>
            <input
              className={choiceStyles.radio}
              type={many ? 'checkbox' : 'radio'}
              name={many ? undefined : id}
              checked={values.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.target.checked)}
            />
            <Check size={16} className={styles.tick} aria-hidden="true" />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={frame.hint}>
          {hint}
        </span>
      )}
      {warning && <Warning>{warning}</Warning>}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};

export const choicesOf = (set: Record<string, string>): { value: string; label: string }[] =>
  Object.entries(set).map(([value, label]) => ({ value, label }));

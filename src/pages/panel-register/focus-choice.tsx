import { Check } from 'lucide-react';
import { websiteLabels } from '../../core/contract/website';
import { categoryFocus } from '../../core/website/choices';
import field from '../../ui/plain/field.module.css';
import { copy } from './copy';
import styles from './panel-register.module.css';

interface FocusChoiceProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export const FocusChoice = ({ value, onChange }: FocusChoiceProps) => {
  const toggle = (key: string) =>
    onChange(value.includes(key) ? value.filter((one) => one !== key) : [...value, key]);
  return (
    <fieldset className={styles.focus}>
      <legend className={field.label}>
        {websiteLabels.category_focus}
        <span className={field.optional}> (opsional)</span>
      </legend>
      <div className={styles.pills}>
        {Object.entries(categoryFocus).map(([key, label]) => (
          <label key={key} className={styles.pill}>
            <input type="checkbox" checked={value.includes(key)} onChange={() => toggle(key)} />
            {value.includes(key) && <Check size={15} strokeWidth={2.6} aria-hidden="true" />}
            {label}
          </label>
        ))}
      </div>
      <span className={field.hint}>{copy.focusHint}</span>
    </fieldset>
  );
};

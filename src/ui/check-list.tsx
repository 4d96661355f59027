import styles from './check-list.module.css';

interface CheckListProps {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

export const CheckList = ({ label, options, values, onChange }: CheckListProps) => (
  <fieldset className={styles.list}>
    <legend>{label}</legend>
    {options.map((option) => (
      <label key={option.value} className={styles.option}>
        <input
          type="checkbox"
          checked={values.includes(option.value)}
          disabled={option.disabled}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...values, option.value]
                : values.filter((value) => value !== option.value),
            )
          }
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);

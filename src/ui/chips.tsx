import styles from './chips.module.css';

interface ChipsProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export const Chips = <Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) => (
  <fieldset className={`${styles.chips} ${value ? '' : 'no-print'}`}>
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={styles.chip}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);

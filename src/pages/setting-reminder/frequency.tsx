import { Field } from '../../ui/plain/field';
import { FormSection } from '../../ui/plain/form-section';
import { Segmented } from '../../ui/plain/segmented';
import { Switch } from '../../ui/plain/switch';
import { copy } from './copy';
import styles from './setting-reminder.module.css';
import type { ReminderValues } from './values';

interface FrequencyProps {
  values: ReminderValues;
  error: string | undefined;
  onChange: (part: Partial<ReminderValues>) => void;
}

const repeats = Object.entries(copy.repeats).map(([value, label]) => ({ value, label }));

export const Frequency = ({ values, error, onChange }: FrequencyProps) => (
  <FormSection title={copy.frequency} reason={copy.frequencyHint}>
    <div>
      <p className={styles.label} aria-hidden="true">
        {copy.repeat}
      </p>
      <Segmented
        label={copy.repeat}
        options={repeats}
        value={String(values.repeat_hours)}
        onChange={(value) => onChange({ repeat_hours: Number(value) })}
      />
    </div>
    <Switch
      label={copy.quiet}
      hint={copy.quietHint}
      checked={values.is_quiet}
      onChange={(is_quiet) => onChange({ is_quiet })}
    />
    {values.is_quiet && (
      <div className={styles.hours}>
        <Field
          label={copy.from}
          type="time"
          value={values.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <Field
          label={copy.to}
          type="time"
          value={values.to}
          error={error}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
    )}
  </FormSection>
);

import { useFacts } from '../../../../admin/web/session/facts';
import { dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { numberOr } from '../../../../core/format/read-number';
import { useAction } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { DraftNotice } from '../../../../ui/plain/draft-notice';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { MoneyField } from '../../../../ui/plain/money-field';
import { Notice } from '../../../../ui/plain/notice';
import { SaveBar } from '../../../../ui/plain/save-bar';
import { Segmented } from '../../../../ui/plain/segmented';
import { Switch } from '../../../../ui/plain/switch';
import text from '../../../../ui/text.module.css';
import { useSettingsForm } from '../../../settings/web/settings/use-settings-form';
import { type Reminder, reminderInput, updateReminder } from '../../contract';
import { Channels } from './channels';
import { copy } from './copy';
import styles from './setting-reminder.module.css';
import { bodyOf, type ReminderValues, valuesOf } from './values';

interface FrequencyProps {
  values: ReminderValues;
  error: string | undefined;
  onChange: (part: Partial<ReminderValues>) => void;
}

const repeats = Object.entries(copy.repeats).map(([value, label]) => ({ value, label }));

const Frequency = ({ values, error, onChange }: FrequencyProps) => (
  <FormSection title={copy.frequency} reason={copy.frequencyHint}>
    <div>
      <p className={text.label} aria-hidden="true">
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

/** Typed values are a draft until saved. */
export const ReminderForm = ({ reminder, onSaved }: { reminder: Reminder; onSaved: () => void }) => {
  const { balance } = useFacts();
  const action = useAction(updateReminder);
  const { form, draft, errors, change, save, discard } = useSettingsForm({
    name: 'setting-reminder',
    stored: valuesOf(reminder),
    ...{ bodyOf, shape: reminderInput, labels: copy.labels, done: copy.saved, onSaved },
    send: async (body) => valuesOf((await action.mutateAsync({ body })).data),
  });
  const { values } = draft;
  const isLow = values.is_active && draft.isChanged && (balance.main ?? 0) < numberOr(values.threshold, 0);

  return (
    <form ref={form} className={layout.stack5} noValidate onSubmit={(event) => void save(event)}>
      {draft.restored && <DraftNotice onDiscard={discard} />}
      <FormSection title={copy.when} reason={copy.whenHint}>
        <Switch
          label={copy.active}
          hint={copy.activeHint}
          checked={values.is_active}
          onChange={(is_active) => change({ is_active })}
        />
        <MoneyField
          label={copy.threshold}
          hint={copy.thresholdHint(rupiah(balance.main ?? 0))}
          value={values.threshold}
          error={errors.threshold}
          onChange={(threshold) => change({ threshold })}
        />
        {isLow && <Notice tone="run">{copy.low}</Notice>}
        {!draft.isChanged && reminder.is_active && reminder.reminded_at && (
          <Notice tone="wait">
            {copy.reminded(dateTime(reminder.reminded_at, { seconds: false, zone: true }))}
          </Notice>
        )}
      </FormSection>
      <Channels values={values} errors={errors} onChange={change} />
      <Frequency values={values} error={errors.quiet_hours} onChange={change} />
      <SaveBar
        isSaving={action.isLoading}
        isChanged={draft.isChanged}
        draftAt={draft.draftAt}
        onDiscard={discard}
      />
    </form>
  );
};

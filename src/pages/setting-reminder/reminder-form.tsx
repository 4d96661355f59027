import { type FormEvent, useState } from 'react';
import { asApiError } from '../../api/api-error';
import { useFacts } from '../../api/facts';
import { useAct } from '../../api/use-call';
import { useFormDraft } from '../../api/use-form-draft';
import { type Reminder, reminderInput, updateReminder } from '../../core/contract/reminder';
import { dateTime } from '../../core/format/date';
import { rupiah } from '../../core/format/money';
import { type FieldErrors, serverErrors, shapeErrors } from '../../layout/account/shape-errors';
import { useFeedback } from '../../ui/feedback';
import { DraftNotice } from '../../ui/plain/draft-notice';
import { FormSection } from '../../ui/plain/form-section';
import { MoneyField } from '../../ui/plain/money-field';
import { Notice } from '../../ui/plain/notice';
import { SaveBar } from '../../ui/plain/save-bar';
import { Switch } from '../../ui/plain/switch';
import { useFirstInvalid } from '../../ui/use-first-invalid';
import { Channels } from './channels';
import { copy } from './copy';
import { Frequency } from './frequency';
import styles from './setting-reminder.module.css';
import { bodyOf, type ReminderValues, valuesOf } from './values';

type Name = keyof typeof copy.labels;

interface ReminderFormProps {
  kept: Reminder;
  onSaved: () => void;
}

/** Typed values are kept as a draft until they are saved. */
export const ReminderForm = ({ kept, onSaved }: ReminderFormProps) => {
  const { balance } = useFacts();
  const feedback = useFeedback();
  const act = useAct(updateReminder);
  const draft = useFormDraft('setting-reminder', valuesOf(kept));
  const { values } = draft;
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const form = useFirstInvalid(errors);
  const isLow = values.is_active && draft.isChanged && balance.main < values.threshold;

  const change = (part: Partial<ReminderValues>) => {
    setErrors({});
    draft.change(part);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(values);
    const found = shapeErrors<Name>(reminderInput, body, copy.labels);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      const { data } = await act.mutateAsync({ body });
      draft.settle(valuesOf(data));
      onSaved();
      feedback.success(copy.saved);
    } catch (failure) {
      const { errors: told, message } = asApiError(failure);
      if (told) setErrors(serverErrors<Name>(told));
      else feedback.error(message);
    }
  };

  const discard = () => {
    setErrors({});
    draft.settle(valuesOf(kept));
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
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
          hint={copy.thresholdHint(rupiah(balance.main))}
          value={values.threshold || null}
          error={errors.threshold}
          onChange={(threshold) => change({ threshold: threshold ?? 0 })}
        />
        {isLow && <Notice tone="run">{copy.low}</Notice>}
        {!draft.isChanged && kept.is_active && kept.reminded_at && (
          <Notice tone="wait">
            {copy.reminded(dateTime(kept.reminded_at, { seconds: false, zone: true }))}
          </Notice>
        )}
      </FormSection>
      <Channels values={values} errors={errors} onChange={change} />
      <Frequency values={values} error={errors.quiet_hours} onChange={change} />
      <SaveBar
        isSaving={act.isLoading}
        isChanged={draft.isChanged}
        draftAt={draft.draftAt}
        onDiscard={discard}
      />
    </form>
  );
};

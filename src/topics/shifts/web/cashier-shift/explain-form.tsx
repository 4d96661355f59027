import { type FormEvent, useId } from 'react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import card from '../../../../ui/card.module.css';
import { Button } from '../../../../ui/plain/button';
import { TextArea } from '../../../../ui/plain/text-area';
import { useOnline } from '../../../../ui/use-online';
import styles from './cashier-shift.module.css';
import { copy } from './copy';
import type { ShiftPartProps } from './part-props';
import { useShiftAction } from './use-shift-action';

const blank = { note: '' };

export const ExplainForm = (parts: ShiftPartProps) => {
  const title = useId();
  const { values, change, settle } = useDraft(`shift-note:${parts.shift.id}`, blank);
  const { errors, isBusy, renew, refuse, run } = useShiftAction(parts, 'explain');
  const online = useOnline();
  const field = parts.resource.actions.find(({ name }) => name === 'explain');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const validated = field?.validator.safeParse(values);
    if (validated && !validated.success)
      return refuse({ note: validated.error.issues.map(({ message }) => message) });
    if (await run(values)) settle(blank);
  };

  return (
    <form
      noValidate
      className={`${card.card} ${card.padded} ${styles.form} no-print`}
      aria-labelledby={title}
      onSubmit={(event) => void send(event)}
    >
      <div>
        <h2 id={title}>{copy.noteTitle}</h2>
        <p className={styles.quiet}>{copy.noteReason}</p>
      </div>
      <TextArea
        label={copy.note}
        placeholder={copy.notePlaceholder}
        maxLength={500}
        value={values.note}
        error={errors.note?.[0]}
        onChange={(event) => {
          renew();
          change({ note: event.target.value });
        }}
      />
      <div className={styles.end}>
        <span />
        <Button type="submit" loading={isBusy} disabled={!online}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
};

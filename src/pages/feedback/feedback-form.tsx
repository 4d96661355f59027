import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { asApiError } from '../../api/api-error';
import { useAct } from '../../api/use-call';
import { useFormDraft } from '../../api/use-form-draft';
import { feedbackCategories, MAX_MESSAGE, sendFeedback } from '../../core/contract/feedback';
import { serverFaults } from '../../layout/account/shape-faults';
import card from '../../ui/card.module.css';
import { useFeedback } from '../../ui/feedback';
import { Button } from '../../ui/plain/button';
import { Checkbox } from '../../ui/plain/checkbox';
import { Notice } from '../../ui/plain/notice';
import { TextArea } from '../../ui/plain/text-area';
import { useFirstInvalid } from '../../ui/use-first-invalid';
import { useOnline } from '../../ui/use-online';
import { CategoryChoice } from './category-choice';
import { blankFeedback, checkFeedback, type FeedbackFaults, type FeedbackValues } from './check-feedback';
import { copy } from './copy';
import styles from './feedback.module.css';
import { StarRating } from './star-rating';

/** A message with its category and stars. What is typed stays at this browser until it is sent. */
export const FeedbackForm = ({ onSent }: { onSent: () => void }) => {
  const { values, change, settle, restored, draftAt } = useFormDraft<FeedbackValues>(
    'feedback:new',
    blankFeedback,
  );
  const [faults, setFaults] = useState<FeedbackFaults>({});
  const { mutateAsync, isLoading, error } = useAct(sendFeedback);
  const feedback = useFeedback();
  const online = useOnline();
  const title = useId();
  const form = useFirstInvalid(faults);

  const set = (part: Partial<FeedbackValues>) => {
    change(part);
    const [name] = Object.keys(part) as (keyof FeedbackValues)[];
    if (name) setFaults(({ [name]: _mended, ...others }) => others);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const judged = checkFeedback(values);
    if ('faults' in judged) return setFaults(judged.faults);
    try {
      await mutateAsync({ body: judged.input });
    } catch (failure) {
      setFaults(serverFaults<keyof FeedbackValues>(asApiError(failure).errors));
      return;
    }
    // The draft goes even when the page has been left in between: it was sent.
    settle(blankFeedback);
    feedback.success(copy.sent);
    onSent();
  };

  const hasFaults = Object.keys(faults).length > 0;
  return (
    <form
      ref={form}
      noValidate
      className={`${card.card} ${styles.form}`}
      aria-labelledby={title}
      onSubmit={(event) => void send(event)}
    >
      <h2 id={title} className={styles.section}>
        {copy.formTitle}
      </h2>
      {error && !hasFaults && (
        <Notice tone="bad" urgent>
          {error.message}
        </Notice>
      )}
      {hasFaults && (
        <Notice tone="bad" urgent>
          {copy.fault}
        </Notice>
      )}
      <CategoryChoice
        options={feedbackCategories}
        value={values.category}
        error={faults.category}
        onChange={(category) => set({ category })}
      />
      <StarRating value={values.rating} error={faults.rating} onChange={(rating) => set({ rating })} />
      <TextArea
        label={copy.message}
        placeholder={copy.placeholder}
        rows={6}
        value={values.message}
        error={faults.message}
        hint={copy.length(values.message.trim().length, MAX_MESSAGE)}
        onChange={(event) => set({ message: event.target.value })}
      />
      <Checkbox
        checked={values.allow_contact}
        onChange={(event) => set({ allow_contact: event.target.checked })}
      >
        {copy.contact}
      </Checkbox>
      <div className={styles.end}>
        <p className={styles.quiet} role="status">
          {(restored || draftAt) && copy.draft}
        </p>
        <Button
          type="submit"
          loading={isLoading}
          disabled={!online}
          icon={<Send size={18} aria-hidden="true" />}
        >
          {copy.send}
        </Button>
      </div>
    </form>
  );
};

import { type FormEvent, useId, useState } from 'react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { asApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import { useUnsaved } from '../../../../platform/web/use-unsaved';
import card from '../../../../ui/card.module.css';
import { ChoicePill } from '../../../../ui/choice-pill';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { Checkbox } from '../../../../ui/plain/checkbox';
import field from '../../../../ui/plain/field.module.css';
import { FieldError } from '../../../../ui/plain/field-error';
import { Refusal } from '../../../../ui/plain/refusal';
import { TextArea } from '../../../../ui/plain/text-area';
import { SendFoot } from '../../../../ui/send-foot';
import { serverErrors } from '../../../../ui/shape-errors';
import { StarRating } from '../../../../ui/star-rating';
import { useFirstInvalid, withoutErrors } from '../../../../ui/use-first-invalid';
import { useOnline } from '../../../../ui/use-online';
import {
  type FeedbackInput,
  feedbackCategories,
  feedbackInput,
  MAX_MESSAGE,
  sendFeedback,
} from '../../contract';
import { copy } from './copy';
import styles from './feedback.module.css';

interface FeedbackValues {
  category: string;
  rating: number;
  message: string;
  allow_contact: boolean;
}

type FeedbackErrors = Partial<Record<keyof FeedbackValues, string>>;

const blankFeedback: FeedbackValues = { category: '', rating: 0, message: '', allow_contact: true };

/** Validates with the server's schema; returns the input or the first error of each field. */
function checkFeedback(values: FeedbackValues): { input: FeedbackInput } | { errors: FeedbackErrors } {
  const validated = feedbackInput.safeParse(values);
  if (validated.success) return { input: validated.data };
  const errors: FeedbackErrors = {};
  for (const { path, message } of validated.error.issues) {
    const name = path[0] as keyof FeedbackValues;
    errors[name] ??= message;
  }
  return { errors };
}

interface CategoryChoiceProps {
  options: readonly string[];
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const CategoryChoice = ({ options, value, error, onChange }: CategoryChoiceProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={field.label}>{copy.category}</legend>
      <div className={layout.wrap2}>
        {options.map((option) => (
          <ChoicePill
            key={option}
            type="radio"
            name="category"
            checked={option === value}
            onChange={() => onChange(option)}
          >
            {option}
          </ChoicePill>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
};

export const FeedbackForm = ({ onSent }: { onSent: () => void }) => {
  const { values, change, settle, restored, draftAt, isChanged } = useDraft<FeedbackValues>(
    'feedback:new',
    blankFeedback,
  );
  useUnsaved(isChanged);
  const [errors, setErrors] = useState<FeedbackErrors>({});
  const { mutateAsync, isLoading, error } = useAction(sendFeedback);
  const feedback = useFeedback();
  const online = useOnline();
  const title = useId();
  const form = useFirstInvalid(errors);

  const set = (part: Partial<FeedbackValues>) => {
    change(part);
    setErrors((found) => withoutErrors(found, Object.keys(part)));
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const validated = checkFeedback(values);
    if ('errors' in validated) return setErrors(validated.errors);
    try {
      await mutateAsync({ body: validated.input });
    } catch (failure) {
      setErrors(serverErrors<keyof FeedbackValues>(asApiError(failure).errors));
      return;
    }
    // Clears the draft even if the page was left meanwhile.
    settle(blankFeedback);
    feedback.success(copy.sent);
    onSent();
  };

  const hasErrors = Object.keys(errors).length > 0;
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
      <Refusal error={!hasErrors && error} />
      <Refusal error={hasErrors && copy.error} />
      <CategoryChoice
        options={feedbackCategories}
        value={values.category}
        error={errors.category}
        onChange={(category) => set({ category })}
      />
      <StarRating
        label={copy.rating}
        value={values.rating}
        error={errors.rating}
        onChange={(rating) => set({ rating })}
      />
      <TextArea
        label={copy.message}
        placeholder={copy.placeholder}
        rows={6}
        value={values.message}
        error={errors.message}
        hint={copy.length(values.message.trim().length, MAX_MESSAGE)}
        onChange={(event) => set({ message: event.target.value })}
      />
      <Checkbox
        checked={values.allow_contact}
        onChange={(event) => set({ allow_contact: event.target.checked })}
      >
        {copy.contact}
      </Checkbox>
      <SendFoot
        draft={(restored || draftAt !== null) && copy.draft}
        send={copy.send}
        isSending={isLoading}
        isOnline={online}
      />
    </form>
  );
};

import { useEffect, useRef } from 'react';
import { Notice } from '../../../../ui/plain/notice';
import { type KycField, type KycStep, kycLabels, kycSteps, stepOf } from '../../domain/fields';
import { copy } from './copy';
import { useForm } from './form-context';
import { goToField } from './go-to-field';
import styles from './kyc-form.module.css';
import { fieldsOf } from './use-kyc-form';
import type { Steps } from './use-steps';

interface ErrorSummaryProps {
  step: KycStep;
  /** True after an attempt to continue; before, errors are shown at their fields only. */
  isTried: boolean;
  attempt: number;
  go: Steps['go'];
}

/** Errors of the step with links to the inputs; on the last step, of the whole form. */
export const ErrorSummary = ({ step, isTried, attempt, go }: ErrorSummaryProps) => {
  const form = useForm();
  const element = useRef<HTMLDivElement>(null);
  const here =
    step.key === 'summary'
      ? kycSteps.flatMap((one) => fieldsOf(one, form.values))
      : fieldsOf(step, form.values);
  const wrong = isTried ? here.filter((field) => form.shown[field]) : [];
  const sentBack = here.filter((field) => form.rejected.includes(field) && !wrong.includes(field));

  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);

  const visit = (field: KycField) =>
    stepOf(field) === step.key ? goToField(field) : go(stepOf(field), field);
  const note = form.state.reject_note;
  return (
    <div ref={element} tabIndex={-1} className={styles.summaries}>
      {wrong.length > 0 && (
        <Notice tone="bad" urgent>
          {copy.errors(wrong.length)} <Ways fields={wrong} onVisit={visit} />.
        </Notice>
      )}
      {sentBack.length > 0 && (
        <Notice tone="wait">
          {copy.rejected} <Ways fields={sentBack} onVisit={visit} />.
          {note && <span className={styles.note}>{note}</span>}
        </Notice>
      )}
    </div>
  );
};

const Ways = ({ fields, onVisit }: { fields: KycField[]; onVisit: (field: KycField) => void }) => (
  <>
    {fields.map((field, at) => (
      <span key={field}>
        {at > 0 && ', '}
        <a
          href={`#${field}`}
          onClick={(event) => {
            event.preventDefault();
            onVisit(field);
          }}
        >
          {kycLabels[field]}
        </a>
      </span>
    ))}
  </>
);

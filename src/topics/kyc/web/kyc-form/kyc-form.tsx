import { ArrowLeft, CloudCheck, CloudOff, HardDrive } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { time } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import card from '../../../../ui/card.module.css';
import { Button } from '../../../../ui/plain/button';
import { Refusal } from '../../../../ui/plain/refusal';
import { useOnline } from '../../../../ui/use-online';
import type { KycState } from '../../contract/kyc';
import { kycSteps } from '../../domain/fields';
import { copy } from './copy';
import { hasEdits, sendable } from './edits';
import { ErrorSummary } from './error-summary';
import { KycFormContext, useForm } from './form-context';
import { goToField } from './go-to-field';
import styles from './kyc-form.module.css';
import { StepTrail } from './step-trail';
import { AccountStep } from './steps/account-step';
import { AddressStep } from './steps/address-step';
import { DocumentsStep } from './steps/documents-step';
import { PersonStep } from './steps/person-step';
import { SummaryStep } from './steps/summary-step';
import { useKycForm } from './use-kyc-form';
import { type Steps, useSteps } from './use-steps';
import { type Submit, useSubmit } from './use-submit';

const SaveLine = () => {
  const { draft, state } = useForm();
  const online = useOnline();
  const waits = hasEdits(sendable(draft.edits));
  const [Picture, text] = (() => {
    if (waits && !online) return [HardDrive, copy.storedHere] as const;
    if (draft.failure) return [CloudOff, copy.notSaved] as const;
    if (state.saved_at) return [CloudCheck, copy.saved(time(state.saved_at, { seconds: false }))] as const;
    return [null, ''] as const;
  })();
  return (
    <p className={styles.saved} role="status">
      {Picture && <Picture size={18} aria-hidden="true" />}
      {text}
    </p>
  );
};

const StepBar = ({ steps, submit }: { steps: Steps; submit: Submit }) => {
  const online = useOnline();
  const isLast = steps.step.key === 'summary';
  return (
    <div className={styles.bar} data-sticky-action="">
      <SaveLine />
      {isLast && !online && <p className={styles.offline}>{copy.offlineSubmit}</p>}
      <div className={styles.ways}>
        {steps.index > 0 && (
          <Button tone="quiet" size="large" icon={<ArrowLeft size={18} />} onClick={steps.back}>
            {actions.back}
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          className={styles.on}
          disabled={isLast && !online}
          loading={submit.isSending}
        >
          {isLast ? copy.submit : actions.next}
        </Button>
      </div>
    </div>
  );
};

const bodies = {
  person: PersonStep,
  address: AddressStep,
  documents: DocumentsStep,
  account: AccountStep,
  summary: SummaryStep,
};

export const KycFormScreen = ({ start }: { start: KycState }) => {
  const { refresh } = useFacts();
  const navigate = useNavigate();
  // It was submitted in another tab or reviewed: /kyc shows the state.
  const onClosed = useCallback(() => {
    void refresh();
    navigate('/kyc', { replace: true });
  }, [refresh, navigate]);
  const form = useKycForm(start, onClosed);
  const steps = useSteps(form);
  const submit = useSubmit(form, onClosed);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, index } = steps;
  const Body = bodies[step.key];

  // A field that was asked for by name gets the focus, else reading begins at the title of the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` counts the arrivals, also at the same step
  useEffect(() => {
    if (steps.visit === 0) return;
    if (steps.field) goToField(steps.field);
    else {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
  }, [steps.visit]);

  return (
    <KycFormContext.Provider value={form}>
      <div className={styles.columns}>
        <StepTrail steps={steps} />
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (step.key === 'summary') void submit.send();
            else steps.next();
          }}
        >
          <section className={`${card.card} ${styles.step}`} aria-labelledby="kyc-step">
            <div>
              <h2 id="kyc-step" ref={heading} tabIndex={-1}>
                <span className="sr-only">{copy.stepOf(index + 1, kycSteps.length)}: </span>
                {step.title}
              </h2>
              <p className={styles.reason}>{copy.reasons[step.key]}</p>
            </div>
            <ErrorSummary
              step={step}
              isTried={steps.isTried || (step.key === 'summary' && submit.attempt > 0)}
              attempt={steps.attempt + submit.attempt}
              go={steps.go}
            />
            <Refusal error={submit.failure} />
            <Body submit={submit} steps={steps} />
          </section>
          <StepBar steps={steps} submit={submit} />
        </form>
      </div>
    </KycFormContext.Provider>
  );
};

import { Check, TriangleAlert } from 'lucide-react';
import { kycSteps } from '../../domain/fields';
import { copy } from './copy';
import { useForm } from './form-context';
import styles from './step-trail.module.css';
import { fieldsOf } from './use-kyc-form';
import type { Steps } from './use-steps';

export const StepTrail = ({ steps }: { steps: Steps }) => {
  const { rejected, values } = useForm();
  // The first incomplete step limits how far one can go; the summary needs all of them.
  const firstOpen = kycSteps.findIndex((step) => steps.errorsAt(step).length > 0);
  const reach = Math.max(firstOpen === -1 ? kycSteps.length - 1 : firstOpen, steps.index);

  return (
    <nav className={styles.trail} aria-label={copy.steps}>
      <p className={styles.where} aria-hidden="true">
        <span>{copy.stepOf(steps.index + 1, kycSteps.length)}</span>
        <strong>{steps.step.title}</strong>
      </p>
      <ol className={styles.steps}>
        {kycSteps.map((step, at) => {
          const isWrong = fieldsOf(step, values).some((field) => rejected.includes(field));
          const isDone = step.key !== 'summary' && !isWrong && steps.errorsAt(step).length === 0;
          return (
            <li key={step.key} className={styles.item} data-reached={at <= steps.index || undefined}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === steps.step ? 'step' : undefined}
                data-done={isDone || undefined}
                data-wrong={isWrong || undefined}
                disabled={at > reach}
                onClick={() => steps.go(step.key)}
              >
                <span className={styles.dot} aria-hidden="true">
                  {isWrong ? <TriangleAlert size={14} /> : isDone ? <Check size={14} /> : at + 1}
                </span>
                <span className={styles.name}>
                  {step.title}
                  {(isDone || isWrong) && (
                    <span className="sr-only">, {isWrong ? copy.stepWrong : copy.stepDone}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

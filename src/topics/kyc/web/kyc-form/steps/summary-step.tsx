import { Pencil } from 'lucide-react';
import { actions } from '../../../../../core/text/actions';
import { Button } from '../../../../../ui/plain/button';
import { kycSteps } from '../../../domain/fields';
import { copy } from '../copy';
import { FieldSlot } from '../fields/field-slot';
import { Tick } from '../fields/tick';
import { useForm } from '../form-context';
import styles from '../kyc-form.module.css';
import { summaryOf } from '../summary-words';
import type { Steps } from '../use-steps';
import type { Submit } from '../use-submit';

export const SummaryStep = ({ steps, submit }: { steps: Steps; submit: Submit }) => {
  const form = useForm();
  return (
    <>
      {kycSteps
        .filter(({ key }) => key !== 'summary')
        .map((step) => (
          <section key={step.key} className={styles.block} aria-labelledby={`part-${step.key}`}>
            <div className={styles.blockHead}>
              <h3 id={`part-${step.key}`}>{step.title}</h3>
              <Button
                tone="link"
                size="small"
                icon={<Pencil size={16} />}
                aria-label={copy.editStep(step.title)}
                onClick={() => steps.go(step.key)}
              >
                {actions.edit}
              </Button>
            </div>
            <dl className={styles.facts}>
              {summaryOf(step, form).map(({ field, label, text }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd data-missing={text === null || undefined}>{text ?? copy.notFilled}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <h3 className={styles.part}>{copy.consent}</h3>
      <div>
        {(['consent_pdp', 'consent_true'] as const).map((consent) => (
          <FieldSlot key={consent} name={consent}>
            <Tick
              checked={submit.consents[consent]}
              error={form.shown[consent]}
              onChange={(yes) => submit.agree(consent, yes)}
            >
              {copy.consents[consent]}
            </Tick>
          </FieldSlot>
        ))}
      </div>
    </>
  );
};

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsaved } from '../../../../platform/web/use-unsaved';
import { useAfterChange } from '../../../../ui/use-after-change';
import { type KycField, type KycStep, kycSteps } from '../../domain/fields';
import { hasEdits } from './edits';
import { fieldsOf, firstStep, type KycForm } from './use-kyc-form';

const QUERY = 'langkah';

/** The step is in the URL, so that the back button works. */
export interface Steps {
  step: KycStep;
  index: number;
  visit: number;
  field: KycField | undefined;
  attempt: number;
  /** Continuing failed on this visit: errors are summarised. */
  isTried: boolean;
  go: (key: KycStep['key'], field?: KycField) => void;
  next: () => void;
  back: () => void;
  errorsAt: (step: KycStep) => KycField[];
}

export function useSteps(form: KycForm): Steps {
  const [query, setQuery] = useSearchParams();
  const [opening] = useState(() => firstStep(form));
  const [field, setField] = useState<KycField | undefined>(() => form.rejected[0]);
  const [visit, setVisit] = useState(() => (form.rejected.length > 0 ? 1 : 0));
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState<KycStep['key']>();
  useUnsaved(hasEdits(form.draft.edits));

  const step = kycSteps.find(({ key }) => key === query.get(QUERY)) ?? opening;
  const index = kycSteps.indexOf(step);

  useAfterChange(step.key, () => {
    setTried(undefined);
    void form.mask();
    setVisit((count) => count + 1);
  });

  const errorsAt = (one: KycStep) => fieldsOf(one, form.values).filter((name) => form.errors[name]);

  const go: Steps['go'] = (key, at) => {
    setField(at);
    void form.draft.flush();
    if (key === step.key) return setVisit((count) => count + 1);
    setQuery({ [QUERY]: key });
  };

  return {
    step,
    index,
    visit,
    field,
    attempt,
    isTried: tried === step.key,
    go,
    next: () => {
      const wrong = errorsAt(step);
      if (wrong.length > 0) {
        form.report(wrong);
        setTried(step.key);
        return setAttempt((count) => count + 1);
      }
      const next = kycSteps[index + 1];
      if (next) go(next.key);
    },
    back: () => {
      const before = kycSteps[index - 1];
      if (before) go(before.key);
    },
    errorsAt,
  };
}

import { type FormEvent, useRef, useState } from 'react';
import { numberOr } from '../../../../core/format/read-number';
import type { ApiError } from '../../../../platform/web/api-error';
import type { CallState } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { MoneyField } from '../../../../ui/plain/money-field';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import type { listBankAccounts } from '../../../bank-accounts/contract';
import { OTP_ABOVE } from '../../contract';
import type { WithdrawalSource } from './access';
import { copy } from './copy';
import { Sums } from './sums';
import { Targets } from './targets';
import { type Draft, errorsOf, type FieldErrors } from './validate';

interface RequestStepProps {
  source: WithdrawalSource;
  available: number;
  accounts: CallState<typeof listBankAccounts>;
  draft: Draft;
  failure: ApiError | null;
  onChange: (draft: Draft) => void;
  onNext: () => void;
}

export const RequestStep = ({
  source,
  available,
  accounts,
  draft,
  failure,
  onChange,
  onNext,
}: RequestStepProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = (part: Partial<Draft>) => {
    onChange({ ...draft, ...part });
    setErrors({});
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(draft, available, source.step);
    setErrors(found);
    if (Object.keys(found).length === 0) return onNext();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
      <Refusal error={failure} />
      <MoneyField
        label={copy.form.amount}
        hint={copy.form.amountHint(available)}
        aside={
          <Button
            tone="link"
            size="small"
            onClick={() => change({ amount: available - (available % source.step) })}
          >
            {copy.form.all}
          </Button>
        }
        value={draft.amount}
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      />
      <Targets
        none={source.words.noAccount}
        accounts={accounts}
        chosen={draft.target}
        error={errors.target}
        onChoose={(target) => change({ target })}
      />
      {numberOr(draft.amount, 0) > OTP_ABOVE && <Notice tone="quiet">{copy.form.otpHint}</Notice>}
      <Sums amount={numberOr(draft.amount, 0)} target={draft.target} />
      <Button type="submit" size="large" block>
        {copy.form.next}
      </Button>
    </form>
  );
};

import { Button } from '../../../../../ui/plain/button';
import { Notice } from '../../../../../ui/plain/notice';
import { StepCard } from '../../../../../ui/step-card';
import type { BrandForm } from '../../../../catalogue/contract/catalogue';
import type { FormValues } from '../../../../catalogue/domain/form-values';
import type { FieldErrors } from '../check-order';
import { FormInput } from '../form-input';
import form from '../transaction-form.module.css';
import { copy } from './copy';
import type { useInquiry } from './use-inquiry';

interface CustomerCardProps {
  number: number;
  forms: readonly BrandForm[];
  values: FormValues;
  errors: FieldErrors;
  inquiry: ReturnType<typeof useInquiry>;
  withButton: boolean;
  mayCheck: boolean;
  onChange: (key: string, value: string) => void;
}

export const CustomerCard = ({
  number,
  forms,
  values,
  errors,
  inquiry: { found, failed, isChecking },
  withButton,
  mayCheck,
  onChange,
}: CustomerCardProps) => (
  <StepCard number={number} id="step-target" title={copy.customer}>
    <div className={form.inputs}>
      {forms.map((input) => (
        <FormInput
          key={input.key}
          form={input}
          value={values[input.key] ?? ''}
          error={errors[`form_values.${input.key}`] ?? failed?.errors?.[input.key]?.[0]}
          onChange={(value) => onChange(input.key, value)}
        />
      ))}
      {withButton && (
        <Button
          type="submit"
          tone={found ? 'quiet' : 'soft'}
          size="large"
          className={form.check}
          disabled={!mayCheck || found !== null}
          loading={isChecking}
        >
          {copy.check}
        </Button>
      )}
    </div>
    <div aria-live="polite" className={form.outcome}>
      {failed && !failed.errors && (
        <div data-error="" tabIndex={-1}>
          <Notice tone="bad">{failed.message}</Notice>
        </div>
      )}
    </div>
    <span className="sr-only" role="status">
      {found && copy.found}
    </span>
  </StepCard>
);

import type { FormValues } from '../../core/catalogue/form-values';
import { checkFormValues } from '../../core/catalogue/form-values';
import type { BrandDetail } from '../../core/contract/catalogue';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { StepCard } from '../../ui/step-card';
import type { Faults } from './check-order';
import { copy } from './copy';
import { FormInput } from './form-input';
import { NicknameResult } from './nickname-result';
import styles from './transaction-form.module.css';
import type { useNickname } from './use-nickname';

interface DestinationCardProps {
  brand: BrandDetail;
  values: FormValues;
  faults: Faults;
  nickname: ReturnType<typeof useNickname>;
  onChange: (key: string, value: string) => void;
  onFaults: (faults: Faults) => void;
}

/** Where the goods go: the inputs that the brand asks for, and whose account that is. */
export const DestinationCard = ({
  brand,
  values,
  faults,
  nickname,
  onChange,
  onFaults,
}: DestinationCardProps) => {
  const check = () => {
    const { errors } = checkFormValues(brand.forms, values);
    const wrong = Object.entries(errors).map(([key, [message = '']]) => [`form_values.${key}`, message]);
    onFaults(Object.fromEntries(wrong));
    if (wrong.length === 0) void nickname.run();
  };

  return (
    <StepCard number={1} id="step-target" title={copy.target}>
      {brand.forms.length === 0 ? (
        <Notice tone="quiet">{copy.noTarget}</Notice>
      ) : (
        <div className={styles.inputs}>
          {brand.forms.map((form) => (
            <FormInput
              key={form.key}
              form={form}
              value={values[form.key] ?? ''}
              error={faults[`form_values.${form.key}`] ?? serverFault(nickname, form.key)}
              onChange={(value) => onChange(form.key, value)}
            />
          ))}
          {brand.has_check_id && (
            <Button
              type="button"
              tone="soft"
              size="large"
              className={styles.check}
              loading={nickname.isChecking}
              onClick={check}
            >
              {copy.checkId}
            </Button>
          )}
        </div>
      )}
      {faults.form_values && (
        <Notice tone="bad" urgent>
          {faults.form_values}
        </Notice>
      )}
      <NicknameResult nickname={nickname} />
    </StepCard>
  );
};

/** A value that only the checking server found wrong. */
const serverFault = ({ outcome }: ReturnType<typeof useNickname>, key: string): string | undefined =>
  outcome?.kind === 'failed' ? outcome.error.errors?.[`form_values.${key}`]?.[0] : undefined;

import type { ReactNode } from 'react';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { StepCard } from '../../../../ui/step-card';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import { checkFormValues, type FormValues } from '../../../catalogue/domain/form-values';
import type { FieldErrors } from './check-order';
import { copy } from './copy';
import { FormInput } from './form-input';
import styles from './transaction-form.module.css';
import type { useNickname } from './use-nickname';

/** Name of the account, or why it is unknown. The buyer may continue without it. */
const NicknameResult = ({ nickname }: { nickname: ReturnType<typeof useNickname> }) => {
  const { outcome, accept, word } = nickname;
  return (
    <div aria-live="polite" className={styles.outcome}>
      {outcome?.kind === 'found' && (
        <Notice tone="ok">
          <span className={styles.nickname}>{outcome.nickname}</span>
          <span className={styles.small}>{copy.found(word, outcome.region)}</span>
        </Notice>
      )}
      {outcome?.kind === 'failed' && !outcome.error.errors && (
        <div data-error="" tabIndex={-1}>
          <Notice
            tone={outcome.accepted ? 'wait' : 'bad'}
            action={
              !outcome.accepted && (
                <Button type="button" tone="quiet" size="small" onClick={accept}>
                  {copy.goOn}
                </Button>
              )
            }
          >
            {outcome.accepted ? copy.goingOn(word) : outcome.error.message}
          </Notice>
        </div>
      )}
    </div>
  );
};

interface DestinationCardProps {
  brand: BrandDetail;
  values: FormValues;
  errors: FieldErrors;
  nickname: ReturnType<typeof useNickname>;
  onChange: (key: string, value: string) => void;
  onErrors: (errors: FieldErrors) => void;
  children?: ReactNode;
}

export const DestinationCard = ({
  brand,
  values,
  errors,
  nickname,
  onChange,
  onErrors,
  children,
}: DestinationCardProps) => {
  const check = () => {
    const checked = checkFormValues(brand.forms, values);
    const wrong = Object.entries(checked.errors).map(([key, [message = '']]) => [
      `form_values.${key}`,
      message,
    ]);
    onErrors(Object.fromEntries(wrong));
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
              error={errors[`form_values.${form.key}`] ?? serverError(nickname, form.key)}
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
      <Refusal error={errors.form_values} />
      {children}
      <NicknameResult nickname={nickname} />
    </StepCard>
  );
};

const serverError = ({ outcome }: ReturnType<typeof useNickname>, key: string): string | undefined =>
  outcome?.kind === 'failed' ? outcome.error.errors?.[`form_values.${key}`]?.[0] : undefined;

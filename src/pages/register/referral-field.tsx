import { CircleCheck, Gift } from 'lucide-react';
import { Field } from '../../ui/plain/field';
import { copy } from './copy';
import styles from './register.module.css';
import { type Referral, useReferral } from './use-referral';

interface ReferralFieldProps {
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

export const ReferralField = ({ error, value, onChange, ...field }: ReferralFieldProps) => {
  const referral = useReferral(value);
  const unknown = referral.state === 'known' && referral.name === null;
  return (
    <Field
      {...field}
      label={copy.labels.referral_code}
      optional
      icon={<Gift size={18} />}
      name="referral_code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      value={value}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      hint={<span aria-live="polite">{hintOf(referral)}</span>}
      error={error ?? (unknown ? copy.referral.unknown : undefined)}
    />
  );
};

function hintOf(referral: Referral) {
  switch (referral.state) {
    case 'checking':
      return copy.referral.checking;
    case 'unchecked':
      return copy.referral.unchecked;
    case 'known':
      return (
        referral.name !== null && (
          <span className={styles.found}>
            <CircleCheck size={15} />
            {copy.referral.found(referral.name)}
          </span>
        )
      );
    default:
      return null;
  }
}

import { Mail, Smartphone, UserRound } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/plain/button';
import { Checkbox } from '../../../../ui/plain/checkbox';
import { Field } from '../../../../ui/plain/field';
import { PasswordField } from '../../../../ui/plain/password-field';
import { PasswordStrength } from '../../../../ui/plain/password-strength';
import { Refusal } from '../../../../ui/plain/refusal';
import { Segmented } from '../../../../ui/plain/segmented';
import text from '../../../../ui/text.module.css';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import type { RegisterField } from './check-register';
import { copy } from './copy';
import { ReferralField } from './referral-field';
import styles from './register.module.css';
import { useRegister } from './use-register';

const businesses = [
  { value: '1', label: copy.person },
  { value: '2', label: copy.company },
];

export const RegisterForm = ({ end }: { end: ReactNode }) => {
  const { typed, secrets, errors, refused, busy, failure, set, leave, submit } = useRegister();
  const form = useFirstInvalid(refused);
  const values = { ...typed, ...secrets };

  const wired = (field: RegisterField) => ({
    name: field,
    label: copy.labels[field],
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
    onBlur: () => leave(field),
    error: errors[field],
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate aria-label={copy.title}>
      <Refusal error={failure} />
      <Field {...wired('name')} icon={<UserRound size={18} />} autoComplete="name" maxLength={80} />
      <Field
        {...wired('email')}
        icon={<Mail size={18} />}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder="nama@toko.com"
      />
      <Field
        {...wired('phone')}
        icon={<Smartphone size={18} />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        hint={copy.phoneHint}
      />
      <div>
        <p className={text.label} aria-hidden="true">
          {copy.labels.business_type}
        </p>
        <Segmented
          label={copy.labels.business_type}
          options={businesses}
          value={typed.business_type}
          onChange={(business) => set('business_type', business)}
        />
      </div>
      <PasswordField
        {...wired('password')}
        autoComplete="new-password"
        hint={<PasswordStrength password={secrets.password} rule={copy.passwordRule} />}
      />
      <PasswordField {...wired('password_confirmation')} autoComplete="new-password" />
      <ReferralField
        value={typed.referral_code}
        onChange={(code) => set('referral_code', code)}
        onBlur={() => leave('referral_code')}
        error={errors.referral_code}
      />
      <div>
        <Checkbox
          checked={typed.agree_tnc === 'yes'}
          onChange={(event) => set('agree_tnc', event.target.checked ? 'yes' : '')}
          error={errors.agree_tnc}
        >
          {copy.agree}
        </Checkbox>
        <details className={styles.terms}>
          <summary>{copy.terms}</summary>
          <ul>
            {copy.termList.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </details>
      </div>
      <Button type="submit" size="large" block loading={busy}>
        {copy.submit}
        {end}
      </Button>
    </form>
  );
};

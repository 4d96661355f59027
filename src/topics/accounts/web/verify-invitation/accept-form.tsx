import { type FormEvent, useState } from 'react';
import { confirmationError } from '../../../../core/account/password';
import { bearerOf } from '../../../../core/contract/account-fields';
import type { ReplyOf } from '../../../../core/contract/endpoint';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { currentSession } from '../../../../platform/web/session';
import { signOut } from '../../../../platform/web/sign-in';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { Button } from '../../../../ui/plain/button';
import { OtpInput } from '../../../../ui/plain/otp-input';
import { PasswordField } from '../../../../ui/plain/password-field';
import { PasswordStrength } from '../../../../ui/plain/password-strength';
import { Refusal } from '../../../../ui/plain/refusal';
import { type FieldErrors, required, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { useFirstInvalid, withoutErrors } from '../../../../ui/use-first-invalid';
import { acceptInvitation } from '../../contract/invitation';
import styles from '../account/account.module.css';
import { markEmailSent } from '../email-marker';
import { copy } from './copy';

const labels = { ...copy.labels, pin: copy.pin, pin_again: copy.pinAgain };
type Field = keyof typeof labels;
type Typed = Record<Field, string>;

export type Accepted = ReplyOf<typeof acceptInvitation>;

interface AcceptFormProps {
  token: string;
  email: string;
  onAccepted: (accepted: Accepted) => void;
  onDeadLink: (error: ApiError) => void;
}

const empty: Typed = { password: '', password_confirmation: '', pin: '', pin_again: '' };

function check({ pin_again, ...typed }: Typed): FieldErrors<Field> {
  const errors = shapeErrors<Field>(acceptInvitation.body, typed, labels);
  const different = confirmationError(typed.password, typed.password_confirmation);
  if (typed.password_confirmation === '') {
    errors.password_confirmation = required(labels.password_confirmation);
  } else if (different) errors.password_confirmation = different;
  if (!errors.pin && pin_again !== typed.pin) errors.pin_again = copy.pinMismatch;
  return errors;
}

export const AcceptForm = ({ token, email, onAccepted, onDeadLink }: AcceptFormProps) => {
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const { busy, failure, attempt } = useAttempt();
  const form = useFirstInvalid(errors);

  const send = async () => {
    const { pin_again: _again, ...body } = typed;
    try {
      const { data } = await call(acceptInvitation, { headers: bearerOf(token), body });
      // Another person may be signed in in this browser.
      if (currentSession()) await signOut();
      // Signing in by e-mail then leads to /verify-email-info.
      if (!data.is_email_verified) markEmailSent(data.email);
      onAccepted(data);
    } catch (error) {
      const refusal = asApiError(error);
      // A newer link exists: shown above the form, which keeps its input.
      if (refusal.code.startsWith('LINK_') && refusal.code !== 'LINK_REPLACED') onDeadLink(refusal);
      setErrors(serverErrors<Field>(refusal.errors));
      throw refusal;
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = check(typed);
    setErrors(found);
    if (Object.keys(found).length === 0) void attempt(send);
  };

  const change = (field: Field, value: string) => {
    setTyped({ ...typed, [field]: value });
    setErrors((found) => withoutErrors(found, [field]));
  };
  const password = (field: 'password' | 'password_confirmation') => ({
    name: field,
    label: labels[field],
    autoComplete: 'new-password',
    value: typed[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    error: errors[field],
  });
  const pin = (field: 'pin' | 'pin_again') => ({
    label: labels[field],
    secret: true,
    value: typed[field],
    error: errors[field],
    onChange: (digits: string) => change(field, digits),
  });

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={copy.submit}>
      <Refusal error={failure} />
      <p>
        {copy.email}: <strong>{email}</strong>
      </p>
      {/* Associates the password with its user in password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...password('password')}
        hint={<PasswordStrength password={typed.password} rule={copy.rule} />}
      />
      <PasswordField {...password('password_confirmation')} />
      <OtpInput {...pin('pin')} hint={copy.pinHint} />
      <OtpInput {...pin('pin_again')} />
      <Button type="submit" size="large" block loading={busy}>
        {copy.submit}
      </Button>
    </form>
  );
};

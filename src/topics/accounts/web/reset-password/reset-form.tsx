import { type FormEvent, useState } from 'react';
import { confirmationError } from '../../../../core/account/password';
import { bearerOf } from '../../../../core/contract/account-fields';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { currentSession } from '../../../../platform/web/session';
import { signOut } from '../../../../platform/web/sign-in';
import { readStored, removeStored } from '../../../../platform/web/storage';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { Button } from '../../../../ui/plain/button';
import { PasswordField } from '../../../../ui/plain/password-field';
import { PasswordStrength } from '../../../../ui/plain/password-strength';
import { Refusal } from '../../../../ui/plain/refusal';
import { type FieldErrors, required, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { useFirstInvalid, withoutErrors } from '../../../../ui/use-first-invalid';
import { resetPassword } from '../../contract/account';
import styles from '../account/account.module.css';
import { copy } from './copy';

type Field = keyof typeof copy.labels;

interface ResetFormProps {
  token: string;
  onSaved: () => void;
  onDeadLink: (error: ApiError) => void;
}

const empty: Record<Field, string> = { password: '', password_confirmation: '' };

function check(typed: Record<Field, string>): FieldErrors<Field> {
  const errors = shapeErrors<Field>(resetPassword.body, typed, copy.labels);
  const { password, password_confirmation } = typed;
  const different = confirmationError(password, password_confirmation);
  if (password_confirmation === '') {
    errors.password_confirmation = required(copy.labels.password_confirmation);
  } else if (different) errors.password_confirmation = different;
  return errors;
}

export const ResetForm = ({ token, onSaved, onDeadLink }: ResetFormProps) => {
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const { busy, failure, attempt } = useAttempt();
  const form = useFirstInvalid(errors);

  const send = async () => {
    try {
      await call(resetPassword, { headers: bearerOf(token), body: typed });
    } catch (error) {
      const refusal = asApiError(error);
      if (refusal.code.startsWith('LINK_')) onDeadLink(refusal);
      setErrors(serverErrors<Field>(refusal.errors));
      throw refusal;
    }
    removeStored('recoveryEmail');
    removeStored('countdown');
    // The reset ended the account's sessions, probably this one; the next step is to sign in.
    if (currentSession()) await signOut();
    onSaved();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = check(typed);
    setErrors(found);
    if (Object.keys(found).length === 0) void attempt(send);
  };

  const wired = (field: Field) => ({
    name: field,
    label: copy.labels[field],
    autoComplete: 'new-password',
    value: typed[field],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value });
      setErrors((found) => withoutErrors(found, [field]));
    },
    error: errors[field],
  });

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={copy.title}>
      <Refusal error={failure} />
      {/* Associates the password with its user in password managers. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={readStored('recoveryEmail') ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...wired('password')}
        hint={<PasswordStrength password={typed.password} rule={copy.rule} />}
      />
      <PasswordField {...wired('password_confirmation')} />
      <Button type="submit" size="large" block loading={busy}>
        {copy.submit}
      </Button>
    </form>
  );
};

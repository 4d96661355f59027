import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { confirmationError, passwordError } from '../../../../core/account/password';
import { updatePassword } from '../../../../core/contract/setting';
import { asApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { PageHead } from '../../../../ui/page-head';
import { Button } from '../../../../ui/plain/button';
import { PasswordField } from '../../../../ui/plain/password-field';
import { PasswordStrength } from '../../../../ui/plain/password-strength';
import { Refusal } from '../../../../ui/plain/refusal';
import { Switch } from '../../../../ui/plain/switch';
import { type FieldErrors, serverErrors, shapeErrors } from '../../../../ui/shape-errors';
import { useFirstInvalid, withoutErrors } from '../../../../ui/use-first-invalid';
import styles from './setting-password.module.css';

const copy = {
  title: 'Kata Sandi',
  hint: 'Ganti kata sandi secara berkala, dan segera bila ada yang mengetahuinya.',
  labels: {
    current_password: 'Kata sandi saat ini',
    password: 'Kata sandi baru',
    password_confirmation: 'Ulangi kata sandi baru',
  },
  rule: '8–64 karakter dengan huruf dan angka, tanpa email atau nomor HP Anda.',
  endOthers: 'Keluarkan semua perangkat lain',
  endOthersHint: 'Disarankan. Hanya perangkat ini yang tetap masuk.',
  save: 'Ubah kata sandi',
  forgot: 'Lupa kata sandi?',
  done: 'Kata sandi berhasil diubah.',
  ended: (count: number) => (count > 0 ? ` ${count} perangkat lain dikeluarkan.` : ''),
} as const;

type Name = keyof typeof copy.labels;
type Values = Record<Name, string>;

const empty: Values = { current_password: '', password: '', password_confirmation: '' };

/** /setting/password requires the current password and signs out other devices. */
const PasswordPage = () => {
  const { profile } = useFacts();
  const feedback = useFeedback();
  const action = useAction(updatePassword);
  const [values, setValues] = useState(empty);
  const [endOthers, setEndOthers] = useState(true);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [refusal, setRefusal] = useState<string>();
  const form = useFirstInvalid(errors);

  const change = (name: Name) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value });
    setErrors(withoutErrors(errors, [name]));
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...values, end_other_sessions: endOthers };
    const found = errorsOf(body, profile);
    setErrors(found);
    setRefusal(undefined);
    if (Object.values(found).some(Boolean)) return;
    try {
      const { data } = await action.mutateAsync({ body });
      setValues(empty);
      feedback.success(copy.done + copy.ended(data.ended));
    } catch (failure) {
      const { code, errors: fieldErrors, message } = asApiError(failure);
      if (code === 'WRONG_PASSWORD') setErrors({ current_password: message });
      else if (fieldErrors) setErrors(serverErrors<Name>(fieldErrors));
      else setRefusal(message);
    }
  };

  const field = (name: Name) => ({
    label: copy.labels[name],
    value: values[name],
    error: errors[name],
    maxLength: 64,
    onChange: change(name),
  });

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/setting" />
      <form
        ref={form}
        className={`${card.card} ${card.padded} ${styles.form}`}
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <Refusal error={refusal} />
        {/* Password managers save the new one under this account. */}
        <input type="hidden" name="username" autoComplete="username" value={profile.email} readOnly />
        <PasswordField {...field('current_password')} aside={<Forgot />} />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          hint={<PasswordStrength password={values.password} rule={copy.rule} />}
        />
        <PasswordField {...field('password_confirmation')} autoComplete="new-password" />
        <Switch
          label={copy.endOthers}
          hint={copy.endOthersHint}
          checked={endOthers}
          onChange={setEndOthers}
        />
        <Button type="submit" size="large" loading={action.isLoading}>
          {copy.save}
        </Button>
      </form>
    </>
  );
};

export default PasswordPage;

const Forgot = () => useKnownPath()('/forgot-password') && <Link to="/forgot-password">{copy.forgot}</Link>;

function errorsOf(
  body: Values & { end_other_sessions: boolean },
  owner: { email: string; phone: string },
): FieldErrors<Name> {
  const found = shapeErrors<Name>(updatePassword.body, body, copy.labels);
  const password = found.password ?? passwordError(body.password, owner) ?? undefined;
  const confirmation = confirmationError(body.password, body.password_confirmation) ?? undefined;
  return {
    ...found,
    ...(password && { password }),
    ...(confirmation && { password_confirmation: confirmation }),
  };
}

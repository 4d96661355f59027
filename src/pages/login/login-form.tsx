import { ArrowRight, Mail, Smartphone } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/plain/button';
import { Field } from '../../ui/plain/field';
import { Notice } from '../../ui/plain/notice';
import { PasswordField } from '../../ui/plain/password-field';
import { Segmented } from '../../ui/plain/segmented';
import type { LoginBy } from './check-login';
import { copy } from './copy';
import styles from './login.module.css';
import { useLogin } from './use-login';

const kinds: { value: LoginBy; label: string }[] = [
  { value: 'phone', label: copy.phone },
  { value: 'email', label: copy.email },
];

/** What is kept over a reload; the password never is. */
interface Typed {
  by: string;
  phone: string;
  email: string;
}

interface LoginFormProps {
  typed: Typed;
  onChange: (part: Partial<Typed>) => void;
}

export const LoginForm = ({ typed: { phone, email, ...typed }, onChange }: LoginFormProps) => {
  const by: LoginBy = typed.by === 'email' ? 'email' : 'phone';
  const [password, setPassword] = useState('');
  const who = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const { errors, failure, busy, submit } = useLogin();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit({ by, phone, email, password });
    if (wrong[by]) who.current?.focus();
    else if (wrong.password) secret.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={copy.title}>
      {failure && (
        <Notice tone="bad" urgent>
          {failure.message}
        </Notice>
      )}
      <Segmented label={copy.by} options={kinds} value={by} onChange={(next) => onChange({ by: next })} />
      {by === 'phone' ? (
        <Field
          key="phone"
          ref={who}
          label={copy.phone}
          icon={<Smartphone size={18} />}
          type="tel"
          inputMode="tel"
          name="username"
          autoComplete="username"
          placeholder="0812 3456 7890"
          value={phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          error={errors.phone}
        />
      ) : (
        <Field
          key="email"
          ref={who}
          label={copy.email}
          icon={<Mail size={18} />}
          type="email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          placeholder="nama@toko.com"
          value={email}
          onChange={(event) => onChange({ email: event.target.value })}
          error={errors.email}
        />
      )}
      <PasswordField
        ref={secret}
        label={copy.password}
        aside={<Link to="/forgot-password">{copy.forgot}</Link>}
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <Button type="submit" size="large" block loading={busy}>
        {copy.submit}
        <ArrowRight size={18} className={styles.arrow} />
      </Button>
    </form>
  );
};

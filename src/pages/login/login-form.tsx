import { ArrowRight, Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { endReason } from '../../api/session';
import { Button } from '../../ui/plain/button';
import { Field } from '../../ui/plain/field';
import { Notice } from '../../ui/plain/notice';
import { PasswordField } from '../../ui/plain/password-field';
import { Segmented } from '../../ui/plain/segmented';
import type { LoginBy } from './check-login';
import { copy } from './copy';
import styles from './login.module.css';
import { useLogin } from './use-login';

const ways: { value: LoginBy; label: string }[] = [
  { value: 'phone', label: copy.phone },
  { value: 'email', label: copy.email },
];

export const LoginForm = () => {
  const [by, setBy] = useState<LoginBy>('phone');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [ended] = useState(endReason);
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
      <div>
        <h1>{copy.title}</h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      {failure ? (
        <Notice tone="bad" urgent>
          {failure.message}
        </Notice>
      ) : (
        ended && <Notice tone="run">{copy.ended[ended]}</Notice>
      )}
      <Segmented label={copy.by} options={ways} value={by} onChange={setBy} />
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
          onChange={(event) => setPhone(event.target.value)}
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
          onChange={(event) => setEmail(event.target.value)}
          error={errors.email}
        />
      )}
      <PasswordField
        ref={secret}
        label={copy.password}
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <Button type="submit" size="large" block loading={busy}>
        {copy.submit}
        <ArrowRight size={18} className={styles.arrow} />
      </Button>
      <p className={styles.safety}>
        <ShieldCheck size={18} />
        {copy.safety}
      </p>
    </form>
  );
};

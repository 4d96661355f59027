import { ArrowRight, Mail, Smartphone } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { asApiError, ownError } from '../../../../platform/web/api-error';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { PasswordField } from '../../../../ui/plain/password-field';
import { Refusal } from '../../../../ui/plain/refusal';
import {
  checkLogin,
  identifierOf,
  isNumber,
  type LoginErrors,
  type LoginTyped,
  understood,
} from './check-login';
import { copy } from './copy';
import styles from './login.module.css';

interface LoginState {
  errors: LoginErrors;
  /** Error of the whole form, in Indonesian; a new object each time, so that a repeated one is announced again. */
  failure: { message: string } | null;
  busy: boolean;
}

const calm: LoginState = { errors: {}, failure: null, busy: false };

function useLogin() {
  const [state, setState] = useState(calm);

  const submit = async (typed: LoginTyped): Promise<LoginErrors> => {
    const errors = checkLogin(typed);
    if (Object.keys(errors).length > 0) {
      setState({ ...calm, errors });
      return errors;
    }
    setState({ ...calm, busy: true });
    try {
      await send(typed);
      setState(calm);
    } catch (error) {
      setState({ ...calm, failure: { message: asApiError(error).message } });
    }
    return {};
  };

  return { ...state, submit };
}

// API validators load on demand: the page is usable without them.
async function send(typed: LoginTyped): Promise<void> {
  const { signIn } = await import('../../../../platform/web/sign-in').catch(() => {
    throw ownError('OFFLINE');
  });
  await signIn({ identifier: identifierOf(typed.who), password: typed.password });
}

const icons = { phone: <Smartphone size={18} />, email: <Mail size={18} /> };

interface LoginFormProps {
  /** Kept over a reload, unlike the password. */
  who: string;
  onWho: (who: string) => void;
}

export const LoginForm = ({ who, onWho }: LoginFormProps) => {
  const [password, setPassword] = useState('');
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const { errors, failure, busy, submit } = useLogin();
  const read = understood(who);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit({ who, password });
    if (wrong.who) name.current?.focus();
    else if (wrong.password) secret.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={copy.title}>
      <Refusal error={failure} />
      <Field
        ref={name}
        label={copy.who}
        // The line is always present, so that nothing moves; the recognised address is shown once it is complete.
        hint={
          <span aria-live="polite">{read ? `${copy.readAs[read.kind]}: ${read.text}` : copy.whoHint}</span>
        }
        icon={icons[isNumber(who) ? 'phone' : 'email']}
        // The keyboard of a phone then has letters, digits and the @; the browser does not validate what is typed.
        type="text"
        inputMode="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={who}
        onChange={(event) => onWho(event.target.value)}
        error={errors.who}
      />
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
        <ArrowRight size={18} className="mirrored" />
      </Button>
    </form>
  );
};

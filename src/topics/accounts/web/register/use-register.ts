import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { call } from '../../../../platform/web/call';
import { signIn } from '../../../../platform/web/sign-in';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { secondsOf, startWait } from '../../../../platform/web/wait';
import { type FieldErrors, serverErrors } from '../../../../ui/shape-errors';
import { withoutErrors } from '../../../../ui/use-first-invalid';
import { registerMitra } from '../../contract/account';
import { markEmailSent } from '../email-marker';
import {
  bodyOf,
  checkRegister,
  emptyForm,
  type RegisterDraft,
  type RegisterField,
  type Secrets,
} from './check-register';

const noSecrets: Secrets = { password: '', password_confirmation: '' };

export function useRegister() {
  const [query] = useSearchParams();
  const start = { ...emptyForm, referral_code: (query.get('ref') ?? '').slice(0, 20).toUpperCase() };
  const { values: typed, change, settle } = useDraft<RegisterDraft>('register', start, { tab: true });
  const [secrets, setSecrets] = useState(noSecrets);
  const [left, setLeft] = useState<FieldErrors<RegisterField>>({});
  const [refused, setRefused] = useState<FieldErrors<RegisterField>>({});
  const { busy, failure, attempt } = useAttempt();
  const navigate = useNavigate();

  const calmDown = (field: RegisterField) => {
    setLeft(({ [field]: _, ...others }) => others);
    setRefused((errors) => withoutErrors(errors, [field]));
  };

  const set = (field: RegisterField, value: string) => {
    if (field in noSecrets) setSecrets((last) => ({ ...last, [field]: value }));
    else change({ [field]: value });
    calmDown(field);
  };

  /** Filled fields are validated on blur, empty ones on submission. */
  const leave = (field: RegisterField) => {
    const value = { ...typed, ...secrets }[field];
    const error = value === '' ? undefined : checkRegister(typed, secrets)[field];
    setLeft((last) => (error ? { ...last, [field]: error } : last));
  };

  const submit = async () => {
    const errors = checkRegister(typed, secrets);
    setLeft({});
    setRefused(errors);
    if (Object.keys(errors).length > 0) return;
    await attempt(async () => {
      const { data } = await call(registerMitra, { body: bodyOf(typed, secrets) }).catch((error) => {
        setRefused(serverErrors(error.errors));
        throw error;
      });
      markEmailSent(data.email);
      startWait('countdown', secondsOf(data));
      settle();
      // A taken address gets the same answer as a new one; its password differs, so the sign-in fails.
      await signIn({ identifier: data.email, password: secrets.password }).catch(() => undefined);
      navigate('/register-success', { replace: true });
    });
  };

  return { typed, secrets, errors: { ...left, ...refused }, refused, busy, failure, set, leave, submit };
}

import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { call } from '../../../../platform/web/call';
import { ownForm } from '../../../../platform/web/session';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Refusal } from '../../../../ui/plain/refusal';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import { sendEmailVerification } from '../../contract/account-verification';
import styles from '../account/account.module.css';
import { copy as shared } from '../account/copy';
import { readEmail } from '../account/read-address';
import { useLinkMail } from '../account/use-link-mail';
import { markEmailSent } from '../email-marker';
import { copy } from './copy';

/** Sends the link and continues to /verify-email-info. `email` is the account's. */
export const EmailForm = ({ email }: { email: string }) => {
  const { values: typed, change, settle } = useDraft(ownForm('verify-email'), { email }, { tab: true });
  const [errors, setErrors] = useState<{ email?: string }>({});
  const { busy, failure, send } = useLinkMail();
  const form = useFirstInvalid(errors);
  const navigate = useNavigate();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { address: to, error } = readEmail(typed.email);
    setErrors(error ? { email: error } : {});
    if (!to) return;
    const body = to === email ? {} : { email: to };
    const sent = await send(async () => (await call(sendEmailVerification, { body })).data);
    if (!sent) return;
    settle();
    markEmailSent(email, to);
    navigate('/verify-email-info', { replace: true });
  };

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={copy.title}>
      <Refusal error={failure} />
      <Field
        label={shared.email}
        icon={<Mail size={18} />}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={copy.emailHint}
        value={typed.email}
        onChange={(event) => change({ email: event.target.value })}
        error={errors.email}
      />
      <Button type="submit" size="large" block loading={busy}>
        {copy.send}
      </Button>
    </form>
  );
};

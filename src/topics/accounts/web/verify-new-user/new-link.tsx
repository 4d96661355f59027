import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { call } from '../../../../platform/web/call';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import { resendEmail } from '../../contract/account-verification';
import styles from '../account/account.module.css';
import { readEmail } from '../account/read-address';
import { useWait } from '../account/resend';
import { useLinkMail } from '../account/use-link-mail';
import { markEmailSent, useSentEmail } from '../email-marker';
import { copy } from './copy';

/** Requests a new verification link; the answer never reveals whether an account exists. */
export const NewLink = () => {
  const start = { email: useSentEmail()?.account ?? '' };
  const { values, change } = useDraft('new-link', start, { tab: true });
  const { email } = values;
  const [errors, setErrors] = useState<{ email?: string }>({});
  const { busy, failure, sent, send } = useLinkMail();
  const waiting = useWait('countdown') > 0;
  const form = useFirstInvalid(errors);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { address, error } = readEmail(email);
    setErrors(error ? { email: error } : {});
    if (!address) return;
    const granted = await send(async () => (await call(resendEmail, { body: { email: address } })).data);
    if (granted) markEmailSent(address);
  };

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={copy.send}>
      <Refusal error={failure} />
      {sent && (
        <Notice tone="ok" urgent>
          {copy.sent}
        </Notice>
      )}
      <Field
        label={copy.email}
        icon={<Mail size={18} />}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={(event) => change({ email: event.target.value })}
        error={errors.email}
      />
      <Button type="submit" size="large" block loading={busy} disabled={waiting && sent}>
        {copy.send}
      </Button>
    </form>
  );
};

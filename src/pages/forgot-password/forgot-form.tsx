import { AtSign } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../api/use-draft';
import { emailAddress, type LinkTicket } from '../../core/contract/account-fields';
import { normalisePhone } from '../../core/format/phone';
import styles from '../../features/account/account.module.css';
import { useLinkMail } from '../../features/account/use-link-mail';
import { Button } from '../../ui/plain/button';
import { Field } from '../../ui/plain/field';
import { Refusal } from '../../ui/plain/refusal';
import { useFirstInvalid } from '../../ui/use-first-invalid';
import { copy } from './copy';

interface ForgotFormProps {
  ask: (identifier: string) => Promise<LinkTicket>;
  onSent: (identifier: string) => void;
}

/** `628…` or a lower-case e-mail; null if neither. */
const readAddress = (typed: string): string | null =>
  normalisePhone(typed) ?? emailAddress.safeParse(typed).data ?? null;

export const ForgotForm = ({ ask, onSent }: ForgotFormProps) => {
  const { values, change, settle } = useDraft('forgot-password', { identifier: '' }, { tab: true });
  const { identifier } = values;
  const [errors, setErrors] = useState<{ identifier?: string }>({});
  const { busy, failure, send } = useLinkMail();
  const form = useFirstInvalid(errors);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const address = readAddress(identifier);
    setErrors(address ? {} : { identifier: identifier.trim() ? copy.wrong : copy.missing });
    if (!address || !(await send(() => ask(address)))) return;
    settle();
    onSent(address);
  };

  return (
    <form ref={form} className={styles.stack} onSubmit={onSubmit} noValidate aria-label={copy.title}>
      <Refusal error={failure} />
      <Field
        label={copy.identifier}
        icon={<AtSign size={18} />}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={copy.placeholder}
        value={identifier}
        onChange={(event) => change({ identifier: event.target.value })}
        error={errors.identifier}
      />
      <Button type="submit" size="large" block loading={busy}>
        {copy.submit}
      </Button>
    </form>
  );
};

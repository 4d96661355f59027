import { AtSign, KeyRound, MailCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { emailAddress, type LinkTicket } from '../../../../core/contract/account-fields';
import { maskedAddress } from '../../../../core/format/mask';
import { normalisePhone } from '../../../../core/format/phone';
import { call } from '../../../../platform/web/call';
import { useStored } from '../../../../platform/web/storage';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { Refusal } from '../../../../ui/plain/refusal';
import { useFirstInvalid } from '../../../../ui/use-first-invalid';
import { forgotPassword } from '../../contract/account';
import styles from '../account/account.module.css';
import { AccountPage } from '../account/account-page';
import { LinkResend } from '../account/link-resend';
import { useLinkMail } from '../account/use-link-mail';

const copy = {
  title: 'Lupa kata sandi',
  lead: 'Masukkan email atau nomor HP akun Anda. Kami kirim tautan untuk membuat kata sandi baru.',
  identifier: 'Email atau nomor HP',
  placeholder: 'nama@toko.com',
  missing: 'Masukkan email atau nomor HP Anda.',
  wrong: 'Tulis email seperti nama@toko.com atau nomor HP seperti 081234567890.',
  submit: 'Kirim Tautan',
  sentTitle: 'Periksa pesan Anda',
  sentByEmail: 'Jika ada akun dengan email ini, tautan sudah dikirim ke',
  sentByPhone: 'Jika ada akun dengan nomor ini, tautan sudah dikirim lewat WhatsApp ke',
  lasts: 'Tautan berlaku 30 menit dan hanya sekali pakai. Tidak ada pesan? Periksa juga folder spam.',
  other: 'Pakai email atau nomor lain',
  back: 'Kembali ke halaman masuk',
} as const;

interface ForgotFormProps {
  ask: (identifier: string) => Promise<LinkTicket>;
  onSent: (identifier: string) => void;
}

/** `628…` or a lower-case e-mail; null if neither. */
const readAddress = (typed: string): string | null =>
  normalisePhone(typed) ?? emailAddress.safeParse(typed).data ?? null;

const ForgotForm = ({ ask, onSent }: ForgotFormProps) => {
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

const ask = async (identifier: string) => (await call(forgotPassword, { body: { identifier } })).data;

const ForgotPasswordPage = () => {
  const [address, setAddress] = useStored('recoveryEmail');
  const back: ReactNode = <Link to="/login">{copy.back}</Link>;
  if (address === null) {
    return (
      <AccountPage icon={<KeyRound size={26} />} title={copy.title} lead={copy.lead} foot={back}>
        <ForgotForm ask={ask} onSent={setAddress} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      icon={<MailCheck size={26} />}
      title={copy.sentTitle}
      lead={
        <>
          {address.includes('@') ? copy.sentByEmail : copy.sentByPhone}{' '}
          <strong>{maskedAddress(address)}</strong>. {copy.lasts}
        </>
      }
      foot={back}
    >
      <LinkResend ask={() => ask(address)} />
      <Button tone="quiet" block onClick={() => setAddress(null)}>
        {copy.other}
      </Button>
    </AccountPage>
  );
};

export default ForgotPasswordPage;

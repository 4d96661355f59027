import { KeyRound, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../api/call';
import { useStored } from '../../api/storage';
import { forgotPassword } from '../../core/contract/account';
import { maskedAddress } from '../../core/format/mask';
import { AccountPage } from '../../features/account/account-page';
import { LinkResend } from '../../features/account/link-resend';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import { ForgotForm } from './forgot-form';

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

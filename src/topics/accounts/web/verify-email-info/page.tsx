import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../platform/web/call';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { sendEmailVerification } from '../../contract/account-verification';
import styles from '../account/account.module.css';
import { GatePage } from '../account/gate-page';
import { LinkResend } from '../account/link-resend';
import type { AccountState } from '../account/use-account-state';
import { useSentEmail } from '../email-marker';

const copy = {
  title: 'Periksa email Anda',
  lead: 'Tautan verifikasi sudah dikirim ke',
  next: 'Buka tautan itu di perangkat mana pun; halaman ini melanjutkan dengan sendirinya.',
  check: 'Saya Sudah Membuka Tautan',
  notYet: 'Email belum terverifikasi. Buka tautan dari pesan terbaru, lalu periksa lagi.',
  change: 'Ubah alamat email',
} as const;

const VerifyEmailInfoPage = () => {
  const sent = useSentEmail();
  /** Address of the last link, which may be one that is to replace the account's own. */
  const sentTo = (email: string) => (sent?.account === email ? sent.to : email);
  return (
    <GatePage
      icon={<MailCheck size={26} />}
      title={copy.title}
      lead={({ email }) => (
        <>
          {copy.lead} <strong>{sentTo(email)}</strong>. {copy.next}
        </>
      )}
      done={({ is_email_verified }) => is_email_verified}
    >
      {({ email }, refresh) => <Waiting own={email} sentTo={sentTo(email)} refresh={refresh} />}
    </GatePage>
  );
};

export default VerifyEmailInfoPage;

interface WaitingProps {
  own: string;
  sentTo: string;
  refresh: () => Promise<AccountState | null>;
}

const Waiting = ({ own, sentTo, refresh }: WaitingProps) => {
  const [isRefreshing, setRefreshing] = useState(false);
  const [notYet, setNotYet] = useState(false);

  const check = async () => {
    setRefreshing(true);
    setNotYet(false);
    const account = await refresh();
    setRefreshing(false);
    setNotYet(account?.is_email_verified === false);
  };
  const resend = async () => {
    const body = sentTo === own ? {} : { email: sentTo };
    return (await call(sendEmailVerification, { body })).data;
  };

  return (
    <div className={styles.stack}>
      {notYet && <Notice urgent>{copy.notYet}</Notice>}
      <Button size="large" block loading={isRefreshing} onClick={check}>
        {copy.check}
      </Button>
      <LinkResend ask={resend} />
      <ButtonLink to="/verify-email" tone="quiet" block>
        {copy.change}
      </ButtonLink>
    </div>
  );
};

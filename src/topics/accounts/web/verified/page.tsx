import { ArrowRight, MailCheck, ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../../platform/web/session';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { AccountPage } from '../account/account-page';
import { copy as shared } from '../account/copy';
import { WaysOut } from '../account/ways-out';

const copy = {
  title: 'Email terverifikasi',
  lead: (email: string) => `${email} sekarang terhubung dengan akun Anda.`,
  plainTitle: 'Verifikasi akun',
  plainLead:
    'Masuk untuk melanjutkan. Jika masih ada yang perlu diverifikasi, kami tunjukkan langkahnya setelah Anda masuk.',
  next: 'Jika nomor HP belum terverifikasi, langkah itu menyusul setelah Anda masuk.',
} as const;

const VerifiedPage = () => {
  const state: { email?: unknown } | null = useLocation().state;
  const email = typeof state?.email === 'string' ? state.email : null;
  const signedIn = useSession() !== null;
  return (
    <AccountPage
      icon={email ? <MailCheck size={26} /> : <ShieldCheck size={26} />}
      title={email ? copy.title : copy.plainTitle}
      lead={email ? copy.lead(email) : copy.plainLead}
      foot={<WaysOut />}
    >
      {email && !signedIn && <p>{copy.next}</p>}
      <ButtonLink to={signedIn ? '/dashboard' : '/login'} size="large" block>
        {signedIn ? shared.toDashboard : shared.signIn}
        <ArrowRight size={18} />
      </ButtonLink>
    </AccountPage>
  );
};

export default VerifiedPage;

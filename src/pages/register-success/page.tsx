import { ArrowRight, MailCheck } from 'lucide-react';
import { call } from '../../api/call';
import { useSentEmail } from '../../api/email-marker';
import { useSession } from '../../api/session';
import { resendEmail } from '../../core/contract/account-verification';
import { maskedEmail } from '../../core/format/mask';
import { AccountPage } from '../../features/account/account-page';
import { LinkResend } from '../../features/account/link-resend';
import { WaysOut } from '../../features/account/ways-out';
import { ButtonLink } from '../../ui/plain/button-link';
import { copy } from './copy';
import styles from './register-success.module.css';

const RegisterSuccessPage = () => {
  // The stored marker has the address; without it the page shows none.
  const email = useSentEmail()?.account;
  const signedIn = useSession() !== null;
  const steps = copy.steps(email ? maskedEmail(email) : copy.yourEmail, signedIn);
  return (
    <AccountPage
      icon={<MailCheck size={26} />}
      title={copy.title}
      lead={copy.lead(steps.length)}
      foot={<WaysOut />}
    >
      <ol className={styles.steps} aria-label={copy.next}>
        {steps.map(({ title, hint }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <strong>{title}</strong>
              <p>{hint}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink to={signedIn ? '/verify-phone' : '/login'} size="large" block>
        {signedIn ? copy.verifyPhone : copy.signIn}
        <ArrowRight size={18} className={styles.arrow} />
      </ButtonLink>
      <div className={styles.again}>
        <p>{copy.spam}</p>
        {email && <LinkResend ask={async () => (await call(resendEmail, { body: { email } })).data} />}
      </div>
    </AccountPage>
  );
};

export default RegisterSuccessPage;

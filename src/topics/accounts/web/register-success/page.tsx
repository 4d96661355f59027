import { ArrowRight, MailCheck } from 'lucide-react';
import { maskedEmail } from '../../../../core/format/mask';
import { call } from '../../../../platform/web/call';
import { useSession } from '../../../../platform/web/session';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { resendEmail } from '../../contract/account-verification';
import { AccountPage } from '../account/account-page';
import { LinkResend } from '../account/link-resend';
import { WaysOut } from '../account/ways-out';
import { useSentEmail } from '../email-marker';
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
        <ArrowRight size={18} className="mirrored" />
      </ButtonLink>
      <div className={styles.again}>
        <p>{copy.spam}</p>
        {email && <LinkResend ask={async () => (await call(resendEmail, { body: { email } })).data} />}
      </div>
    </AccountPage>
  );
};

export default RegisterSuccessPage;

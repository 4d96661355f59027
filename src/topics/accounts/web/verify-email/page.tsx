import { Mail } from 'lucide-react';
import { GatePage } from '../account/gate-page';
import { copy } from './copy';
import { EmailForm } from './email-form';

const VerifyEmailPage = () => (
  <GatePage
    icon={<Mail size={26} />}
    title={copy.title}
    lead={() => copy.lead}
    done={({ is_email_verified }) => is_email_verified}
  >
    {({ email }) => <EmailForm email={email} />}
  </GatePage>
);

export default VerifyEmailPage;

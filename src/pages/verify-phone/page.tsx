import { Smartphone } from 'lucide-react';
import { GatePage } from '../../features/account/gate-page';
import { copy } from './copy';
import { PhoneCode } from './phone-code';

const VerifyPhonePage = () => (
  <GatePage
    icon={<Smartphone size={26} />}
    title={copy.title}
    lead={() => copy.lead}
    done={({ is_phone_verified }) => is_phone_verified}
  >
    {(account, look) => <PhoneCode phone={account.phone} onDone={look} />}
  </GatePage>
);

export default VerifyPhonePage;

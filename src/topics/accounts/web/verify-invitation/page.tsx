import { CircleCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bearerOf } from '../../../../core/contract/account-fields';
import type { ReplyOf } from '../../../../core/contract/endpoint';
import { phone as phoneText } from '../../../../core/format/phone';
import type { ApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { checkInvitation } from '../../contract/invitation';
import { AccountPage } from '../account/account-page';
import { LinkChecking } from '../account/link-checking';
import { LinkFailed } from '../account/link-failed';
import { useLinkToken } from '../account/use-link-token';
import { WaysOut } from '../account/ways-out';
import { type Accepted, AcceptForm } from './accept-form';
import { copy } from './copy';

type Invitation = ReplyOf<typeof checkInvitation>;
/** Kept in the history state: it survives a reload, and the token is not in the URL. */
type Opened = Invitation & { token: string };

const check = (token: string) => call(checkInvitation, { headers: bearerOf(token), body: {} });

const VerifyInvitationPage = () => {
  const opened = (useLocation().state as { opened?: Opened } | null)?.opened;
  const [outcome, setOutcome] = useState<Accepted | ApiError>();
  if (outcome && 'email' in outcome) return <Done {...outcome} />;
  if (outcome) return <Failed error={outcome} onRetry={() => setOutcome(undefined)} />;
  if (!opened) return <Opening />;
  return (
    <AccountPage
      icon={<UserPlus size={26} />}
      title={copy.title(opened.business)}
      lead={copy.lead(opened.name)}
      foot={<WaysOut />}
    >
      <AcceptForm token={opened.token} email={opened.email} onAccepted={setOutcome} onDeadLink={setOutcome} />
    </AccountPage>
  );
};

export default VerifyInvitationPage;

const Opening = () => {
  const navigate = useNavigate();
  const { checking, error, retry } = useLinkToken(check, ({ data }, token) =>
    navigate('/verify/invitation', { replace: true, state: { opened: { ...data, token } } }),
  );
  return checking ? <LinkChecking /> : <Failed error={error} onRetry={() => void retry()} />;
};

const Failed = ({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) => (
  <LinkFailed error={error} onRetry={onRetry}>
    <p>{copy.again}</p>
  </LinkFailed>
);

const Done = ({ email, phone, is_email_verified, is_phone_verified }: Accepted) => (
  <AccountPage
    icon={<CircleCheck size={26} />}
    title={is_email_verified ? copy.doneTitle : copy.nearlyTitle}
    lead={is_email_verified ? copy.doneLead(email) : copy.nearlyLead}
  >
    {!is_email_verified && <p>{copy.proveEmail(email)}</p>}
    {!is_phone_verified && <p>{copy.provePhone(phoneText(phone))}</p>}
    <ButtonLink to="/login" size="large" block>
      {copy.signIn}
    </ButtonLink>
  </AccountPage>
);

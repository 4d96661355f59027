import { CircleCheck, KeyRound, LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ApiError, asApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { rememberReturn } from '../../api/return-path';
import { sessionUser, useSession } from '../../api/session';
import { getPinStatus, type PinStatus } from '../../core/contract/pin';
import { AccountPage } from '../../features/account/account-page';
import { WaysOut } from '../../features/account/ways-out';
import { LoadFailed } from '../../ui/load-failed';
import { ButtonLink } from '../../ui/plain/button-link';
import { SkeletonForm } from '../../ui/skeleton';
import { copy } from './copy';
import { Created } from './created';
import { NewPin } from './new-pin';

type Stage = 'asking' | 'done';

/** /setting/create-pin: public by specification, so it checks the session itself. */
const CreatePinPage = () => (useSession() ? <SignedIn /> : <SignInFirst />);

export default CreatePinPage;

const SignInFirst = () => {
  useEffect(() => rememberReturn('/setting/create-pin', sessionUser()), []);
  return (
    <Frame lead={copy.signInFirst}>
      <ButtonLink to="/login" size="large" block>
        <LogIn size={18} />
        {copy.signIn}
      </ButtonLink>
    </Frame>
  );
};

const SignedIn = () => {
  const [stage, setStage] = useState<Stage>('asking');
  const { status, error, look } = usePinStatus();
  if (stage === 'done') return <Created />;
  if (status?.has_pin) return <Exists />;
  return (
    <Frame lead={copy.lead}>
      {status ? (
        <NewPin onDone={() => setStage('done')} onExists={look} />
      ) : error ? (
        <LoadFailed message={error.message} requestId={error.request_id} onRetry={look} />
      ) : (
        <SkeletonForm fields={1} />
      )}
    </Frame>
  );
};

const Exists = () => (
  <AccountPage
    icon={<CircleCheck size={28} />}
    title={copy.exists}
    lead={copy.existsLead}
    foot={<Link to="/dashboard">Dashboard</Link>}
  >
    <ButtonLink to="/setting/pin" size="large" block>
      {copy.change}
    </ButtonLink>
  </AccountPage>
);

const Frame = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <AccountPage icon={<KeyRound size={28} />} title={copy.title} lead={lead} foot={<WaysOut />}>
    {children}
  </AccountPage>
);

function usePinStatus() {
  const [status, setStatus] = useState<PinStatus>();
  const [error, setError] = useState<ApiError>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks again
  useEffect(() => {
    let seen = true;
    call(getPinStatus).then(
      ({ data }) => seen && setStatus(data),
      (failure) => seen && setError(asApiError(failure)),
    );
    return () => {
      seen = false;
    };
  }, [round]);
  const look = () => {
    setError(undefined);
    setRound((last) => last + 1);
  };
  return { status, error, look };
}
